"""What people may write where others read it: names of one script, texts without links, and look-alikes."""

from engine.kernel.writing.links import linked
from engine.kernel.writing.lookalikes import alike, folded
from engine.kernel.writing.names import Fault, fault

__all__ = ["Fault", "alike", "fault", "folded", "linked"]
