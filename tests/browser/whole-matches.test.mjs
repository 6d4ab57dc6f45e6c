// One whole match of each game, played with fingers, ends as the same match does on the desktop.

import assert from "node:assert/strict";
import test from "node:test";

import { actionsOf, positionAfter, positionOf } from "./harness/desktop.mjs";
import { LONG, suite } from "./harness/suite.mjs";
import { MATCHES, actionsIn } from "./matches.mjs";

const here = suite();

for (const [game, match] of Object.entries(MATCHES)) {
    test(`a whole match of ${game} ends as on the desktop`, LONG, async () => {
        const actions = actionsIn(match);
        const table = await here.open();
        await table.newMatch(game);
        // The last `end` of a match that is over is not there to be pressed.
        await table.playAll(actions);
        await table.settle();
        await table.picture(`whole-match-${game}`);
        const saved = await table.savedMatches();
        assert.equal(saved.length, 1);
        assert.deepEqual(await actionsOf(saved[0]), actions);
        assert.deepEqual(await positionOf(saved[0]), await positionAfter(game, actions, saved[0]));
        assert.deepEqual(table.errors, []);
    });
}
