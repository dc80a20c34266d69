"""Connects the meters with what they measure."""

import resource
import sys

from stellwerk.server.features.tables.jobs.bots import Bots
from stellwerk.server.features.timeouts.jobs import Timers
from stellwerk.server.services import Services


def measure_tables(services: Services) -> None:
    """Sockets, tables in memory."""
    meters, tables = services.meters, services.tables
    meters.watch("stellwerk_sockets", "Sockets that listen to a table.", lambda: services.hub.count)
    meters.watch(
        "stellwerk_sockets_lobby", "Sockets that listen to the lists of tables.", lambda: services.lobby_hub.count
    )
    meters.watch("stellwerk_sockets_open", "Open sockets, greeted or not.", lambda: services.socket_limit.open)
    meters.watch("stellwerk_tables_open", "Tables in memory.", lambda: tables.in_memory)
    meters.watch("stellwerk_memory_bytes", "The most memory that this process has used.", _most_memory, "liveall")
    begun = services.clock.datetime().timestamp()
    meters.watch("stellwerk_start_time_seconds", "When this worker began.", lambda: begun, "liveall")


def measure_jobs(services: Services, bots: Bots, timers: Timers) -> None:
    """Bots that think and wait, clocks that run and how late they ring."""
    meters = services.meters
    services.events.timer_fired.subscribe(meters.clock_lag.observe)
    meters.watch("stellwerk_clocks", "Tables whose clock runs.", lambda: timers.running)
    meters.watch("stellwerk_bot_jobs", "Tables at which a bot plays.", lambda: bots.tables_playing)
    meters.watch("stellwerk_bot_thinking", "Bots that think.", lambda: bots.thinking)
    meters.watch("stellwerk_bot_queue", "Bots that wait for a free process.", lambda: bots.queued)


def _most_memory() -> float:
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most if sys.platform == "darwin" else 1024 * most
