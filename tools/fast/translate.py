"""Rewrites the source in a form that mypyc compiles well.

mypyc generates native classes and calls without look-ups, but it does not support some constructs that our
source uses. They are expanded here, module by module, and nothing else is changed:

- A dataclass, decorated or a subclass of `Frozen`, becomes a class with its methods written out (mypyc
  leaves them interpreted). `adopt` then tells `dataclasses` and `typing` what the source declared.
- `emit(out, Kind, ...)` becomes the test for `out` and the event, so that no event is created in vain.
- Keywords of a class (`kind="toll"`) become class variables, which `__init_subclass__` finds as well.
- A generator expression becomes a small generator, because mypyc would turn it into a list. If a call
  consumes all of it, it becomes a list.
- Names in capitals for numbers or strings become constants.
- Code that a module creates with `exec` when it is loaded is created now.
- The `else` branch of `if TYPE_CHECKING` is kept.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

SHORT_OF = {"any", "all", "sum", "next", "tuple", "list", "set", "frozenset", "dict", "sorted", "min", "max"}
"""Calls for which mypyc handles a generator expression without a list, or that need all of it anyway."""
USES_UP = {"bits", "fromkeys", "join", "union", "map", "zip", "reduce", "Counter"}
"""Calls that consume all their arguments before doing anything else."""

FROZEN = "maria.frozen", "Frozen"
"""The base of all values. Its subclasses are frozen dataclasses."""
UNFROZEN = ("__setattr__", "__delattr__")
"""Methods that `Frozen` uses to forbid changes. Native classes have final fields instead."""
OPEN = {"Step", "Event", "Action", "Clause", "Choices", "State"}
"""Subclasses of these can be extended by interpreted classes, and created without `__init__`."""


@dataclass
class Field:
    """A field of a dataclass, as declared."""

    name: str
    hint: ast.expr
    default: ast.expr | None = None
    factory: ast.expr | None = None
    kw_only: bool = False
    compare: bool = True


@dataclass
class Class:
    """A class as declared in the source."""

    node: ast.ClassDef
    bases: list[tuple[str, str]]
    options: dict[str, bool] | None = None
    """The options of its `dataclass`, None if it is not a dataclass."""
    fields: list[Field] = field(default_factory=list)
    names: set[str] = field(default_factory=set)
    """The names that its body assigns or declares."""


Known = dict[tuple[str, str], Class]


def survey(sources: dict[str, str]) -> Known:
    """All classes of these modules, by module and name."""
    known: Known = {}
    for module, text in sources.items():
        tree = ast.parse(text)
        imported = {
            alias.asname or alias.name: (node.module or "", alias.name)
            for node in ast.walk(tree)
            if isinstance(node, ast.ImportFrom)
            for alias in node.names
        }
        for node in tree.body:
            if isinstance(node, ast.ClassDef):
                named = [base.id for base in node.bases if isinstance(base, ast.Name)]
                known[module, node.name] = Class(node, [imported.get(name, (module, name)) for name in named])
    for key, found in known.items():
        _read(found, any(base is known.get(FROZEN) for base in lineage(known, known[key])))
    return known


def lineage(known: Known, found: Class) -> Iterator[Class]:
    """The class and its ancestors, as far as they are known."""
    yield found
    for base in found.bases:
        if base in known:
            yield from lineage(known, known[base])


def _read(found: Class, frozen: bool) -> None:
    if frozen:
        found.options = {"frozen": True, "repr": False}
    for decorator in found.node.decorator_list:
        if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "dataclass":
            found.options = {word.arg or "": ast.literal_eval(word.value) for word in decorator.keywords}
    for statement in found.node.body:
        for target in _targets(statement):
            found.names.add(target)
        if found.options is not None and isinstance(statement, ast.AnnAssign) and not _is_classvar(statement):
            assert isinstance(statement.target, ast.Name)
            made = Field(statement.target.id, statement.annotation, statement.value)
            if isinstance(statement.value, ast.Call) and ast.unparse(statement.value.func) == "field":
                words = {word.arg: word.value for word in statement.value.keywords}
                made.default, made.factory = words.get("default"), words.get("default_factory")
                made.kw_only = "kw_only" in words
                made.compare = "compare" not in words
            found.fields.append(made)
    found.names |= {keyword.arg or "" for keyword in found.node.keywords}


def _targets(statement: ast.stmt) -> Iterator[str]:
    if isinstance(statement, ast.AnnAssign) and isinstance(statement.target, ast.Name):
        yield statement.target.id
    elif isinstance(statement, ast.Assign):
        for target in statement.targets:
            yield from (name.id for name in ast.walk(target) if isinstance(name, ast.Name))
    elif isinstance(statement, ast.FunctionDef):
        yield statement.name


def _is_classvar(statement: ast.AnnAssign) -> bool:
    return ast.unparse(statement.annotation).startswith("ClassVar")


class Translator:
    """Rewrites one module."""

    def __init__(self, known: Known, module: str, text: str, copies: str) -> None:
        """Takes all classes, the module, and the code that replaces `_make_copied()`."""
        self.known, self.module, self.copies = known, module, copies
        self.tree = ast.parse(text)

    def text(self) -> str:
        """The rewritten module."""
        body: list[ast.stmt] = []
        for statement in self.tree.body:
            body += self._statement(statement)
        tree = ast.Module(body, [])
        Emitted().visit(tree)
        Lazy().visit(tree)
        body = tree.body
        after = next(n for n, s in enumerate(body) if not isinstance(s, ast.Expr) and not _is_future(s))
        body[after:after] = ast.parse(
            "from typing import ClassVar, Final, TYPE_CHECKING, Any as _Any\n"
            "from maria.compiled import adopt as _adopt, hint as _hint, interpreted as _interpreted\n"
            "from maria.compiled import rebuild as _rebuild\n"
            "if TYPE_CHECKING:\n    from mypy_extensions import mypyc_attr"
        ).body
        return ast.unparse(ast.fix_missing_locations(tree)) + "\n"

    def _statement(self, statement: ast.stmt) -> list[ast.stmt]:
        if isinstance(statement, ast.ClassDef):
            return self._class(statement)
        if isinstance(statement, ast.Assign):
            if ast.unparse(statement.value) == "_make_copied()":
                return ast.parse(self.copies).body
            return list(_constants(statement))
        if isinstance(statement, ast.FunctionDef) and statement.name == "_make_copied":
            return []
        if isinstance(statement, ast.If) and ast.unparse(statement.test) == "TYPE_CHECKING":
            otherwise, statement.orelse = statement.orelse, []
            return [statement, *otherwise]
        return [statement]

    # ------------------------------------------------------------ classes

    def _class(self, node: ast.ClassDef) -> list[ast.stmt]:
        found = self.known[self.module, node.name]
        bases = {ast.unparse(base) for base in node.bases}
        ancestors = list(lineage(self.known, found))
        if any(ast.unparse(base) == "TypedDict" for ancestor in ancestors for base in ancestor.node.bases):
            hints = {name: hint for ancestor in reversed(ancestors) for name, hint in _hints(ancestor.node)}
            return [node, _parsed(f"_hint({node.name}, {hints!r})")]
        if _is_exception(bases):
            node.decorator_list.append(_expression("_interpreted"))
        if bases & {"NamedTuple", "Protocol", "IntEnum"} or _is_exception(bases):
            return [node]
        node.body = [made for statement in node.body for made in self._member(statement, ancestors)]
        node.body[1:1] = [_parsed(f"{word.arg} = {ast.unparse(word.value)}") for word in node.keywords]
        node.keywords = []
        open_ = node.name == FROZEN[1] or any(ancestor.node.name in OPEN for ancestor in ancestors)
        node.decorator_list = [_expression("mypyc_attr(allow_interpreted_subclasses=True)")] if open_ else []
        if found.options is None:
            return [node]
        fields = [each for ancestor in reversed(ancestors) for each in ancestor.fields]
        if self.known[FROZEN] not in ancestors:
            node.body.append(_parsed("__dataclass_fields__: ClassVar[dict[str, _Any]]"))
        if fields:
            ordered = tuple(each.name for each in fields if not each.kw_only)
            node.body.append(_parsed(f"__match_args__: ClassVar = {ordered!r}"))
        node.body += self._methods(node.name, found, fields)
        return [node, _parsed(_adoption(node.name, found, fields))]

    def _member(self, statement: ast.stmt, ancestors: list[Class]) -> Iterator[ast.stmt]:
        found = ancestors[0]
        if any(name in UNFROZEN for name in _targets(statement)):
            return
        if isinstance(statement, ast.AnnAssign) and found.options is not None and not _is_classvar(statement):
            hint = ast.unparse(statement.annotation)
            name = ast.unparse(statement.target)
            yield _parsed(f"{name}: Final[{hint}]" if found.options.get("frozen") else f"{name}: {hint}")
        elif isinstance(statement, ast.Assign):
            (target,) = statement.targets
            names = target.elts if isinstance(target, ast.Tuple) else [target]
            values = statement.value.elts if isinstance(target, ast.Tuple) else [statement.value]  # type: ignore[attr-defined]
            for name, value in zip(map(ast.unparse, names), map(ast.unparse, values), strict=True):
                methods = {s.name: s.returns for s in found.node.body if isinstance(s, ast.FunctionDef)}
                inherited = any(name in ancestor.names for ancestor in ancestors[1:])
                if name == "__slots__":
                    continue
                if value in methods:
                    returns = ast.unparse(methods[value] or _expression("_Any"))
                    yield _parsed(f"def {name}(self) -> {returns}:\n    return self.{value}()")
                else:
                    yield _parsed(f"{name} = {value}" if inherited else f"{name}: ClassVar = {value}")
        else:
            yield statement

    def _methods(self, name: str, found: Class, fields: list[Field]) -> Iterator[ast.stmt]:
        """The methods that `dataclass` would add, written out for the compiler."""
        options, written = found.options or {}, found.names
        if "__init__" not in written and fields:
            yield _parsed(_init(fields, found.fields))
        compared = [each for each in fields if each.compare]
        values = [f"self.{each.name}" for each in compared]
        row = f"({', '.join(values)}{',' if len(values) == 1 else ''})"
        if options.get("eq", True) and "__eq__" not in written:
            same = " and ".join(f"self.{each.name} == other.{each.name}" for each in compared) or "True"
            yield _parsed(
                "def __eq__(self, other: object) -> bool:\n"
                "    if self is other: return True\n"
                "    if type(other) is not type(self): return NotImplemented\n"
                f"    assert isinstance(other, {name})\n"
                f"    return {same}"
            )
            if options.get("frozen") and "__hash__" not in written:
                yield _parsed(f"def __hash__(self) -> int:\n    return hash({row})")
        if options.get("repr", True) and "__repr__" not in written:
            shown = ", ".join(f"{each.name}={{self.{each.name}!r}}" for each in fields)
            yield _parsed(f"def __repr__(self) -> str:\n    return f'{{type(self).__qualname__}}({shown})'")
        if options.get("frozen") and "__reduce__" not in written:
            yield _parsed(
                "def __reduce__(self) -> tuple[_Any, ...]:\n"
                "    return _rebuild, (type(self), "
                "{name: getattr(self, name) for name in getattr(self, '__dataclass_fields__')})"
            )


def _init(fields: list[Field], own: list[Field]) -> str:
    """The source of `__init__`. Inherited fields are typed as Any, as their types may be unknown here."""
    words, lines = [], []
    ordered = sorted(fields, key=lambda each: each.kw_only)
    for number, each in enumerate(ordered):
        hint = ast.unparse(each.hint) if each in own else "_Any"
        if each.kw_only and not (number and ordered[number - 1].kw_only):
            words.append("*")
        if each.factory is not None:
            words.append(f"{each.name}: ({hint}) | None = None")
            made = ast.unparse(each.factory)
            lines.append(f"    self.{each.name} = {made}() if {each.name} is None else {each.name}")
        else:
            default = f" = {ast.unparse(each.default)}" if each.default is not None else ""
            words.append(f"{each.name}: {hint}{default}")
            lines.append(f"    self.{each.name} = {each.name}")
    return f"def __init__(self, {', '.join(words)}) -> None:\n" + "\n".join(lines)


def _adoption(name: str, found: Class, fields: list[Field]) -> str:
    """The call that tells `dataclasses` and `typing` what was declared."""
    own = {
        ast.unparse(s.target): ast.unparse(s.annotation)
        for s in found.node.body
        if isinstance(s, ast.AnnAssign)
    }
    own |= {each.name: ast.unparse(each.hint) for each in found.fields}
    rows = []
    for each in fields:
        default = ast.unparse(each.default) if each.default is not None else "..."
        factory = ast.unparse(each.factory) if each.factory is not None else "None"
        rows.append(f"({each.name!r}, {ast.unparse(each.hint)!r}, {default}, {factory}, {each.kw_only})")
    return f"_adopt({name}, {own!r}, [{', '.join(rows)}], {bool((found.options or {}).get('frozen'))})"


def _hints(node: ast.ClassDef) -> Iterator[tuple[str, str]]:
    for statement in node.body:
        if isinstance(statement, ast.AnnAssign):
            yield ast.unparse(statement.target), ast.unparse(statement.annotation)


def _constants(statement: ast.Assign) -> Iterator[ast.stmt]:
    """Declares numbers, strings and tuples of them under names in capitals as final."""
    (target,) = statement.targets
    names = target.elts if isinstance(target, ast.Tuple) else [target]
    upper = all(isinstance(name, ast.Name) and name.id.isupper() for name in names)
    value = statement.value
    if isinstance(target, ast.Tuple) and upper and ast.unparse(value).startswith("range("):
        values: list[ast.expr] = [ast.Constant(number) for number in range(len(names))]
    elif isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
        values = value.elts
    else:
        names, values = [target], [value]
    if upper and all(map(_is_constant, values)):
        for name, each in zip(names, values, strict=True):
            yield _parsed(f"{ast.unparse(name)}: Final = {ast.unparse(each)}")
    else:
        yield statement


def _is_constant(value: ast.expr) -> bool:
    if isinstance(value, ast.Tuple):
        return all(map(_is_constant, value.elts))
    if isinstance(value, ast.UnaryOp):
        return _is_constant(value.operand)
    return isinstance(value, ast.Constant) or (isinstance(value, ast.Name) and value.id.isupper())


def _is_exception(bases: set[str]) -> bool:
    return any(base.endswith(("Error", "Exception")) for base in bases)


def _is_future(statement: ast.stmt) -> bool:
    return isinstance(statement, ast.ImportFrom) and statement.module == "__future__"


def _parsed(text: str) -> ast.stmt:
    (made,) = ast.parse(text).body
    return made


def _expression(text: str) -> ast.expr:
    return ast.parse(text, mode="eval").body


# ---------------------------------------------------------------- events


class Emitted(ast.NodeTransformer):
    """Rewrites `emit(out, Kind, ...)` as `if out is not None: out.append(Kind(...))`."""

    def visit_Expr(self, node: ast.Expr) -> ast.stmt:
        """Rewrites the statement if it is such a call."""
        call = node.value
        if not isinstance(call, ast.Call) or ast.unparse(call.func) != "emit":
            return node
        out, kind, *values = call.args
        event = ast.unparse(ast.Call(kind, values, call.keywords))
        return _parsed(f"if {ast.unparse(out)} is not None:\n    {ast.unparse(out)}.append({event})")


# ---------------------------------------------------------------- generator expressions


class Lazy(ast.NodeTransformer):
    """Rewrites generator expressions as generators, defined just before the statement that uses them."""

    def __init__(self) -> None:
        """Starts without generators."""
        self.made: list[ast.stmt] = []
        self.count = 0
        self.allowed: set[int] = set()

    def generic_visit(self, node: ast.AST) -> Any:
        """Visits all children, and inserts the generators before the statements that use them."""
        for name, old in ast.iter_fields(node):
            if isinstance(old, list) and old and isinstance(old[0], ast.stmt):
                new: list[ast.stmt] = []
                for statement in old:
                    outer, self.made = self.made, []
                    changed = self.visit(statement)
                    new += [*self.made, changed]
                    self.made = outer
                setattr(node, name, new)
            elif isinstance(old, list):
                setattr(node, name, [self.visit(n) if isinstance(n, ast.AST) else n for n in old])
            elif isinstance(old, ast.AST):
                setattr(node, name, self.visit(old))
        return node

    def visit_Call(self, node: ast.Call) -> Any:
        """Handles generator expressions in calls that consume all of them."""
        called = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
        for number, word in enumerate(node.args):
            if isinstance(word, ast.Starred):
                word = word.value
            if isinstance(word, ast.GeneratorExp):
                if called in SHORT_OF:
                    self.allowed.add(id(word))
                elif called in USES_UP or isinstance(node.args[number], ast.Starred):
                    listed = ast.ListComp(word.elt, word.generators)
                    node.args[number] = (
                        ast.Starred(listed, ast.Load())
                        if isinstance(node.args[number], ast.Starred)
                        else listed
                    )
        return self.generic_visit(node)

    def visit_Starred(self, node: ast.Starred) -> Any:
        """Turns an unpacked generator expression into a list."""
        if isinstance(node.value, ast.GeneratorExp):
            node.value = ast.ListComp(node.value.elt, node.value.generators)
        return self.generic_visit(node)

    def visit_Assign(self, node: ast.Assign) -> Any:
        """Turns a generator expression that is unpacked on assignment into a list."""
        if isinstance(node.targets[0], ast.Tuple) and isinstance(node.value, ast.GeneratorExp):
            node.value = ast.ListComp(node.value.elt, node.value.generators)
        return self.generic_visit(node)

    def visit_GeneratorExp(self, node: ast.GeneratorExp) -> Any:
        """Replaces the expression by a call of a new generator with the outermost iterable."""
        if id(node) in self.allowed:
            return self.generic_visit(node)
        self.generic_visit(node)
        self.count += 1
        name = f"_each_{self.count}"
        inner: ast.stmt = ast.Expr(ast.Yield(node.elt))
        for number, loop in reversed(list(enumerate(node.generators))):
            for condition in reversed(loop.ifs):
                inner = ast.If(condition, [inner], [])
            inner = ast.For(loop.target, loop.iter if number else ast.Name("_rows", ast.Load()), [inner], [])
        made = _parsed(f"def {name}(_rows: _Any) -> _Any:\n    pass")
        assert isinstance(made, ast.FunctionDef)
        made.body = [inner]
        self.made.append(made)
        return ast.Call(ast.Name(name, ast.Load()), [node.generators[0].iter], [])
