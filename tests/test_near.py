"""Which tests `make check` runs: the nearest first, and nothing is left out unsaid."""

import subprocess
import sys

from tests.near import ALWAYS, RENDERINGS, ROOT, TEXTS, near_tests


def test_the_test_of_a_modules_name_comes_before_those_that_import_it() -> None:
    """After the laws that are always run."""
    laws, found = len(ALWAYS), near_tests(["engine/store/codec.py"])

    assert list(ALWAYS) == found[:laws]
    assert "tests/engine/store/test_codec.py" == found[laws]
    assert "tests/faults/test_deaths.py" in found[laws:]


def test_a_module_without_a_test_of_its_name_has_those_of_its_folder() -> None:
    """Every test there, for any of them may be the one."""
    found = near_tests(["bot/upkeep/nothing_is_named_so.py"])

    assert {str(one.relative_to(ROOT)) for one in (ROOT / "tests/bot/upkeep").glob("test_*.py")} <= set(found)


def test_a_changed_test_is_the_first_and_stands_once() -> None:
    """Also where it is near for a second reason."""
    changed = "tests/engine/store/test_codec.py"
    found = near_tests(["engine/store/codec.py", changed])

    assert (changed, 1) == (found[0], found.count(changed))


def test_a_changed_text_is_looked_at_as_it_is_said() -> None:
    """By the laws of texts and by the recorded renderings; a page of docs is near to the laws alone."""
    assert {TEXTS, RENDERINGS} <= set(near_tests(["data/text/fa/coup.ftl"]))
    assert list(ALWAYS) == near_tests(["docs/hosting.md"])


def test_what_there_was_no_time_for_is_named() -> None:
    """The run ends with the first test that is done, and without an error."""
    tests = ["tests/laws/test_names.py", "tests/laws/test_links.py"]
    program = f"import sys; from tests.near import run; sys.exit(run({tests!r}, 0.0))"
    done = subprocess.run(
        (sys.executable, "-c", program), cwd=ROOT, capture_output=True, text=True, check=False
    )
    left = done.stdout.partition("were left to `make test`:")[2].split()

    assert 0 == done.returncode
    assert 1 == len(left)
    assert set(left) < set(tests)
