import { expect, it } from 'vitest';
import { readBoardFile, readCardsBoardFile } from '../../src/assets.js';
import { catalogue, variantsOn } from '../../src/games/catalogue.js';
import { compileBoard } from '../../src/games/warring-states-cards/board/board.js';
import { seededRandom } from '../../src/lib/random.js';
import { logOf } from '../../src/matches/hosting/audit.js';
import { exportMatch } from '../../src/matches/hosting/exportMatch.js';
import { importMatch } from '../../src/matches/hosting/importMatch.js';
import { joinMatch } from '../../src/matches/lobby/joinMatch.js';
import { openMatch } from '../../src/matches/lobby/openMatch.js';
import { startMatch } from '../../src/matches/lobby/startMatch.js';
import type { MatchId } from '../../src/matches/match.js';
import { markReady } from '../../src/matches/orders/markReady.js';
import { submitOrders } from '../../src/matches/orders/submitOrders.js';
import type { House } from '../../src/matches/ports.js';
import { verifyOrders } from '../../src/matches/trust/verifyOrders.js';
import { openMemoryStore } from '../../src/store/openStore.js';
import { accepted, faultOf } from './world.js';

const GAMES = catalogue(variantsOn(readBoardFile), compileBoard(readCardsBoardFile()));
const PHASES = 7;

function openHouse(): House {
  const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
  let drawn = 0;
  return {
    store: openMemoryStore(),
    games: GAMES,
    now: () => 1_000_000,
    log: quiet,
    freshSeed: () => 11,
    freshSecret: () => (drawn++).toString(16).padStart(32, '0'),
    wake: () => undefined,
  };
}

const PLACE = { guild: '1', channel: '2', host: 'host' };

function begun(house: House, match: MatchId): MatchId {
  const game = house.games.get(house.store.match(match)?.game ?? '');
  for (let i = 1; i <= (game?.players.most ?? 0); i++) joinMatch(house, match, `player-${i}`);
  accepted(startMatch(house, match, 'host', { emptySeats: false }));
  return match;
}

function playPhases(house: House, match: MatchId, until: number): void {
  const random = seededRandom(5);
  for (let phase = house.store.openPhase(match); phase && phase.number < until; phase = house.store.openPhase(match)) {
    const game = house.games.get(house.store.match(match)?.game ?? '');
    if (!game) throw new Error('no such game');
    const { awaits, mayAct = [] } = game.phase(phase.state);
    for (const { seat, user } of house.store.sittings(match)) {
      if (user === undefined || ![...awaits, ...mayAct].includes(seat)) continue;
      const by = { match, phase: phase.number, user, language: 'en' as const };
      if (house.store.openPhase(match)?.number !== phase.number) break;
      accepted(submitOrders(house, { ...by, text: game.practise(phase.state, seat, random) }));
      accepted(markReady(house, { ...by, ready: true }));
    }
  }
}

/** A game of some phases, and its file. */
function exported(id: string, options: Readonly<Record<string, string>> = {}) {
  const house = openHouse();
  const { id: match } = accepted(openMatch(house, { ...PLACE, game: id, language: 'en', deadlines: {}, options }));
  begun(house, match);
  playPhases(house, match, PHASES);
  return { house, match, file: accepted(exportMatch(house, match, 'host')) };
}

/** Who plays and hosts, what is drawn from, and the seals of the open phase. */
function secretsOf({ store }: House, match: MatchId): readonly string[] {
  const { number = 0 } = store.openPhase(match) ?? {};
  const salts = store.sittings(match).flatMap(({ seat }) => store.saltOf(match, number, seat) ?? []);
  return ['player-', '"host"', store.secretOf(match) ?? 'player-', ...salts];
}

it.each([...GAMES.values()].filter(({ published }) => published))('$id goes on from a file where it was', game => {
  const { house: before, match, file } = exported(game.id);
  expect(secretsOf(before, match).filter(secret => file.includes(secret))).toEqual([]);

  const was = before.store.openPhase(match);
  const number = was?.number ?? 0;
  const house = openHouse();
  const lobby = accepted(importMatch(house, { file, ...PLACE }));
  expect(house.store.match(lobby.id)).toMatchObject({ status: 'lobby', game: game.id, from: { phase: number } });
  const past = lobby.from?.match ?? 0;
  expect(house.store.match(past)).toMatchObject({ status: 'ended', end: { kind: 'rolled-back', goesOnAs: lobby.id } });
  expect(accepted(logOf(house, lobby.id, 'host'))).toMatchObject([{ deed: 'imported', about: { phase: number } }]);

  begun(house, lobby.id);
  const open = house.store.openPhase(lobby.id);
  expect(open).toMatchObject({ number, kind: was?.kind });
  expect(game.view(open?.state)).toEqual(game.view(was?.state));
  for (const earlier of [1, 2, 3]) {
    const asked = { number: earlier, user: 'host' };
    expect(house.store.phase(lobby.id, earlier)?.report).toEqual(before.store.phase(match, earlier)?.report);
    expect(accepted(verifyOrders(house, lobby.id, asked)).seals).toEqual(accepted(verifyOrders(before, match, asked)).seals);
  }
  playPhases(house, lobby.id, number + 2);
  expect(house.store.openPhase(lobby.id)?.number).toBeGreaterThanOrEqual(number + 2);
});

it('what was reported of battles on tables is read again from a file, with its seals', () => {
  const before = openHouse();
  const asked = { ...PLACE, game: 'classic-battles', language: 'en', deadlines: {}, options: { battles: 'tabletop' } } as const;
  const { id: match } = accepted(openMatch(before, asked));
  begun(before, match);
  const kinds = (): readonly string[] => before.store.phases(match).map(({ kind }) => kind);
  for (let until = 2; until < 40 && !(kinds().includes('battles') && kinds().at(-1) === 'movement'); until++)
    playPhases(before, match, until);
  expect(kinds()).toContain('battles');
  const house = openHouse();
  const lobby = accepted(importMatch(house, { file: accepted(exportMatch(before, match, 'host')), ...PLACE }));
  for (const number of kinds().flatMap((kind, i) => (kind === 'battles' ? [i + 1] : []))) {
    const sealed = accepted(verifyOrders(before, match, { number, user: 'host' })).seals;
    expect(sealed.some(({ orders }) => orders.startsWith('Won '))).toBe(true);
    expect(accepted(verifyOrders(house, lobby.from?.match ?? 0, { number, user: 'host' })).seals).toEqual(sealed);
  }
});

it('says what is wrong with a file, and where; nothing is opened', () => {
  const { file } = exported('classic');
  const changed = (change: (read: ReturnType<typeof JSON.parse>) => void): string => {
    const read = JSON.parse(file);
    change(read);
    return JSON.stringify(read);
  };
  const last = JSON.parse(file).phases.length - 1;
  const cases: readonly (readonly [string, string])[] = [
    ['{', 'import-not-json'],
    ['[]', 'import-form'],
    [changed(read => (read.form = 2)), 'import-other-form form'],
    [changed(read => (read.game = 'chess')), 'unknown-game game'],
    [changed(read => (read.extra = 1)), 'import-form extra'],
    [changed(read => (read.deadlines.turn = 1)), 'no-such-length deadlines.turn'],
    [changed(read => (read.plan.grace = -1)), 'import-form plan.grace'],
    [changed(read => (read.end = { kind: 'draw', seats: [] })), 'import-over'],
    [changed(read => read.phases.pop()), `import-over phases[${last}]`],
    [changed(read => read.phases.shift()), 'import-form phases[1]'],
    [changed(read => (read.phases[2].state.turn.year = 'x')), 'import-form phases[3].state.turn.year'],
    [changed(read => (read.phases[2].kind = 'lists')), 'import-form phases[3].kind'],
    [changed(read => (read.phases[2].closed.report.orders = 7)), 'import-form phases[3].closed.report.orders'],
    [changed(read => (read.phases[0].closed.orders.france.orders = 'A Par - Lon')), 'not-beside phases[1].closed.orders.france'],
    [changed(read => (read.phases[last].state.position.units[0].at = 'nowhere')), `unknown-place phases[${last + 1}].state`],
    [changed(read => (read.phases[last].state.position.units[0].power = 'prussia')), `not-played phases[${last + 1}].state`],
    [changed(read => (read.phases[last].state.variant = 'warring-states-v2')), `other-variant phases[${last + 1}].state`],
    [changed(read => (read.phases[last].state.winner = 'france')), `import-over phases[${last + 1}].state`],
    [changed(read => read.seats.pop()), 'import-seats seats'],
    [changed(read => (read.seats[0] = read.seats[1])), 'import-seats seats'],
  ];
  for (const [text, wrong] of cases) {
    const house = openHouse();
    const told = faultOf(importMatch(house, { file: text, ...PLACE })) ?? [];
    expect([told[0]?.fault.code, told[0]?.where].filter(part => part !== undefined).join(' ')).toBe(wrong);
    expect(house.store.matchesOf({})).toEqual([]);
  }
});

it('of a game that hides cards there is no file before it is over', () => {
  const house = openHouse();
  const cards = [...GAMES.values()].find(({ published }) => !published)?.id ?? '';
  const { id: match } = accepted(openMatch(house, { ...PLACE, game: cards, language: 'en', deadlines: {} }));
  begun(house, match);
  expect(faultOf(exportMatch(house, match, 'host'))).toEqual({ code: 'still-sealed' });
});
