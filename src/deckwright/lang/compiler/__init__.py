"""From a rule's syntax tree to instructions of the machine."""
