"""Lessons: a position, explanations, and tasks that the engine checks (docs/lessons.md). Each is a file."""
