"""Build hook: puts the built page into the wheel, and the compiled engine where a C compiler is at hand."""

from __future__ import annotations

import os
import pathlib
import subprocess
import sys
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class EngineBuildHook(BuildHookInterface):  # type: ignore[type-arg, misc, unused-ignore]
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        self._build_page()
        if self.target_name == "wheel" and not os.environ.get("ELDORADO_PURE"):
            self._compile(build_data)

    def _build_page(self) -> None:
        """From its sources where they are; a source distribution brings the built page along."""
        root = pathlib.Path(self.root)
        if os.environ.get("ELDORADO_SKIP_WEB") or not (root / "web").is_dir():
            return
        tool = str(root / "tools" / "web.py")
        if not (root / "web" / "node_modules" / ".stamp").exists():
            subprocess.run([sys.executable, tool, "install"], check=True)
        subprocess.run([sys.executable, tool, "build"], check=True)

    def _compile(self, build_data: dict[str, Any]) -> None:
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
