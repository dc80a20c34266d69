"""Run make targets one after another, tell how long each took, stop at the first that fails."""

import subprocess
import sys
import time


def main() -> int:
    took: list[tuple[str, float]] = []
    for step in sys.argv[1:]:
        print(f"\n=== {step}", flush=True)
        started = time.monotonic()
        failed = subprocess.run(["make", "--no-print-directory", step], check=False).returncode
        took.append((step, time.monotonic() - started))
        if failed:
            print(f"\n{step} failed", flush=True)
            return 1
    print("\n" + "\n".join(f"{seconds:7.1f} s  {step}" for step, seconds in took))
    print(f"{sum(seconds for _, seconds in took):7.1f} s  in all", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
