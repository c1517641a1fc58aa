"""Judgement of Sorcerer's bots, by what is asked."""
