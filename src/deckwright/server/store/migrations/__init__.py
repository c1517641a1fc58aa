"""How the database came to its present shape, step by step, run by alembic whenever a store is opened.

To change the shape: change `schema.py`, and add the next step under `versions/`, naming the one before it. Steps only
go forwards: what was written is never thrown away to go back.
"""
