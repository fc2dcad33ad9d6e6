"""What may be relied on: secrets at rest, failures of the disk, restores, dice that nobody chose."""
