"""World of Mythology: King of the Hill. Two to five heroes, one Holy Hill."""
