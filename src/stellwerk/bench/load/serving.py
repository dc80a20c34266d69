"""Our server as it is measured: `python -m stellwerk.bench.load.serving DATA [URL]`, with limits that a load needs."""

import sys
from pathlib import Path

from stellwerk.bench.load.tictactoe import TIC_TAC_TOE
from stellwerk.kernel.game import Game
from stellwerk.kernel.registry import all_games
from stellwerk.server.serve import listen, serve
from stellwerk.server.settings import Settings

MANY = 1_000_000


def main() -> int:
    """Serve on a free port and print it; people and addresses are not limited, for one address is everybody."""
    data, url = Path(sys.argv[1]), sys.argv[2] if len(sys.argv) > 2 else None
    settings = Settings(
        data=data,
        database=url,
        warm_bots=False,
        new_per_minute=MANY,
        tables_per_person=MANY,
        sockets_per_person=MANY,
        sockets_per_address=MANY,
        sockets=MANY,
        messages_per_second=MANY,
    )
    listening = listen("127.0.0.1", 0)
    games: dict[str, Game] = {**all_games(), TIC_TAC_TOE.meta.id: TIC_TAC_TOE}
    return serve(settings, listening, lambda: print(listening.getsockname()[1], flush=True), games)


if __name__ == "__main__":
    sys.exit(main())
