"""The database and all SQL: connections, tables, rows as typed values, and the queries of each table."""
