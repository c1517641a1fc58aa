"""What only The New Age asks and tells, in both languages."""
