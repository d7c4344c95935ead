"""What may not stand in the simulation: anything that could make the same seed end differently."""

from __future__ import annotations

import ast
from collections.abc import Iterator

FORBIDDEN_MODULES = frozenset(
    {"random", "secrets", "time", "datetime", "threading", "uuid", "locale", "socket"}
)
FORBIDDEN_CALLS = frozenset({"hash", "id", "float"})
INTEGER_MATHS = frozenset({"isqrt", "gcd", "lcm", "comb", "prod", "factorial"})
LISTINGS = frozenset({"listdir", "scandir", "iterdir", "glob", "rglob"})
SET_METHODS = frozenset({"union", "intersection", "difference", "symmetric_difference"})
# The order in which these take what they are given can't be seen in what they return.
ORDERLESS = frozenset({"sorted", "set", "frozenset", "any", "all", "sum", "len"})

SCOPES = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef, ast.Lambda)

Finding = tuple[ast.AST, str]


def findings(tree: ast.Module) -> Iterator[Finding]:
    """Every place of a module that breaks determinism, with the reason."""
    _Parents().visit(tree)
    yield from _in_scope(tree, frozenset(), _set_attributes(tree))


def _in_scope(scope: ast.AST, outer: frozenset[str], attributes: frozenset[str]) -> Iterator[Finding]:
    inside = list(_own_nodes(scope))
    sets = (outer - _parameters(scope)) | _set_names([*_arguments(scope), *inside])
    for node in inside:
        yield from _numbers(node)
        yield from _calls(node)
        yield from _imports(node)
        yield from _iterations(node, sets | attributes)
        if isinstance(node, SCOPES):
            yield from _in_scope(node, sets, attributes)


def _own_nodes(scope: ast.AST) -> Iterator[ast.AST]:
    """What lies in a scope; of inner functions and classes only that they are there."""
    for child in ast.iter_child_nodes(scope):
        yield child
        if not isinstance(child, SCOPES):
            yield from _own_nodes(child)


class _Parents(ast.NodeVisitor):
    """Gives every node its parent."""

    def generic_visit(self, node: ast.AST) -> None:
        """Set `parent` on each child."""
        for child in ast.iter_child_nodes(node):
            child.parent = node  # type: ignore[attr-defined]  # read by this module alone
        super().generic_visit(node)


def _numbers(node: ast.AST) -> Iterator[Finding]:
    match node:
        case ast.Constant(value=float()):
            yield node, "a float"
        case ast.BinOp(op=ast.Div(), left=left, right=right) if not (_is_text(left) or _is_text(right)):
            yield node, "a true division"
        case ast.AugAssign(op=ast.Div()):
            yield node, "a true division"


def _calls(node: ast.AST) -> Iterator[Finding]:
    match node:
        case ast.Call(func=ast.Name(id=name)) if name in FORBIDDEN_CALLS:
            yield node, f"{name}()"
        case ast.Call(func=ast.Attribute(attr=name)) if name in LISTINGS and not _goes_into(node, ORDERLESS):
            yield node, f"{name}() in the order of the disk"
        case ast.Attribute(value=ast.Name(id="math"), attr=name) if name not in INTEGER_MATHS:
            yield node, f"math.{name}, which is a float's"
        case ast.Attribute(value=ast.Name(id="np" | "numpy"), attr="random"):
            yield node, "numpy's dice"
        case ast.Attribute(value=ast.Name(id="os"), attr="environ" | "getenv" | "urandom"):
            yield node, "the environment"


def _imports(node: ast.AST) -> Iterator[Finding]:
    names: list[str] = []
    if isinstance(node, ast.Import):
        names = [alias.name for alias in node.names]
    elif isinstance(node, ast.ImportFrom) and not node.level:
        names = [node.module or ""]
    for name in names:
        if name.partition(".")[0] in FORBIDDEN_MODULES or name == "numpy.random":
            yield node, f"import of {name}"


def _iterations(node: ast.AST, sets: frozenset[str]) -> Iterator[Finding]:
    match node:
        case ast.For(iter=source) if _is_set(source, sets):
            yield node, "a loop over a set"
        case ast.ListComp(generators=loops) | ast.DictComp(generators=loops):
            yield from ((node, "a loop over a set") for loop in loops if _is_set(loop.iter, sets))
        case ast.GeneratorExp(generators=loops) if not _goes_into(node, ORDERLESS):
            yield from ((node, "a loop over a set") for loop in loops if _is_set(loop.iter, sets))
        case ast.Call(
            func=ast.Name(id="list" | "tuple" | "iter" | "next" | "enumerate" | "dict"), args=[source, *_]
        ):
            if _is_set(source, sets):
                yield node, "the order of a set"
        case ast.Starred(value=source) if _is_set(source, sets) and not isinstance(_parent(node), ast.Set):
            yield node, "the order of a set"


def _set_names(nodes: list[ast.AST]) -> frozenset[str]:
    """The names that these statements and arguments annotate or fill as sets."""
    found: set[str] = set()
    for node in nodes:
        match node:
            case ast.AnnAssign(target=ast.Name(id=name), annotation=annotation) if _is_set_type(annotation):
                found.add(name)
            case ast.arg(arg=name, annotation=ast.expr() as annotation) if _is_set_type(annotation):
                found.add(name)
            case ast.Assign(targets=[ast.Name(id=name)], value=value) if _is_set(value, frozenset(found)):
                found.add(name)
    return frozenset(found)


def _set_attributes(tree: ast.Module) -> frozenset[str]:
    """The attributes that the module's classes annotate or fill as sets, written as `.name`."""
    found: set[str] = set()
    for node in ast.walk(tree):
        match node:
            case ast.ClassDef():
                found |= _set_names(list(node.body))
            case ast.AnnAssign(target=ast.Attribute(attr=name), annotation=annotation):
                found |= {name} if _is_set_type(annotation) else set()
            case ast.Assign(targets=[ast.Attribute(attr=name)], value=value) if _is_set(value, frozenset()):
                found.add(name)
    return frozenset(f".{name}" for name in found)


def _arguments(scope: ast.AST) -> list[ast.AST]:
    arguments = getattr(scope, "args", None)
    return [node for node in ast.walk(arguments) if isinstance(node, ast.arg)] if arguments else []


def _parameters(scope: ast.AST) -> frozenset[str]:
    return frozenset(node.arg for node in _arguments(scope) if isinstance(node, ast.arg))


def _is_set_type(annotation: ast.expr) -> bool:
    root = annotation.value if isinstance(annotation, ast.Subscript) else annotation
    return isinstance(root, ast.Name) and root.id in ("set", "frozenset", "AbstractSet")


def _is_set(node: ast.expr, sets: frozenset[str]) -> bool:
    match node:
        case ast.Set() | ast.SetComp() | ast.Call(func=ast.Name(id="set" | "frozenset")):
            return True
        case ast.Call(func=ast.Attribute(value=owner, attr=name)) if name in SET_METHODS:
            return _is_set(owner, sets)
        case ast.BinOp(left=left, right=right, op=ast.BitOr() | ast.BitAnd() | ast.Sub() | ast.BitXor()):
            return _is_set(left, sets) or _is_set(right, sets)
        case ast.Name(id=name):
            return name in sets
        case ast.Attribute(attr=name):
            return f".{name}" in sets
    return False


def _goes_into(node: ast.AST, calls: frozenset[str]) -> bool:
    parent = _parent(node)
    return isinstance(parent, ast.Call) and isinstance(parent.func, ast.Name) and parent.func.id in calls


def _parent(node: ast.AST) -> ast.AST | None:
    return getattr(node, "parent", None)


def _is_text(node: ast.expr) -> bool:
    """A path is being built, no number divided."""
    return isinstance(node, ast.JoinedStr) or (isinstance(node, ast.Constant) and isinstance(node.value, str))
