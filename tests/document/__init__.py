"""What the bot sends to Discord, held to Discord's own OpenAPI document and to what that document misses."""
