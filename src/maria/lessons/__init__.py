"""Lessons: a position, words, and tasks that the engine checks (docs/lessons.md). A lesson is a file."""
