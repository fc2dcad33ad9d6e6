"""An environment as a host has it, without a network: a wheel, and packages of here that it asks for."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib.metadata import Distribution, distribution
from pathlib import Path
from typing import Final
from zipfile import ZipFile

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

PROGRAM: Final = "khandan"


def needed(name: str = PROGRAM) -> Iterator[Distribution]:
    """The packages that running needs, each once; the program itself is not among them."""
    todo, seen = [Requirement(name)], {canonicalize_name(name)}
    while todo:
        requirement = todo.pop()
        package = distribution(requirement.name)
        if canonicalize_name(requirement.name) != name:
            yield package
        for extra in ("", *requirement.extras):
            for line in package.requires or ():
                wanted = Requirement(line)
                key = canonicalize_name(wanted.name)
                if key not in seen and (wanted.marker is None or wanted.marker.evaluate({"extra": extra})):
                    seen.add(key)
                    todo.append(wanted)


def host_environment(folder: Path, wheel: Path) -> Path:
    """Make the environment; returns its Python. Its packages are linked, so nobody may write into one."""
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(folder)], check=True)
    (packages,) = folder.glob("lib/python*/site-packages")
    for package in needed():
        for file in package.files or ():
            source, target = Path(str(package.locate_file(file))), packages / file
            if ".." not in file.parts and "__pycache__" not in file.parts and source.is_file():
                target.parent.mkdir(parents=True, exist_ok=True)
                _link(source, target)
    with ZipFile(wheel) as packed:
        packed.extractall(packages)
    return folder / "bin/python"


def _link(source: Path, target: Path) -> None:
    try:
        os.link(source, target)
    except OSError:  # on another disk
        shutil.copy(source, target)
