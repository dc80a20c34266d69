"""A server in a process of its own."""

import os
import subprocess
from pathlib import Path

from stellwerk.bench.environment import NoPeers

PAGE_BYTES = 1024
USER_TICKS, SYSTEM_TICKS = 11, 12  # in /proc/<id>/stat, counted from behind the name of the program


class Served:
    """A server that prints its port when it is ready."""

    def __init__(self, command: list[str], folder: Path | None = None) -> None:
        self.process = subprocess.Popen(
            command, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )
        assert self.process.stdout is not None
        lines = (line.strip() for line in self.process.stdout)
        port = next((line for line in lines if line.isdigit()), None)
        if port is None:
            self.stop()
            raise NoPeers(f"{command[0]} did not start")
        self.host = f"127.0.0.1:{port}"

    def memory(self) -> int:
        """What the process keeps in memory now, in bytes."""
        for line in Path(f"/proc/{self.process.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return PAGE_BYTES * int(line.split()[1])
        return 0

    def processor_seconds(self) -> float:
        """Processor time that all threads of the process have used so far, as user and in the system."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[USER_TICKS]) + int(fields[SYSTEM_TICKS])) / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        """End it."""
        self.process.terminate()
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        if self.process.stdout is not None:
            self.process.stdout.close()
