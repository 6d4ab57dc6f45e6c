#!/usr/bin/env python3
"""Writes assets/dependencies.txt: the crates that the program is made of, with their licences, for its About page.

usage: packaging/list-dependencies.py      (needs no network once the crates have been fetched: cargo fetch)
Run it whenever Cargo.lock has changed; a test says when that was forgotten. What is distributed are the normal dependencies of
the program with its default features, on any system. Those of the build script and of the tests alone, and those of features
that are off, are listed apart, so that the file accounts for all of Cargo.lock.
"""
import json
import pathlib
import subprocess

ROOT = pathlib.Path(__file__).resolve().parent.parent
HEAD = """\
# Written by packaging/list-dependencies.py from Cargo.lock: name, version, licence.
"""


def main():
    command = ["cargo", "metadata", "--format-version", "1", "--locked", "--offline"]
    metadata = json.loads(subprocess.run(command, cwd=ROOT, check=True, capture_output=True).stdout)
    packages = {package["id"]: package for package in metadata["packages"]}
    nodes = {node["id"]: node for node in metadata["resolve"]["nodes"]}
    root = metadata["resolve"]["root"]
    distributed, waiting = set(), [root]
    while waiting:
        package = waiting.pop()
        if package in distributed:
            continue
        distributed.add(package)
        for dependency in nodes[package]["deps"]:
            if any(kind["kind"] is None for kind in dependency["dep_kinds"]):
                waiting.append(dependency["pkg"])
    # The members of the workspace are the program itself.
    own = set(metadata["workspace_members"])
    listed = sorted((packages[id]["name"], packages[id]["version"], licence(packages[id])) for id in distributed - own)
    known = {(name, version) for name, version, _ in listed}
    others = sorted(locked() - known - {(packages[id]["name"], packages[id]["version"]) for id in own})
    lines = [" ".join(package) for package in listed]
    rest = [" ".join(package) for package in others]
    text = HEAD + "\n".join(lines) + "\n\n# Not distributed\n" + "\n".join(rest) + "\n"
    (ROOT / "assets/dependencies.txt").write_text(text, encoding="utf-8")


def licence(package):
    """The licence as an SPDX expression: a slash is the old way to write OR."""
    name = package["license"] or "see " + package["license_file"]
    return name.replace(" / ", " OR ").replace("/", " OR ")


def locked():
    """All names and versions of Cargo.lock."""
    found, name = set(), None
    for line in (ROOT / "Cargo.lock").read_text(encoding="utf-8").splitlines():
        key, _, value = line.partition(" = ")
        if key == "name":
            name = value.strip('"')
        elif key == "version" and name:
            found.add((name, value.strip('"')))
    return found


if __name__ == "__main__":
    main()
