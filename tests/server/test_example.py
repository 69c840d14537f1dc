"""The script in docs/protocol.md plays a whole match against a server with default settings."""

import re
import subprocess
import sys
from pathlib import Path

from tests.server.process import ServerProcess

from pyramidion.games import GAMES
from pyramidion.kernel.record import decode_record
from pyramidion.kernel.verify import verify

SCRIPT = Path(__file__).parents[2] / "examples" / "two_clients.py"


def test_two_clients_play_a_match_whose_record_verifies(tmp_path):
    server = ServerProcess(tmp_path / "tables.sqlite").start()
    try:
        command = [sys.executable, str(SCRIPT), server.url]
        played = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
        assert (played.returncode, played.stderr) == (0, "")
        assert re.search(r"^1\. (Ada|Bela): \d+ points$", played.stdout, re.MULTILINE)
        found = re.search(r"record at \S*?(/api/\S+)$", played.stdout, re.MULTILINE)
        assert found is not None
        outcome = verify(decode_record(server.get(found[1])), GAMES["silver_gold"])
        assert len(outcome.scores) == 2
    finally:
        server.stop()
