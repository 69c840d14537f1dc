"""The schema of the database, step by step; a step is never changed, only followed by another."""

import sqlite3

MIGRATIONS = (
    """
    CREATE TABLE server (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
    CREATE TABLE tables (
        id INTEGER PRIMARY KEY,
        name TEXT NOT NULL UNIQUE,
        code TEXT NOT NULL UNIQUE,
        opened INTEGER NOT NULL,
        ended INTEGER
    );
    CREATE TABLE journal (
        id INTEGER PRIMARY KEY,
        table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
        n INTEGER NOT NULL,
        at INTEGER NOT NULL,
        device TEXT NOT NULL,
        command TEXT NOT NULL,
        body BLOB NOT NULL
    );
    CREATE UNIQUE INDEX journal_line ON journal (table_id, n);
    """,
    """
    CREATE TRIGGER journal_order BEFORE INSERT ON journal
    WHEN NEW.n <> (SELECT COALESCE(MAX(n) + 1, 0) FROM journal WHERE table_id = NEW.table_id)
    BEGIN
        SELECT RAISE(ABORT, 'a line of a journal is out of order');
    END;
    """,
    """
    UPDATE journal SET body = CAST(json_set(
        CAST(body AS TEXT), '$.chat',
        CASE json_extract(CAST(body AS TEXT), '$.chat') WHEN 0 THEN 'off' ELSE 'on' END
    ) AS BLOB)
    WHERE CAST(body AS TEXT) LIKE '{"type":"table_opened"%'
       OR CAST(body AS TEXT) LIKE '{"type":"configured"%';
    """,
)


def migrate(connection: sqlite3.Connection) -> None:
    """Bring the database to the newest schema; refuse one from a newer program."""
    version: int = connection.execute("PRAGMA user_version").fetchone()[0]
    if version > len(MIGRATIONS):
        raise RuntimeError(
            f"The database has schema {version}; this program knows {len(MIGRATIONS)}."
        )
    for number, steps in enumerate(MIGRATIONS[version:], start=version + 1):
        connection.executescript(f"BEGIN;{steps};PRAGMA user_version = {number};COMMIT;")
