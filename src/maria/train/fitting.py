"""Regression for training, in numpy."""

from __future__ import annotations

from typing import NamedTuple

from maria.texts.extras import extra

with extra("arena"):
    import numpy as np
    from numpy.typing import NDArray

Matrix = NDArray[np.float64]

LINEAR, SQUARE, OTHERS = 0.12, 0.03, 0.1
"""The expected size of a unit's effects in log odds: the standard deviations of the priors."""
CURVED = -0.02
"""The expected effect of a squared unit. It is negative, because large moves overshoot."""
FARTHEST = 4.0
"""The farthest a weight may move from where training began, in units."""


class WeightEffects(NamedTuple):
    """What moving each weight of a role by a unit does to its chance to win, in log odds."""

    linear: Matrix
    square: Matrix
    error: Matrix
    """The standard errors of the linear effects."""
    base: float


def effects(own: Matrix, others: Matrix, won: Matrix) -> WeightEffects:
    """A logistic regression of wins on a role's units, their squares, and the others' units, with priors."""
    games, count = own.shape
    rows = np.hstack([np.ones((games, 1)), own, own**2, others])
    prior = np.concatenate([[0.0], np.zeros(count), np.full(count, CURVED), np.zeros(others.shape[1])])
    spread = np.concatenate(
        [[10.0], np.full(count, LINEAR), np.full(count, SQUARE), np.full(others.shape[1], OTHERS)]
    )

    def badness(point: Matrix) -> float:
        """The negative log posterior of a point."""
        odds = rows @ point
        return float(
            (np.logaddexp(0, odds) - won * odds).sum() + ((point - prior) ** 2 / spread**2).sum() / 2
        )

    found = prior.copy()
    share = float(np.clip(won.mean(), 0.01, 0.99))
    found[0] = np.log(share / (1 - share))
    for _ in range(50):  # Newton's method, halving steps that go too far
        chance = 1 / (1 + np.exp(-np.clip(rows @ found, -30, 30)))
        curvature = (rows * (chance * (1 - chance))[:, None]).T @ rows + np.diag(1 / spread**2)
        change = np.linalg.solve(curvature, rows.T @ (won - chance) - (found - prior) / spread**2)
        while badness(found + change) > badness(found) and np.abs(change).max() > 1e-6:
            change = change / 2
        found = found + change
        if np.abs(change).max() < 1e-6:
            break
    error = np.sqrt(np.linalg.inv(curvature).diagonal()[1 : count + 1])
    return WeightEffects(found[1 : count + 1], found[count + 1 : 2 * count + 1], error, float(found[0]))


def best_within(found: WeightEffects, centre: Matrix, step: float) -> Matrix:
    """The best point at most `step` away from a centre."""
    curve = np.minimum(found.square, -0.005)
    units = centre
    for pull in np.concatenate([[0.0], np.geomspace(0.002, 30, 200)]):
        units = np.clip((found.linear + 2 * pull * centre) / (2 * (pull - curve)), -FARTHEST, FARTHEST)
        if np.linalg.norm(units - centre) <= step:
            break
    return units


class Net(NamedTuple):
    """The network of `maria.bots.value`: one hidden layer with a linear bypass, and a softmax."""

    mean: Matrix
    scale: Matrix
    inner: Matrix
    inner_bias: Matrix
    outer: Matrix
    direct: Matrix
    bias: Matrix

    def forward(self, rows: Matrix) -> tuple[Matrix, Matrix, Matrix]:
        """The normalised features, the hidden layer, and each seat's chance."""
        normed = (rows - self.mean) / self.scale
        hidden = np.maximum(normed @ self.inner + self.inner_bias, 0)
        scores = hidden @ self.outer + normed @ self.direct + self.bias
        scores = np.exp(scores - scores.max(1, keepdims=True))
        return normed, hidden, scores / scores.sum(1, keepdims=True)

    def log_loss(self, rows: Matrix, shares: Matrix) -> float:
        """The mean log loss of the chances."""
        return float(-(shares * np.log(self.forward(rows)[2] + 1e-9)).sum(1).mean())


def train_net(
    rows: Matrix, shares: Matrix, hidden: int, decay: float, epochs: int, seed: int = 0, rate: float = 2e-3
) -> Net:
    """Trains with Adam and weight decay. Few epochs are best, as positions of a game are much alike."""
    rng, count, seats = np.random.default_rng(seed), rows.shape[1], shares.shape[1]
    fixed = rows.mean(0), rows.std(0) + 1e-3
    parts = [
        rng.normal(size=(count, hidden)) / np.sqrt(count),
        np.zeros(hidden),
        rng.normal(size=(hidden, seats)) * 0.1,
        np.zeros((count, seats)),
        np.zeros(seats),
    ]
    moments = [(np.zeros_like(part), np.zeros_like(part)) for part in parts]
    steps, batch = 0, 256
    for epoch in range(epochs):
        pace = rate * (0.5 * (1 + np.cos(np.pi * epoch / epochs)) + 0.02)
        order = rng.permutation(len(rows))
        for start in range(0, len(rows), batch):
            chosen = order[start : start + batch]
            normed, inside, chance = Net(*fixed, *parts).forward(rows[chosen])
            error = (chance - shares[chosen]) / len(chosen)
            back = (error @ parts[2].T) * (inside > 0)
            slopes = [
                normed.T @ back + decay * parts[0],
                back.sum(0),
                inside.T @ error + decay * parts[2],
                normed.T @ error + decay * parts[3],
                error.sum(0),
            ]
            steps += 1
            for number, slope in enumerate(slopes):
                first, second = moments[number]
                first, second = 0.9 * first + 0.1 * slope, 0.999 * second + 0.001 * slope**2
                moments[number] = first, second
                change = first / (1 - 0.9**steps) / (np.sqrt(second / (1 - 0.999**steps)) + 1e-8)
                parts[number] = parts[number] - pace * change
    return Net(*fixed, *parts)
