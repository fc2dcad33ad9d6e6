"""Pictures: from what a message shows to a PNG, in a process of its own; no game is known here.

The bot's side begins at `gallery` (which messages get pictures, and when) and holds the process in `easel`;
games describe their boards with `facts` and `pieces`. Everything below `worker` runs in that process alone,
in one of three ways: a page compiled whole, `mosaic` (parts side by side) or `layers` (small pictures one
over another), of which `strips` and `packing` make the PNG. Nothing here sends a message or reads the store.
"""
