"""LLVM, which numba brings along: from words to an object, and from an object to addresses."""

from __future__ import annotations

from typing import Any

from deckwright.vm.native.original import LARGE
from deckwright.vm.native.ways import WAYS

SMALL = 30_000  # instructions; calls of larger programs are not written out, which would take too long
LEVEL = 1  # of what LLVM does: registers are at hand already, so that more takes a third longer and brings nothing
_THRESHOLD = 225  # LLVM's own
_FEW = ("sroa", "simplify_cfg", "instruction_combine", "dead_store_elimination", "simplify_cfg")  # what helps most


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


def _target(llvm: Any) -> Any:
    """Code that reaches its own tables and functions by how far away they are, which is shorter than by address."""
    target = llvm.Target.from_triple(llvm.get_process_triple())
    features = llvm.get_host_cpu_features().flatten()
    return target.create_target_machine(
        cpu=llvm.get_host_cpu_name(),
        features=features,
        opt=LEVEL,
        jit=True,
        reloc="pic",
        codemodel="small",
    )


def compiled(text: str, instructions: int) -> bytes:
    """The object of a module."""
    llvm = _llvm()
    module = llvm.parse_assembly(text)
    machine = _target(llvm)
    module.triple = machine.triple
    how = llvm.create_pipeline_tuning_options(speed_level=LEVEL)
    how.inlining_threshold = _THRESHOLD if instructions < SMALL else 0
    how.loop_unrolling = how.loop_vectorization = how.slp_vectorization = how.loop_interleaving = False
    builder = llvm.create_pass_builder(machine, how)
    passes = builder.getModulePassManager() if instructions < LARGE else _quick(llvm, module)
    passes.run(module, builder)
    return bytes(machine.emit_object(module))


def _quick(llvm: Any, module: Any) -> Any:
    """The few passes that help most, for a large module, whose code shall be short."""
    for function in module.functions:
        function.add_function_attribute("optsize")
    passes = llvm.create_new_module_pass_manager()
    for name in _FEW:
        getattr(passes, f"add_{name}_pass")()
    return passes


class Loaded:
    """An object in memory, as long as this is held."""

    def __init__(self, data: bytes) -> None:
        llvm = _llvm()
        self._machine = _target(llvm)
        # One piece of memory for the whole object: its parts must not lie too far from each other.
        self._engine = llvm.create_mcjit_compiler(llvm.parse_assembly(""), self._machine, use_lmm=True)
        self._engine.add_object_file(llvm.ObjectFileRef.from_data(data))
        self._engine.finalize_object()
        self.addresses = tuple(int(self._engine.get_function_address(name)) for name in WAYS)

    def close(self) -> None:
        """Give the memory back. Nobody may be inside any more."""
        self._engine.close()
