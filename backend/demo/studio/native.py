"""The compiled part: builds native.c once per change, beside the work of the studio."""

import ctypes
import hashlib
import os
import subprocess
from pathlib import Path

import numpy as np

HERE = Path(__file__).parent
WORK = Path(os.environ.get("STUDIO_WORK", "/var/tmp/studio"))


def _library() -> ctypes.CDLL:
    source = HERE / "native.c"
    name = hashlib.sha256(source.read_bytes()).hexdigest()[:16]
    library = WORK / "native" / f"{name}.so"
    if not library.exists():
        library.parent.mkdir(parents=True, exist_ok=True)
        draft = library.with_suffix(f".{os.getpid()}")
        compiled = draft.with_suffix(".o")
        flags = ["-O3", "-ffast-math", "-march=native", "-fPIC"]
        subprocess.run(["gcc", *flags, "-c", "-o", str(compiled), str(source)], check=True)
        # Linked with -ffast-math it would round small numbers to nothing in all of Python.
        subprocess.run(["gcc", "-shared", "-o", str(draft), str(compiled), "-lm"], check=True)
        compiled.unlink()
        draft.rename(library)
    return ctypes.CDLL(str(library))


LIBRARY = _library()


class Vec(ctypes.Structure):
    _fields_ = [("x", ctypes.c_float), ("y", ctypes.c_float), ("z", ctypes.c_float)]


class Grid(ctypes.Structure):
    _fields_ = [
        ("corner", ctypes.c_float * 3),
        ("cell", ctypes.c_float),
        ("size", ctypes.c_int * 3),
        ("distance", ctypes.c_void_p),
    ]


class Cloth(ctypes.Structure):
    _fields_ = [
        ("points", ctypes.c_int), ("at", ctypes.c_void_p), ("speed", ctypes.c_void_p), ("light", ctypes.c_void_p),
        ("edges", ctypes.c_int), ("edge", ctypes.c_void_p), ("rest", ctypes.c_void_p), ("give", ctypes.c_void_p),
        ("folds", ctypes.c_int), ("fold", ctypes.c_void_p), ("turn", ctypes.c_void_p), ("foldGive", ctypes.c_void_p),
        ("nearStart", ctypes.c_void_p), ("nearList", ctypes.c_void_p), ("over", ctypes.c_void_p),
    ]


class Room(ctypes.Structure):
    _fields_ = [
        ("grid", Grid), ("cones", ctypes.c_int), ("cone", ctypes.c_void_p), ("ground", ctypes.c_float), ("gap", ctypes.c_float),
        ("friction", ctypes.c_float), ("pull", Vec), ("drag", ctypes.c_float), ("step", ctypes.c_float), ("steps", ctypes.c_int),
        ("reach", ctypes.c_float), ("lookEvery", ctypes.c_int),
    ]


def address(array: np.ndarray) -> ctypes.c_void_p:
    """Of an array that is in one piece; the caller keeps it alive."""
    assert array.flags["C_CONTIGUOUS"]
    return array.ctypes.data_as(ctypes.c_void_p)
