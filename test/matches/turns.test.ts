import { expect, it } from 'vitest';
import { openMemoryStore } from '../records/memory.js';
import { toyGame } from './toyGame.js';
import { accepted, DAY, HOUR, phaseOf, playOut, ready, startedMatch, world } from './world.js';

/** A toy game whose gift phase continues the turn in which the numbers were picked. */
function continued() {
  const toy = toyGame();
  return { ...toy, phase: (now: Parameters<typeof toy.phase>[0]) => ({ ...toy.phase(now), continues: now.kind === 'gift' }) };
}

it('a phase that continues a turn has the deadline of that turn, the next turn its own', async () => {
  const w = world(openMemoryStore(), continued());
  const match = await startedMatch(w);
  const { dueAt } = phaseOf(w, match);
  w.pass(5 * HOUR);
  await playOut(w, match, 'first 3');
  expect(phaseOf(w, match)).toMatchObject({ kind: 'gift', dueAt });
  for (const user of ['ann', 'bob', 'cat']) accepted(await ready(w, match, user));
  expect(phaseOf(w, match)).toMatchObject({ kind: 'pick', dueAt: w.hosting.now() + DAY });
});
