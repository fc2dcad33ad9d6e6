"""Where matches live on Discord, and how a message gets there.

Begin with `message_client.py`: sending, finding and changing a message. `places.py` keeps what stands where,
`match_channels.py` knows where news go and what is done when a place refuses them, `host_alerts.py` tells the
host what only a person can mend. What a message says is never decided here.
"""
