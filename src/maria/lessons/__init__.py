"""Lessons: a position, words, and tasks that the engine checks (docs/lessons.md). A lesson is a file."""

from __future__ import annotations

from maria.lessons.attempt import Attempt, Verdict
from maria.lessons.lesson import (
    COURSE,
    PUZZLES,
    Lesson,
    LessonError,
    find_lesson,
    puzzle_of,
    read_lesson,
    read_lessons,
)

__all__ = [
    "COURSE",
    "PUZZLES",
    "Attempt",
    "Lesson",
    "LessonError",
    "Verdict",
    "find_lesson",
    "puzzle_of",
    "read_lesson",
    "read_lessons",
]
