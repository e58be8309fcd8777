"""Tests that treaties are kept: an independent referee, random games, and bugs that it must find."""
