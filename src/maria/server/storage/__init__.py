"""The database and all SQL: connections, tables, rows as typed values, and what is asked of each table."""
