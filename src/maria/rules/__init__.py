"""The rules, one module per chapter of the rulebook: functions over the position, without any I/O."""
