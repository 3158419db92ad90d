"""The charge: who may reach whom, where all stand, what happens on the way in (ME-CHARGE, ME-COUNTER)."""
