"""The rules, one module a chapter of the rulebook. Functions over the position; nothing here does I/O."""
