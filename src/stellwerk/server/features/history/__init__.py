"""Looking back: earlier positions, records, replay files, curves, forks and uploads."""
