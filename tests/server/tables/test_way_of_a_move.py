"""The tool that counts what one move passes."""

import json
import subprocess
import sys
from pathlib import Path

TOOL = Path(__file__).parents[3] / "tools" / "way_of_a_move.py"
MOST_FILES, MOST_FUNCTIONS, MOST_INVERSIONS = 31, 89, 3  # docs/decisions/0012: who raises them says why; 88, and
# on a slow machine the text of a new second, which is cached between moves of one second


def test_the_way_of_a_move_is_counted_from_socket_to_socket() -> None:
    """A real move on a real server: the rules and the saving lie on its way, games and module bodies are left out."""
    command = [sys.executable, str(TOOL), "--moves", "5", "--json"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=True)
    found = json.loads(done.stdout)
    assert found["files"] == len(found["way"]) and found["functions"] == sum(map(len, found["way"].values()))
    assert [name for name in found["way"]["kernel/fold.py"] if name.startswith("Fold.judge:")], "the move is judged"
    assert [file for file in found["way"] if file.startswith("server/")], "the server is on the way"
    assert not [file for file in found["way"] if file.startswith("games/")]
    assert not [name for names in found["way"].values() for name in names if "comp>" in name or "<module>" in name]
    assert len(found["inverted"]) == found["inversions"]
    assert max(found["functions_by_move"]) <= found["functions_union"]
    assert found["files"] <= MOST_FILES, list(found["way"])
    assert found["functions"] <= MOST_FUNCTIONS, found["way"]
    assert found["inversions"] <= MOST_INVERSIONS, found["inverted"]
