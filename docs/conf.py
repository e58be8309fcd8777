"""The site of the documentation: `make docs` builds it. Pages are found from the root of the project."""

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
    """Docstrings are sentences with code in backticks; all else in them means itself."""
    if lines and lines[0].startswith("Alias for field number"):  # what Python says of a field without a word
        lines.clear()
    for number, line in enumerate(lines):
        parts = line.split("`")
        parts[::2] = [re.sub(r"[*|\\]|(?<=\w)_", r"\\\g<0>", part) for part in parts[::2]]
        lines[number] = "`".join(parts)


def setup(app):  # type: ignore[no-untyped-def]
    """Tells Sphinx what is done with docstrings."""
    app.connect("autodoc-process-docstring", plain_text)
