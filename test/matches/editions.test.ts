import { expect, test } from 'vitest';
import type { AnyGame } from '../../src/games/game.js';
import { mapInOrder } from '../../src/lib/inOrder.js';
import { endMatch } from '../../src/matches/actions/hosting/endMatch.js';
import { repeatMatch } from '../../src/matches/read/repeatMatch.js';
import { openMemoryStore } from '../records/memory.js';
import { toyGame } from './toyGame.js';
import { accepted, contents, playOut, postAll, startedMatch, type World, world } from './world.js';

const CHANGE = { en: 'What is given counts once more.', fr: 'Ce qui est donné compte une fois de plus.' };

/** Returns the same game with a changed rule for gifts. */
function changed(game: AnyGame): AnyGame {
  const advance: AnyGame['advance'] = (state, submissions) => {
    const made = game.advance(state, submissions);
    return { ...made, report: { ...made.report, kind: `${made.report.kind}, changed` } };
  };
  return { ...game, changes: [CHANGE], advance };
}

/** Returns a sealed match whose first phase was resolved by the first edition, and a world that plays it by the second. */
async function updated(): Promise<{ readonly w: World; readonly match: number }> {
  const first = { ...toyGame(), sealed: true } as const;
  const before = world(openMemoryStore(), first);
  const match = await startedMatch(before);
  await playOut(before, match, 'first 1\nsecond 2');
  await postAll(before);
  return { w: world(before.store, changed(first)), match };
}

const editions = async ({ store }: World, match: number) =>
  await mapInOrder(await store.history.phaseHeads(match), async ({ number }) => (await store.history.phase(match, number))?.edition);
const told = async (w: World) => (await contents(w)).filter(one => one.kind === 'notice' && one.notice === 'rules-changed');

test('a phase goes by the rules of the day it closes, which it records; that they changed is said once', async () => {
  const { w, match } = await updated();
  expect(await editions(w, match)).toEqual([1, 1]);
  await playOut(w, match, 'gift 1');
  expect((await editions(w, match)).slice(0, 2)).toEqual([1, 2]);
  expect(await told(w)).toEqual([{ kind: 'notice', notice: 'rules-changed', seats: [], from: 1 }]);
  await playOut(w, match, 'first 2\nsecond 2');
  expect(await told(w)).toHaveLength(1);
});

test('an honest match of earlier rules is not called false: its earlier phases are taken as they stand', async () => {
  const { w, match } = await updated();
  await playOut(w, match, 'gift 1');
  accepted(await endMatch(w.hosting, match, 'host'));
  expect(accepted(await repeatMatch(w.hosting, match))).toMatchObject({ older: 1, phases: 2 });
  expect(accepted(await repeatMatch(w.hosting, match)).differs).toBeUndefined();
});

test('what was tampered with after the change is found all the same', async () => {
  const { w, match } = await updated();
  await playOut(w, match, 'gift 1');
  accepted(await endMatch(w.hosting, match, 'host'));
  const { report } = (await w.store.history.phase(match, 2)) ?? {};
  w.store.recordReport(match, 2, { ...Object(report), turn: 9 }, 2);
  expect(accepted(await repeatMatch(w.hosting, match))).toMatchObject({ older: 1, differs: 2 });
});

test('the phases that are said to have been played again are those that closed: not the last position', async () => {
  const w = world(openMemoryStore(), { ...toyGame(), sealed: true });
  const match = await startedMatch(w);
  await playOut(w, match, 'first 1\nsecond 2');
  await playOut(w, match, 'gift 1');
  accepted(await endMatch(w.hosting, match, 'host'));
  const closed = w.store.phases(match).filter(({ report }) => report !== undefined);
  expect(closed.length).toBeGreaterThan(1);
  expect(closed.length).toBeLessThan(w.store.phases(match).length);
  expect(accepted(await repeatMatch(w.hosting, match)).phases).toBe(closed.length);
});
