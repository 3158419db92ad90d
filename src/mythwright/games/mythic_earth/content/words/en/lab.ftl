# What `mythwright simulate` tabulates of Mythic Earth.

lab-feature-forces = Force
lab-feature-lists = list
lab-feature-alignments = alignment
lab-feature-devotions = Devotion kept
lab-feature-devoted = Devotion that scored
lab-feature-primary = primary scenario
lab-feature-scored = points of the primary scenario, both sides
lab-feature-turn = turns
