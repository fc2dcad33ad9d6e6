"""What people may write where others read it: names of one script, texts without links, and look-alikes."""

from engine.kernel.writing.links import has_link
from engine.kernel.writing.lookalikes import alike, comparable_name
from engine.kernel.writing.names import Fault, fault

__all__ = ["Fault", "alike", "comparable_name", "fault", "has_link"]
