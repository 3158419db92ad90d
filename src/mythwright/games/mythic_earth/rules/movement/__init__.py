"""Movement: how far, where, by which path, and what the Unit meets (ME-MVT, ME-LAND, ME-FLY, ME-COH)."""
