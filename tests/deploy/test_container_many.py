"""Three processes on one PostgreSQL, by compose and in Kubernetes: as careful as one, and told apart."""

import os
import re
import subprocess
from pathlib import Path
from typing import Any, Final

import pytest
import yaml

from bot import keys
from bot.config import NAMES, parse_keys, read
from tests.deploy.health import ROOT
from tests.deploy.test_container import BOT, CLUSTER, COMPOSE, POD, PORT, USER
from tests.deploy.test_installed import PROJECT

MANY: Final[dict[str, Any]] = yaml.safe_load((ROOT / "deploy/compose_many.yaml").read_text("utf-8"))
BOTS: Final[dict[str, dict[str, Any]]] = {
    name: one for name, one in MANY["services"].items() if name != "postgres"
}
OBJECTS: Final[dict[str, Any]] = {
    one["kind"]: one for one in yaml.safe_load_all((ROOT / "deploy/kubernetes_many.yaml").read_text("utf-8"))
}
SEVERAL: Final[dict[str, Any]] = OBJECTS["Deployment"]["spec"]
EACH: Final[dict[str, Any]] = SEVERAL["template"]["spec"]
BACKUP: Final[dict[str, Any]] = OBJECTS["CronJob"]["spec"]["jobTemplate"]["spec"]["template"]["spec"]
OWN: Final = ("ports", "volumes", "environment")
"""What each process has of its own."""

PAGE: Final = (ROOT / "docs/hosting_many.md").read_text("utf-8")

every_bot = pytest.mark.parametrize("name", BOTS)


def settings(name: str) -> dict[str, str]:
    """What a process of the compose file is given."""
    found: dict[str, str] = BOTS[name]["environment"]
    return found


@every_bot
def test_each_of_three_is_held_as_tightly_as_one_alone(name: str) -> None:
    """Only a name, a port and a folder are another's; it has more time to end, for it gives shards away."""
    one, alone = BOTS[name], dict(BOT)
    for key in (*OWN, "build", "stop_grace_period"):
        alone.pop(key)

    assert alone.items() <= one.items()
    assert one["build"]["args"]["EXTRAS"].split()[0] in PROJECT["optional-dependencies"]
    assert "command" not in one
    assert "90s" == one["stop_grace_period"]


def test_processes_of_compose_share_all_but_name_port_and_folder() -> None:
    """The folder holds the way to its process; of nightly backups one has the whole."""
    names = [settings(name)["PROCESS"] for name in BOTS]
    ports = [port for one in BOTS.values() for port in one["ports"]]
    volumes = [volume for one in BOTS.values() for volume in one["volumes"]]

    assert 3 == len(BOTS) == len(set(names)) == len(set(ports)) == len(set(volumes))
    assert all(re.fullmatch(rf"127\.0\.0\.1:\d+:{PORT}", port) for port in ports)
    assert 1 == sum(bool(settings(name)["NIGHTLY"]) for name in BOTS)
    assert 1 == len({settings(name)["SHARDS"] for name in BOTS})
    assert int(settings("a")["SHARDS"]) >= len(BOTS)


def test_no_volume_has_a_name_of_one_letter() -> None:
    """Compose takes `c:/data` for a drive of Windows, and starts nothing."""
    files = {"compose_many.yaml": MANY, "compose.yaml": COMPOSE}
    sources = {
        (file, volume.partition(":")[0])
        for file, whole in files.items()
        for service in whole["services"].values()
        for volume in service["volumes"]
    }

    assert [] == sorted(one for one in sources if len(one[1]) < 2)
    assert {(file, name) for file, whole in files.items() for name in whole["volumes"]} == sources


@pytest.mark.parametrize("name", ["KHANDAN_KEY", "POSTGRES_PASSWORD"])
def test_what_all_processes_share_must_be_set_before_one_starts(name: str) -> None:
    """Without a key each would make one of its own, and the database opens to the first alone."""
    given = "\n".join(settings("a").values())

    assert f"${{{name}:?" in given
    assert 1 == len({settings(one).get("KHANDAN_KEY") for one in BOTS})


def test_another_base_is_chosen_once_for_every_build() -> None:
    """In .env: an argument of one `build` alone would be forgotten by the next `up --build`."""
    builds = [BOT["build"], *(one["build"] for one in BOTS.values())]

    assert [None] * len(builds) == [one["args"]["BASE"] for one in builds]


def test_processes_of_compose_reach_the_database_that_stands_beside_them() -> None:
    """Its password stands in .env alone; it is reached by nobody else and keeps its data in a volume."""
    base = MANY["services"]["postgres"]
    address = settings("a")["DATABASE_URL"]

    assert address.startswith("postgresql://khandan:${POSTGRES_PASSWORD:?")
    assert address.endswith("@postgres/khandan")
    assert ("khandan", "khandan") == (
        base["environment"]["POSTGRES_USER"],
        base["environment"]["POSTGRES_DB"],
    )
    assert "ports" not in base
    assert ["postgres:/var/lib/postgresql"] == base["volumes"]
    assert {"postgres": {"condition": "service_healthy"}} == BOTS["a"]["depends_on"]
    assert all(COMPOSE["services"]["khandan"]["logging"] == one["logging"] for one in (base, *BOTS.values()))


def test_a_pod_among_others_is_held_as_tightly_as_one_alone() -> None:
    """What it is given, where it writes and how long it may take to end differ, and nothing else."""
    (one,), (alone,) = EACH["containers"], POD["containers"]
    own = ("env", "image")

    assert {key: alone[key] for key in alone if key not in own} == {
        key: one[key] for key in one if key not in own
    }
    assert POD["securityContext"] == EACH["securityContext"]
    assert (False, 90) == (EACH["automountServiceAccountToken"], EACH["terminationGracePeriodSeconds"])
    assert {"data", "tmp"} == {volume["name"] for volume in EACH["volumes"]}
    assert CLUSTER["NetworkPolicy"] == OBJECTS["NetworkPolicy"]
    assert CLUSTER["Service"] == OBJECTS["Service"]


def test_a_new_pod_is_there_before_an_old_one_goes() -> None:
    """At an upgrade, and where a machine is emptied."""
    assert {"maxSurge": 1, "maxUnavailable": 0} == SEVERAL["strategy"]["rollingUpdate"]
    assert 1 == OBJECTS["PodDisruptionBudget"]["spec"]["maxUnavailable"]
    assert SEVERAL["selector"] == OBJECTS["PodDisruptionBudget"]["spec"]["selector"]


def test_pods_have_names_of_their_own_and_settings_that_there_are() -> None:
    given = {one["name"]: one for one in EACH["containers"][0]["env"]}
    secret = OBJECTS["Secret"]["stringData"]

    assert {"fieldRef": {"fieldPath": "metadata.name"}} == given["PROCESS"]["valueFrom"]
    assert int(given["SHARDS"]["value"]) >= SEVERAL["replicas"] == 3
    assert {"DISCORD_TOKEN": "", "KHANDAN_KEY": "", "DATABASE_URL": ""} == secret
    assert {*given, *secret, *settings("a")} <= {*NAMES}


def test_the_cluster_backs_up_what_is_in_the_database() -> None:
    """By the same image, as the same user, into a volume that stays; while the bot plays."""
    (one,) = BACKUP["containers"]

    assert ["backup", "--keep", "14"] == one["args"]
    assert EACH["containers"][0]["image"] == one["image"]
    assert EACH["containers"][0]["securityContext"] == one["securityContext"]
    assert EACH["securityContext"] == BACKUP["securityContext"]
    assert USER == BACKUP["securityContext"]["runAsUser"]
    assert [OBJECTS["PersistentVolumeClaim"]["metadata"]["name"]] == [
        volume["persistentVolumeClaim"]["claimName"]
        for volume in BACKUP["volumes"]
        if "persistentVolumeClaim" in volume
    ]
    # No Prometheus looks for numbers there, and no other pod counts it as a bot.
    assert SEVERAL["selector"]["matchLabels"]["app"] not in set(
        OBJECTS["CronJob"]["spec"]["jobTemplate"]["spec"]["template"]["metadata"]["labels"].values()
    )


def test_the_page_of_several_processes_names_what_there_is() -> None:
    named = set(re.findall(r"(?<!/)deploy/\w+\.\w+", PAGE))

    assert {
        f"deploy/{name}" for name in ("compose_many.yaml", "kubernetes_many.yaml", "dashboard.json")
    } == named
    assert "--project-directory . -f deploy/compose_many.yaml" in PAGE


def test_the_pages_line_hands_every_key_of_the_file_to_all_processes(tmp_path: Path) -> None:
    """After a rotation the file has two: the second alone opens what was sealed since."""
    (line,) = (one for one in PAGE.splitlines() if one.startswith('echo "KHANDAN_KEY='))
    file = tmp_path / "var" / keys.KEY_FILE
    file.parent.mkdir()
    file.write_text(f"{'A' * 43}=\n", "ascii")
    (tmp_path / ".env").write_text("KHANDAN_KEY=\n", "ascii")
    keys.add(file, os.urandom)
    subprocess.run(["sh", "-c", line], cwd=tmp_path, check=True)
    given = read(tmp_path / ".env").khandan_key

    assert given is not None
    assert parse_keys(file.read_text("ascii")) == parse_keys(given.get_secret_value())
    assert [1, 2] == list(parse_keys(given.get_secret_value()))
