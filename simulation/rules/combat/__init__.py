"""Fighting: harm, going down, fights."""
