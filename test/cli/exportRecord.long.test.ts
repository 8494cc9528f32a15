import { describe, expect, it } from 'vitest';
import { readCardsBoardFile, readOwnVariant } from '../../src/assets.js';
import { recordOf } from '../../src/cli/exportRecord.js';
import { gatherLater, gatherNow } from '../../src/cli/gatheredMatch.js';
import { convertRecord } from '../../src/cli/importRecord.js';
import { catalogue } from '../../src/games/catalogue/catalogue.js';
import { variantsOn } from '../../src/games/catalogue/diplomacyVariants.js';
import { recruitText } from '../../src/games/opponent.js';
import { compileCardsBoard } from '../../src/games/warring-states-cards/board/cardsBoard.js';
import { seededRandom } from '../../src/lib/random.js';
import { exportMatch } from '../../src/matches/actions/hosting/exportMatch.js';
import { joinMatch } from '../../src/matches/actions/lobby/joinMatch.js';
import { openMatch } from '../../src/matches/actions/lobby/openMatch.js';
import { startMatch } from '../../src/matches/actions/lobby/startMatch.js';
import { markReady } from '../../src/matches/actions/orders/markReady.js';
import { submitOrders } from '../../src/matches/actions/orders/submitOrders.js';
import { sendPress } from '../../src/matches/actions/press/sendPress.js';
import type { MatchId } from '../../src/matches/model/match.js';
import { matchFile } from '../../src/matches/model/matchFile.js';
import { immediateIn } from '../../src/store/records.js';
import { accepted } from '../matches/world.js';
import type { ArrangedHosting } from '../records/arranged.js';
import { openMemoryStore } from '../records/memory.js';

const GAMES = catalogue(variantsOn(readOwnVariant), compileCardsBoard(readCardsBoardFile()));

function openHosting(): ArrangedHosting {
  const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
  let drawn = 0;
  return {
    store: openMemoryStore(),
    games: GAMES,
    now: () => 1_000_000,
    log: quiet,
    freshSeed: () => 11,
    freshSecret: () => (drawn++).toString(16).padStart(32, '0'),
    pseudonymKey: 'key',
    wake: () => undefined,
  };
}

/** Starts a game of all its seats, in which `player-1` to the last play and `host` hosts. */
async function begun(hosting: ArrangedHosting, id: string, options: Readonly<Record<string, string>> = {}): Promise<MatchId> {
  const asked = { guild: '1', channel: '2', host: 'host', game: id, language: 'en', deadlines: {}, options } as const;
  const { id: match } = accepted(await openMatch(hosting, asked));
  for (let i = 1; i <= (GAMES.get(id)?.players.most ?? 0); i++) await joinMatch(hosting, match, `player-${i}`);
  accepted(await startMatch(hosting, match, 'host', { emptySeats: false }));
  return match;
}

async function playPhases(hosting: ArrangedHosting, match: MatchId, until: number): Promise<void> {
  const random = seededRandom(5);
  for (let phase = hosting.store.openPhase(match); phase && phase.number < until; phase = hosting.store.openPhase(match)) {
    const game = GAMES.get((await hosting.store.matches.get(match))?.game ?? '');
    if (!game || (await hosting.store.matches.get(match))?.status !== 'running') return;
    const { awaits, mayAct = [] } = game.phase(phase.state);
    for (const { seat, user } of hosting.store.seatHolders(match)) {
      if (user === undefined || ![...awaits, ...mayAct].includes(seat)) continue;
      const by = { match, phase: phase.number, user, language: 'en' as const };
      if (hosting.store.openPhase(match)?.number !== phase.number) break;
      accepted(await submitOrders(hosting, { ...by, text: recruitText(game, phase.state, seat, random) }));
      accepted(await markReady(hosting, { ...by, ready: true, anyway: true }));
    }
  }
}

async function recorded(hosting: ArrangedHosting, match: MatchId, press = false): Promise<string> {
  const gathered = gatherNow(immediateIn(hosting.store), match);
  if (!gathered) throw new Error('there is no such match');
  return accepted(await recordOf(gathered, { press }, GAMES));
}

describe('The record of a game', () => {
  it.each([...GAMES.values()].filter(({ published }) => published))('of $id is what its host gets, and names nobody', async ({ id }) => {
    const hosting = openHosting();
    const match = await begun(hosting, id);
    await playPhases(hosting, match, 6);
    const record = await recorded(hosting, match);
    expect(JSON.parse(record)).toEqual(JSON.parse(accepted(await exportMatch(hosting, match, 'host'))));
    expect(record).not.toMatch(/player-|"host"/);
    const later = await gatherLater(hosting.store, match);
    expect(later && (await recordOf(later, {}, GAMES))).toEqual({ ok: true, value: record });
  });

  it('has nothing of the open phase but its position: no orders, salts or messages', async () => {
    const hosting = openHosting();
    const match = await begun(hosting, 'classic');
    await playPhases(hosting, match, 2);
    const before = await recorded(hosting, match, true);
    const open = hosting.store.openPhase(match);
    const { seat = '', user = '' } = hosting.store.seatHolders(match)[0] ?? {};
    const game = GAMES.get('classic');
    const text = game && open ? recruitText(game, open.state, seat, seededRandom(3)) : '';
    accepted(await submitOrders(hosting, { match, phase: open?.number, user, language: 'en', text }));
    accepted(await sendPress(hosting, { match, user, to: [], text: 'not yet', interaction: '1' }));
    expect(await recorded(hosting, match, true)).toBe(before);
  });

  it('has what was written to everybody, if asked for, and never what was written to some', async () => {
    const hosting = openHosting();
    const match = await begun(hosting, 'classic');
    const [first, second] = hosting.store.seatHolders(match);
    const user = first?.user ?? '';
    accepted(await sendPress(hosting, { match, user, to: [], text: 'To all of you', interaction: '1' }));
    accepted(await sendPress(hosting, { match, user, to: [second?.seat ?? ''], text: 'A secret', interaction: '2' }));
    await playPhases(hosting, match, 2);
    expect(await recorded(hosting, match)).not.toMatch(/To all of you|A secret/);
    const { press } = matchFile.parse(JSON.parse(await recorded(hosting, match, true)));
    expect(press).toEqual([{ phase: 1, seat: first?.seat, text: 'To all of you', at: 1_000_000 }]);
  });

  it('is printed in both forms even if it is larger than what may be imported', async () => {
    const hosting = openHosting();
    const match = await begun(hosting, 'classic');
    await playPhases(hosting, match, 2);
    const gathered = gatherNow(immediateIn(hosting.store), match);
    if (!gathered) throw new Error('there is no such match');
    const press = Array.from({ length: 20_001 }, (_, i) => ({ phase: 1, seat: 'france', to: [], text: `word ${i}`, at: i }));
    expect(matchFile.safeParse(JSON.parse(accepted(await recordOf({ ...gathered, press }, { press: true }, GAMES)))).success).toBe(false);
    const text = accepted(await recordOf({ ...gathered, press }, { press: true, format: 'text' }, GAMES));
    expect(text).toMatch(/^\[Game "classic"\]\n/);
    expect(text.match(/^> france /gm)).toHaveLength(20_001);
  });

  it.each([...GAMES.values()].filter(({ published }) => published))('of $id as text is what import makes of its JSON', async ({ id }) => {
    const hosting = openHosting();
    const match = await begun(hosting, id);
    await playPhases(hosting, match, 4);
    const gathered = gatherNow(immediateIn(hosting.store), match);
    if (!gathered) throw new Error('there is no such match');
    const json = new TextEncoder().encode(accepted(await recordOf(gathered, {}, GAMES)));
    expect(accepted(await recordOf(gathered, { format: 'text' }, GAMES))).toBe(accepted(convertRecord(json, 'text')));
  });

  it('of Classic for the Python package is what import makes of its JSON; other games are refused in a sentence', async () => {
    const hosting = openHosting();
    const gathered = async (id: string) => {
      const match = await begun(hosting, id);
      await playPhases(hosting, match, 4);
      const found = gatherNow(immediateIn(hosting.store), match);
      if (!found) throw new Error('there is no such match');
      return found;
    };
    const classic = await gathered('classic');
    const json = new TextEncoder().encode(accepted(await recordOf(classic, {}, GAMES)));
    const written = accepted(await recordOf(classic, { format: 'dipnet' }, GAMES));
    expect(written).toBe(accepted(convertRecord(json, 'dipnet')));
    expect(accepted(convertRecord(new TextEncoder().encode(written), 'json'))).toMatch(/^\{"form":1,"game":"classic"/);
    const refused = { ok: false, fault: expect.stringMatching(/^The format .* only works for Classic .*\.$/) };
    expect(await recordOf(await gathered('warring-states-v1'), { format: 'dipnet' }, GAMES)).toEqual(refused);
  });

  it('of the card game is not written before its end', async () => {
    const hosting = openHosting();
    const match = await begun(hosting, 'warring-states-cards');
    const gathered = gatherNow(immediateIn(hosting.store), match);
    expect(gathered && (await recordOf(gathered, {}, GAMES))).toMatchObject({ ok: false, fault: expect.stringMatching(/\S \S.*\./) });
  });
});
