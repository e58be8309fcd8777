"""21 The clauses the engine enforces, by subject: places, going somewhere, or a single decision."""

from maria.rules.clauses import decisions as decisions
from maria.rules.clauses import going as going
from maria.rules.clauses import places as places
