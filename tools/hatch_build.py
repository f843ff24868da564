"""Build hook: puts the compiled engine into the wheel where a C compiler is at hand; a plain wheel otherwise."""

from __future__ import annotations

import os
import pathlib
import subprocess
import sys
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class EngineBuildHook(BuildHookInterface):  # type: ignore[type-arg, misc, unused-ignore]
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or self.target_name != "wheel" or os.environ.get("ELDORADO_PURE"):
            return
        sys.path.insert(0, str(pathlib.Path(self.root, "tools")))
        import compile as engine

        if engine.missing() is not None:
            return
        folder = pathlib.Path(self.root, "build", "wheel")
        try:
            engine.compile_into(folder)
        except subprocess.CalledProcessError as error:
            self.app.display_warning(f"the engine was not compiled ({error}); the wheel holds the plain source")
            return
        for extension in folder.rglob("*.so"):
            build_data["force_include"][str(extension)] = str(extension.relative_to(folder))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
