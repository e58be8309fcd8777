"""The documentation as a site: `make docs` builds it. Paths start at the root of the project."""

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parent.parent

project = "MARIA"
release = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"]
extensions = ["myst_parser", "sphinx.ext.autodoc"]
include_patterns = ["CHANGELOG.md", "CONTRIBUTING.md", "docs/**", "examples/README.md"]
root_doc = "docs/index"
suppress_warnings = ["misc.highlighting_failure", "toc.not_included"]
highlight_language = "text"
default_role = "code"

myst_heading_anchors = 4

autodoc_member_order = "bysource"
autodoc_typehints_format = "short"
autodoc_class_signature = "mixed"

html_theme = "furo"
html_title = f"MARIA {release}"
html_copy_source = False
html_show_copyright = False
html_extra_path = ["site"]
html_theme_options = {
    "light_css_variables": {"color-brand-primary": "#8a2a1a", "color-brand-content": "#8a2a1a"},
    "dark_css_variables": {"color-brand-primary": "#e8a48a", "color-brand-content": "#e8a48a"},
}


def plain_text(app, what, name, thing, options, lines):  # type: ignore[no-untyped-def]
    """Escapes everything in a docstring that is not code in backticks."""
    if lines and lines[0].startswith(
        "Alias for field number"
    ):  # Python's own text for a field without a docstring
        lines.clear()
    for number, line in enumerate(lines):
        parts = line.split("`")
        parts[::2] = [re.sub(r"[*|\\]|(?<=\w)_", r"\\\g<0>", part) for part in parts[::2]]
        lines[number] = "`".join(parts)


def setup(app):  # type: ignore[no-untyped-def]
    """Makes Sphinx pass docstrings through `plain_text`."""
    app.connect("autodoc-process-docstring", plain_text)
