"""Backups in the data folder: written on request and regularly, the oldest ones removed."""

import re
from pathlib import Path

from stellwerk.server.features.hosting.messages.host import BackupInfo
from stellwerk.server.features.moderation.service.diary import Diary
from stellwerk.server.platform.clock import Clock
from stellwerk.server.platform.database.backup import back_up
from stellwerk.server.platform.database.database import Database
from stellwerk.server.platform.security.secret import find_secret

FOLDER, PATTERN = "backups", "stellwerk-*.zip"
MOMENT = re.compile(r"(\d{4})(\d\d)(\d\d)-(\d\d)(\d\d)(\d\d)")


class Backups:
    """Writes, lists and rotates backups; those that were written before an upgrade are listed and never removed."""

    def __init__(self, database: Database, data: Path, keep: int, diary: Diary, clock: Clock) -> None:
        self.database = database
        self.folder = data / FOLDER
        self.data = data
        self.keep = keep
        self.diary = diary
        self.clock = clock

    async def make(self, host: str | None = None) -> BackupInfo:
        """Write a backup and remove the oldest ones beyond those that are kept."""
        moment = self.clock.datetime().strftime("%Y%m%d-%H%M%S-%f")
        file = self.folder / f"stellwerk-{moment}.zip"
        await back_up(self.database, find_secret(self.data, None), file)
        self._rotate()
        await self.diary.note("backup", file.name, host)
        return _info(file)

    def list(self) -> list[BackupInfo]:
        """All backups, the newest first."""
        return sorted((_info(file) for file in self.folder.glob("*.zip")), key=lambda each: each.at, reverse=True)

    def _rotate(self) -> None:
        for file in sorted(self.folder.glob(PATTERN), reverse=True)[self.keep :]:
            file.unlink(missing_ok=True)


def _info(file: Path) -> BackupInfo:
    """Name, size and moment of a backup; the moment stands in its name, in UTC."""
    found = MOMENT.search(file.name)
    at = "" if found is None else "{}-{}-{}T{}:{}:{}.000Z".format(*found.groups())
    return BackupInfo(file.name, file.stat().st_size, at, file.match(PATTERN))
