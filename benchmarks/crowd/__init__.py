"""A crowd for the load benchmark: tables to sit at, people who click, and a server that is watched."""
