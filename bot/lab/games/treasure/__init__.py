"""What only Treasure Island has, for the audit."""
