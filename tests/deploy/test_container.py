"""The container: Dockerfile, compose and Kubernetes held against habits. None is run: no daemon here."""

import re
import shlex
from pathlib import Path
from typing import Any, Final

import pytest
import yaml
from packaging.requirements import Requirement
from packaging.specifiers import SpecifierSet

from bot.__main__ import CONTAINER, CONTAINER_CODES
from bot.config import NAMES
from bot.metrics.page import is_near_name
from tests.deploy.health import DOCKERFILE, ROOT
from tests.deploy.test_installed import PROJECT

COMPOSE: Final[dict[str, Any]] = yaml.safe_load((ROOT / "compose.yaml").read_text("utf-8"))
BOT: Final[dict[str, Any]] = COMPOSE["services"]["khandan"]
CLUSTER: Final[dict[str, Any]] = {
    one["kind"]: one for one in yaml.safe_load_all((ROOT / "deploy/kubernetes.yaml").read_text("utf-8"))
}
POD: Final[dict[str, Any]] = CLUSTER["StatefulSet"]["spec"]["template"]["spec"]
USER: Final = 10001
PORT: Final = 9464


def instructions() -> list[tuple[str, str]]:
    """The Dockerfile's instructions in their order, a line that goes on joined to the first."""
    joined = re.sub(r"\\\n", " ", re.sub(r"^#.*\n", "", DOCKERFILE, flags=re.MULTILINE))
    return [(line.split()[0], line.partition(" ")[2]) for line in joined.splitlines() if line]


def place(start: str, of: str) -> int:
    """Where the first instruction of this kind stands whose words hold these."""
    return next(at for at, (kind, words) in enumerate(instructions()) if kind == of and start in words)


def test_packages_are_installed_before_sources_are_copied() -> None:
    """A layer is made anew once one above it is: a commit changes sources each time, and packages seldom."""
    packages = place("--no-install-project", "RUN")
    first = [words for kind, words in instructions()[:packages] if kind == "COPY"]
    after = [place(name, "COPY") for name in ("data data", "engine engine", "bot bot")]

    assert ["deploy/uv.txt deploy/", "pyproject.toml uv.lock ./"] == first
    assert all(packages < one for one in after)
    assert max(after) < place("COMMIT", "ARG") < place("--no-editable", "RUN")


def test_the_base_and_uv_are_what_they_were() -> None:
    """A tag alone may be another image tomorrow."""
    (base,) = re.findall(r"^ARG BASE=(\S+)$", DOCKERFILE, re.MULTILINE)
    froms = [words.split()[0] for kind, words in instructions() if kind == "FROM"]
    lines = (ROOT / "deploy/uv.txt").read_text("utf-8").replace("\\\n", " ").splitlines()
    (pinned,) = (line for line in lines if not line.startswith("#"))
    uv = Requirement(pinned.partition(" --hash")[0])
    text = (ROOT / "pyproject.toml").read_text("utf-8")
    wanted = SpecifierSet(re.search(r'required-version = "(.*)"', text)[1])  # type: ignore[index]

    assert re.fullmatch(r"debian:12\.\d+-slim@sha256:[0-9a-f]{64}", base)
    assert ["${BASE}", "${BASE}"] == froms
    assert [True] == [wanted.contains(one.version) for one in uv.specifier if one.operator == "=="]
    assert 2 == len(re.findall(r"--hash=sha256:[0-9a-f]{64}\b", pinned))
    assert "--require-hashes -r deploy/uv.txt" in DOCKERFILE


def test_the_image_runs_as_nobody_and_takes_no_tool_along() -> None:
    """What builds stays in the first stage; the last one takes the finished environment alone."""
    last = instructions()[max(at for at, (kind, _) in enumerate(instructions()) if kind == "FROM") :]
    copied = [words for kind, words in last if kind == "COPY"]

    assert ("USER", f"{USER}:{USER}") in last
    assert f"--uid {USER}" in DOCKERFILE
    assert f"--gid {USER}" in DOCKERFILE
    assert ["--from=build /app/.venv /app/.venv"] == copied
    assert "pip" not in next(words for kind, words in last if kind == "RUN")
    assert "rm -rf /var/lib/apt/lists/*" in DOCKERFILE
    assert not [kind for kind, _ in instructions() if kind in ("ADD", "EXPOSE")]


def test_no_secret_is_a_layer() -> None:
    """Settings come when it runs; arguments of the build say commit, extras and base."""
    arguments = {words.split("=")[0] for kind, words in instructions() if kind == "ARG"}

    assert {"BASE", "EXTRAS", "COMMIT"} == arguments
    assert not re.search(r"TOKEN|KEY=|COPY .*\.env", DOCKERFILE)
    assert ".env" == BOT["env_file"]


def test_only_what_the_host_can_mend_ends_the_container_for_good() -> None:
    """`on-failure` begins anew on every code but 0; 143, an end by SIGTERM, comes back with the machine."""
    (command,) = (words for kind, words in instructions() if kind == "CMD")

    assert "on-failure" == BOT["restart"]
    assert f'["run", "{CONTAINER}"]' == command
    assert {2: 0, 0: 143} == CONTAINER_CODES
    assert "command" not in BOT


def test_an_init_reaps_what_drew_and_a_stop_has_time() -> None:
    assert BOT["init"] is True
    assert "30s" == BOT["stop_grace_period"]
    assert ("STOPSIGNAL", "SIGTERM") in instructions()


def test_the_container_is_bounded() -> None:
    assert {"mem_limit", "pids_limit", "logging"} <= set(BOT)
    assert [f"/tmp:size={64}m"] == BOT["tmpfs"]
    assert {"max-size", "max-file"} == set(BOT["logging"]["options"])


def test_the_container_may_do_little() -> None:
    assert BOT["read_only"] is True
    assert ["ALL"] == BOT["cap_drop"]
    assert ["no-new-privileges:true"] == BOT["security_opt"]
    assert not {"privileged", "network_mode", "pid", "ipc", "devices", "cap_add", "user"} & set(BOT)
    assert [f"khandan:{BOT['environment']['DATA']}"] == BOT["volumes"]


def test_numbers_are_reached_from_this_machine_and_this_network_alone() -> None:
    """Docker opens a port without an address to the world, past the machine's own firewall."""
    given = BOT["environment"]

    assert [f"127.0.0.1:{PORT}:{PORT}"] == BOT["ports"]
    assert (str(PORT), "0.0.0.0") == (given["METRICS"], given["METRICS_ADDRESS"])
    assert is_near_name("khandan")
    assert not is_near_name("khandan.example")


def test_each_extra_can_be_built_in() -> None:
    """By the same argument in both steps: the second would take out again what the first put in."""
    steps = re.findall(r"uv sync (.*)$", DOCKERFILE, re.MULTILINE)

    assert 2 == len(steps)
    assert all(one.endswith("${EXTRAS:+$(printf ' --extra %s' $EXTRAS)}") for one in steps)
    assert "${EXTRAS:-}" == BOT["build"]["args"]["EXTRAS"]
    assert {"charts", "sentry"} <= set(PROJECT["optional-dependencies"])


# Kubernetes.


def container() -> dict[str, Any]:
    """The one container of the pod."""
    (found,) = POD["containers"]
    return dict(found)


def test_the_cluster_has_one_bot_with_a_volume_of_its_own() -> None:
    """Two on one token would answer each click twice."""
    spec = CLUSTER["StatefulSet"]["spec"]
    mounts = {one["name"]: one["mountPath"] for one in container()["volumeMounts"]}

    assert ("apps/v1", 1) == (CLUSTER["StatefulSet"]["apiVersion"], spec["replicas"])
    assert spec["serviceName"] == CLUSTER["Service"]["metadata"]["name"]
    assert ["data"] == [one["metadata"]["name"] for one in spec["volumeClaimTemplates"]]
    assert {"data": "/data", "tmp": "/tmp"} == mounts


def test_every_selector_finds_the_pod() -> None:
    labels = CLUSTER["StatefulSet"]["spec"]["template"]["metadata"]["labels"]
    selectors = (
        CLUSTER["StatefulSet"]["spec"]["selector"]["matchLabels"],
        CLUSTER["Service"]["spec"]["selector"],
        CLUSTER["NetworkPolicy"]["spec"]["podSelector"]["matchLabels"],
    )

    assert [True] * 3 == [one.items() <= labels.items() for one in selectors]


def test_a_pod_may_do_little() -> None:
    own, whole = container()["securityContext"], POD["securityContext"]

    assert {
        "allowPrivilegeEscalation": False,
        "readOnlyRootFilesystem": True,
        "capabilities": {"drop": ["ALL"]},
    } == own
    assert (True, USER, USER, USER) == tuple(
        whole[name] for name in ("runAsNonRoot", "runAsUser", "runAsGroup", "fsGroup")
    )
    assert ("OnRootMismatch", "RuntimeDefault") == (
        whole["fsGroupChangePolicy"],
        whole["seccompProfile"]["type"],
    )
    assert POD["automountServiceAccountToken"] is False
    assert {"memory"} <= set(container()["resources"]["limits"])


@pytest.mark.parametrize(
    ("probe", "path"),
    [("startupProbe", "/livez"), ("livenessProbe", "/livez"), ("readinessProbe", "/healthz")],
)
def test_a_pod_is_not_killed_for_an_outage_of_discords(probe: str, path: str) -> None:
    """Life is asked for by what answers whatever Discord does."""
    asked = container()[probe]["httpGet"]

    assert {"path": path, "port": "metrics"} == asked
    assert [{"name": "metrics", "containerPort": PORT}] == container()["ports"]


def test_numbers_of_the_cluster_are_for_its_prometheus_alone() -> None:
    (rule,) = CLUSTER["NetworkPolicy"]["spec"]["ingress"]
    given = {one["name"]: one["value"] for one in container()["env"]}

    assert ["Ingress"] == CLUSTER["NetworkPolicy"]["spec"]["policyTypes"]
    assert [{"protocol": "TCP", "port": "metrics"}] == rule["ports"]
    assert "prometheus" in str(rule["from"])
    assert "0.0.0.0" == given["METRICS_ADDRESS"]
    assert "None" == CLUSTER["Service"]["spec"]["clusterIP"]


def test_secrets_of_the_cluster_are_settings_and_empty_here() -> None:
    secret = CLUSTER["Secret"]["stringData"]
    given = {one["name"] for one in container()["env"]}

    assert {"DISCORD_TOKEN": "", "KHANDAN_KEY": ""} == secret
    assert {*secret, *given} <= set(NAMES)
    assert [{"secretRef": {"name": CLUSTER["Secret"]["metadata"]["name"]}}] == container()["envFrom"]


def test_a_pod_shows_the_true_exit_code() -> None:
    """It is begun anew whatever the code, so none has to be another."""
    assert ["run"] == container()["args"]


# The script.


def test_the_script_takes_the_steps_of_the_image() -> None:
    """In the same order, with the same extras; groups of the system and the user are the image's alone."""
    script = (ROOT / "deploy/steps").read_text("utf-8")
    ours = [shlex.split(line) for line in script.splitlines() if 'uv" sync' in line]
    theirs = [shlex.split(words) for kind, words in instructions() if "uv sync" in words]

    assert [one[2:] for one in theirs] == [[word for word in one[2:] if word != "--quiet"] for one in ours]
    assert all(one in script for one in ("--require-hashes -r deploy/uv.txt", "deploy/trim.py .venv"))
    assert script.index("--no-install-project") < script.index("{data,engine,bot}")


def test_what_is_not_there_is_not_named() -> None:
    """Every file that the image copies, the documents name or the policy wants."""
    page = (ROOT / "docs/containers.md").read_text("utf-8")
    named = set(re.findall(r"`((?:deploy|tests)/[\w./]+)`", page))

    assert {"deploy/kubernetes.yaml", "deploy/uv.txt", "deploy/steps"} <= named
    assert [] == [one for one in named if not (ROOT / one).exists()]


def test_the_page_of_containers_says_the_limits_that_there_are() -> None:
    page = Path(ROOT / "docs/containers.md").read_text("utf-8")

    assert ("1g", 512) == (BOT["mem_limit"], BOT["pids_limit"])
    assert "1 GB of memory, 512 processes and threads, 50 MB of log" in page
    assert "64 MB of `/tmp`" in page
