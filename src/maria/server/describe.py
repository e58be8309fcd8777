"""Prints the OpenAPI description of the server, from which the page's types are made."""

from __future__ import annotations

import json

from maria.server.app import create_app
from maria.server.settings import Settings

if __name__ == "__main__":
    print(json.dumps(create_app(Settings(database="sqlite://")).openapi(), indent=1))
