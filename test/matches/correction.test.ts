import { describe, expect, it } from 'vitest';
import { lookNamed } from '../../src/lib/look.js';
import { correctPosition, previewCorrection } from '../../src/matches/actions/hosting/correctPosition.js';
import { pauseByHost } from '../../src/matches/actions/hosting/hostTime.js';
import { logOf } from '../../src/matches/read/audit.js';
import { openMemoryStore } from '../records/memory.js';
import { toyGame } from './toyGame.js';
import {
  accepted,
  contents,
  DAY,
  faultOf,
  matchOf,
  order,
  phaseOf,
  playOut,
  postAll,
  queued,
  ready,
  seatOf,
  startedMatch,
  type World,
  world,
} from './world.js';

async function hosted(game = toyGame()): Promise<{ w: World; match: number }> {
  const w = world(openMemoryStore(), game);
  return { w, match: await startedMatch(w) };
}

const correct = (w: World, match: number, text: string, user = 'host', phase = phaseOf(w, match).number) =>
  correctPosition(w.hosting, { match, user, phase, text, language: 'en' });
const filed = async (w: World, match: number, user: string) =>
  (await w.store.history.submissions(match, phaseOf(w, match).number)).find(one => one.seat === seatOf(w, match, user));

describe('a host who changes the position', () => {
  it('sees first how it would stand, and nothing changes', async () => {
    const { w, match } = await hosted();
    const before = JSON.stringify([phaseOf(w, match), await w.store.history.notes(match), await contents(w)]);
    const preview = accepted(
      await previewCorrection(w.hosting, { match, user: 'host', text: 'red 7', language: 'en' }, lookNamed(undefined)),
    );
    expect(preview).toMatchObject({ lines: [{ text: 'red 7' }], picture: { kind: 'position', view: { points: { red: 7 } } } });
    expect(JSON.stringify([phaseOf(w, match), await w.store.history.notes(match), await contents(w)])).toBe(before);
  });

  it('changes it for all to see, and the log keeps what', async () => {
    const { w, match } = await hosted();
    await postAll(w);
    accepted(await correct(w, match, 'red 7'));
    expect(phaseOf(w, match).state).toMatchObject({ points: { red: 7, green: 0 } });
    expect(await contents(w)).toEqual([
      { kind: 'corrected', phase: 1, lines: ['red 7'] },
      { kind: 'phase', phase: 1 },
    ]);
    expect(accepted(await logOf(w.hosting, match, 'ann'))).toMatchObject([{ deed: 'edited', about: { phase: 1, lines: 'red 7' } }]);
    accepted(await correct(w, match, 'red 8'));
    expect((await contents(w)).filter(({ kind }) => kind === 'corrected')).toHaveLength(2);
    await playOut(w, match, 'first 2');
    expect(phaseOf(w, match).state).toMatchObject({ points: { red: 11, green: 3 } });
  });

  it('leaves on file what is still legal; nobody is ready any more, and the history says whose doing the rest was', async () => {
    const { w, match } = await hosted();
    for (const user of ['ann', 'bob']) accepted(await order(w, match, user, 'first 3'));
    for (const user of ['ann', 'bob']) accepted(await ready(w, match, user));
    await postAll(w);
    const seat = seatOf(w, match, 'ann');
    accepted(await correct(w, match, `out ${seat}`));
    expect(await filed(w, match, 'ann')).toMatchObject({ submission: {}, ready: false });
    expect(await filed(w, match, 'bob')).toMatchObject({ submission: { first: 3 }, ready: false });
    expect((await w.store.history.edits(match, seat)).map(({ user, typed }) => [user, typed])).toEqual([
      ['ann', 'first 3'],
      ['host', `out ${seat}`],
    ]);
    const receipts = (await queued(w)).flatMap(({ to, content }) => (content.kind === 'receipt' && 'user' in to ? [to.user] : []));
    expect(receipts.toSorted()).toEqual(['ann', 'bob']);
  });

  it('may do so while the game stands still, but not once the phase he meant is over', async () => {
    const { w, match } = await hosted();
    accepted(await pauseByHost(w.hosting, match, 'host'));
    accepted(await correct(w, match, 'red 7'));
    expect(faultOf(await correct(w, match, 'red 7', 'host', 2))).toEqual({ code: 'phase-over' });
    const late = await hosted();
    late.w.pass(2 * DAY);
    expect(faultOf(await correct(late.w, late.match, 'red 7'))).toEqual({ code: 'phase-over' });
  });

  it('is refused where nothing changes, where the game knows no corrections, and where he plays or is none', async () => {
    const { w, match } = await hosted();
    expect(faultOf(await correct(w, match, 'nonsense'))).toEqual({ code: 'nothing-corrected' });
    expect(faultOf(await correct(w, match, 'red 7', 'ann'))).toEqual({ code: 'not-host' });
    w.store.saveMatch({ ...(await matchOf(w, match)), host: 'ann' });
    expect(faultOf(await correct(w, match, 'red 7', 'ann'))).toEqual({ code: 'host-plays' });
    expect(await w.store.history.notes(match)).toEqual([]);
    const { correct: _, ...without } = toyGame();
    const other = await hosted(without);
    expect(faultOf(await correct(other.w, other.match, 'red 7'))).toEqual({ code: 'no-correction' });
  });
});
