"""21 The clauses that the engine keeps, by what they are about: places, ways to go, or one decision."""

from maria.rules.clauses import decisions as decisions
from maria.rules.clauses import going as going
from maria.rules.clauses import places as places
