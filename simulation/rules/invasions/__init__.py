"""Invasions: parties come, are sighted, meet goals, leave."""
