"""The web table: lobby, tables, live updates, store, drawings."""
