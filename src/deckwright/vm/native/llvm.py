"""LLVM, which numba brings along: from words to an object, and from an object to addresses."""

from __future__ import annotations

from typing import Any

from deckwright.vm.native.ways import WAYS

SMALL = 30_000  # instructions; calls of larger programs are not written out, which would take too long
LARGE = 50_000  # instructions; of larger programs LLVM makes code that is shorter and a little slower, in less time
_THRESHOLD = 225  # LLVM's own


def _llvm() -> Any:
    import llvmlite.binding as llvm

    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    return llvm


def processor() -> str:
    """Which LLVM makes code for which processor: an object is good for nothing else."""
    llvm = _llvm()
    features = llvm.get_host_cpu_features().flatten()
    return f"{llvm.llvm_version_info} {llvm.get_process_triple()} {llvm.get_host_cpu_name()} {features}"


def _target(llvm: Any, level: int) -> Any:
    target = llvm.Target.from_triple(llvm.get_process_triple())
    features = llvm.get_host_cpu_features().flatten()
    return target.create_target_machine(
        cpu=llvm.get_host_cpu_name(),
        features=features,
        opt=level,
        jit=True,
        reloc="default",
        codemodel="jitdefault",
    )


def compiled(text: str, instructions: int) -> bytes:
    """The object of a module."""
    llvm = _llvm()
    module = llvm.parse_assembly(text)
    machine = _target(llvm, 2)
    module.triple = machine.triple
    how = llvm.create_pipeline_tuning_options(speed_level=2 if instructions < LARGE else 1)
    how.inlining_threshold = _THRESHOLD if instructions < SMALL else 0
    how.loop_unrolling = how.loop_vectorization = how.slp_vectorization = how.loop_interleaving = False
    if instructions >= LARGE:
        for function in module.functions:
            function.add_function_attribute("optsize")
    passes = llvm.create_pass_builder(machine, how)
    passes.getModulePassManager().run(module, passes)
    return bytes(machine.emit_object(module))


class Loaded:
    """An object in memory, as long as this is held."""

    def __init__(self, data: bytes) -> None:
        llvm = _llvm()
        self._machine = _target(llvm, 0)
        self._engine = llvm.create_mcjit_compiler(llvm.parse_assembly(""), self._machine)
        self._engine.add_object_file(llvm.ObjectFileRef.from_data(data))
        self._engine.finalize_object()
        self.addresses = tuple(int(self._engine.get_function_address(name)) for name in WAYS)

    def close(self) -> None:
        """Give the memory back. Nobody may be inside any more."""
        self._engine.close()
