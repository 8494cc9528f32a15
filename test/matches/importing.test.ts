import { describe, expect, it, vi } from 'vitest';
import { readCardsBoardFile, readOwnVariant } from '../../src/assets.js';
import { catalogue } from '../../src/games/catalogue/catalogue.js';
import { variantsOn } from '../../src/games/catalogue/diplomacyVariants.js';
import { recruitText } from '../../src/games/opponent.js';
import { compileCardsBoard } from '../../src/games/warring-states-cards/board/cardsBoard.js';
import { seededRandom } from '../../src/lib/random.js';
import { exportMatch } from '../../src/matches/actions/hosting/exportMatch.js';
import { importMatch } from '../../src/matches/actions/hosting/importMatch.js';
import { joinMatch } from '../../src/matches/actions/lobby/joinMatch.js';
import { openMatch } from '../../src/matches/actions/lobby/openMatch.js';
import { startMatch } from '../../src/matches/actions/lobby/startMatch.js';
import { markReady } from '../../src/matches/actions/orders/markReady.js';
import { submitOrders } from '../../src/matches/actions/orders/submitOrders.js';
import { type Compute, computeHere } from '../../src/matches/context/compute.js';
import type { Unfit } from '../../src/matches/context/readMatchFile.js';
import type { HostingFault } from '../../src/matches/fault.js';
import type { MatchId } from '../../src/matches/model/match.js';
import { logOf } from '../../src/matches/read/audit.js';
import { verifyOrders } from '../../src/matches/read/verifyOrders.js';
import { immediateIn } from '../../src/store/records.js';
import type { ArrangedHosting } from '../records/arranged.js';
import { openMemoryStore } from '../records/memory.js';
import { accepted, faultOf } from './world.js';

const GAMES = catalogue(variantsOn(readOwnVariant), compileCardsBoard(readCardsBoardFile()));
const PHASES = 7;

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

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

const PLACE = { guild: '1', channel: '2', host: 'host' };

async function begun(hosting: ArrangedHosting, match: MatchId): Promise<MatchId> {
  const game = hosting.games.get((await hosting.store.matches.get(match))?.game ?? '');
  for (let i = 1; i <= (game?.players.most ?? 0); i++) await joinMatch(hosting, match, `player-${i}`);
  accepted(await startMatch(hosting, match, 'host', { emptySeats: false }));
  return match;
}

async function playPhases(hosting: ArrangedHosting, match: MatchId, until: number): Promise<void> {
  const random = seededRandom(5);
  for (let phase = hosting.store.openPhase(match); phase && phase.number < until; phase = hosting.store.openPhase(match)) {
    const game = hosting.games.get((await hosting.store.matches.get(match))?.game ?? '');
    if (!game) throw new Error('no such game');
    const { awaits, mayAct = [] } = game.phase(phase.state);
    for (const { seat, user } of hosting.store.seatHolders(match)) {
      if (user === undefined || ![...awaits, ...mayAct].includes(seat)) continue;
      const by = { match, phase: phase.number, user, language: 'en' as const };
      if (hosting.store.openPhase(match)?.number !== phase.number) break;
      const reports = game.options(phase.state, seat, 'en').filter(({ key }) => key.startsWith('won-'));
      const won = reports.flatMap(({ choices }) => choices[0]?.text ?? []);
      accepted(await submitOrders(hosting, { ...by, text: [recruitText(game, phase.state, seat, random), ...won].join('\n') }));
      accepted(await markReady(hosting, { ...by, ready: true, anyway: true }));
    }
  }
}

/** Plays some phases of a game. Returns the match and its exported file. */
async function exported(id: string, options: Readonly<Record<string, string>> = {}) {
  const hosting = openHosting();
  const { id: match } = accepted(await openMatch(hosting, { ...PLACE, game: id, language: 'en', deadlines: {}, options }));
  await begun(hosting, match);
  await playPhases(hosting, match, PHASES);
  return { hosting, match, file: accepted(await exportMatch(hosting, match, 'host')) };
}

/** Returns what a file must not contain: user ids, the secret of the draw, and the salts of the open phase. */
function secretsOf({ store }: ArrangedHosting, match: MatchId): readonly string[] {
  const { number = 0 } = store.openPhase(match) ?? {};
  const salts = [...immediateIn(store).history.salts(match, number).values()];
  return ['player-', '"host"', store.secretOf(match) ?? 'player-', ...salts];
}

it.each([...GAMES.values()].filter(({ published }) => published))('$id goes on from a file where it was', async game => {
  const { hosting: before, match, file } = await exported(game.id);
  expect(secretsOf(before, match).filter(secret => file.includes(secret))).toEqual([]);

  const was = before.store.openPhase(match);
  const number = was?.number ?? 0;
  const hosting = openHosting();
  const lobby = accepted(await importMatch(hosting, { file: bytes(file), ...PLACE }));
  expect(await hosting.store.matches.get(lobby.id)).toMatchObject({ status: 'lobby', game: game.id, from: { phase: number } });
  const past = lobby.from?.match ?? 0;
  expect(await hosting.store.matches.get(past)).toMatchObject({ status: 'ended', end: { kind: 'rolled-back', goesOnAs: lobby.id } });
  expect(accepted(await logOf(hosting, lobby.id, 'host'))).toMatchObject([{ deed: 'imported', about: { phase: number } }]);

  await begun(hosting, lobby.id);
  const open = hosting.store.openPhase(lobby.id);
  expect(open).toMatchObject({ number, kind: was?.kind });
  expect(game.view(open?.state)).toEqual(game.view(was?.state));
  for (const earlier of [1, 2, 3]) {
    const asked = { number: earlier, user: 'host' };
    expect((await hosting.store.history.phase(lobby.id, earlier))?.report).toEqual(
      (await before.store.history.phase(match, earlier))?.report,
    );
    expect((await hosting.store.history.phase(lobby.id, earlier))?.edition).toBe(
      (await before.store.history.phase(match, earlier))?.edition ?? 'none',
    );
    expect(accepted(await verifyOrders(hosting, lobby.id, asked)).seals).toEqual(accepted(await verifyOrders(before, match, asked)).seals);
  }
  await playPhases(hosting, lobby.id, number + 2);
  expect(hosting.store.openPhase(lobby.id)?.number).toBeGreaterThanOrEqual(number + 2);
});

it('what was reported of battles on tables is read again from a file, with its seals', async () => {
  const before = openHosting();
  const asked = { ...PLACE, game: 'classic-battles', language: 'en', deadlines: {}, options: { battles: 'tabletop' } } as const;
  const { id: match } = accepted(await openMatch(before, asked));
  await begun(before, match);
  const kinds = (): readonly string[] => before.store.phases(match).map(({ kind }) => kind);
  for (let until = 2; until < 40 && !(kinds().includes('battles') && kinds().at(-1) === 'movement'); until++)
    await playPhases(before, match, until);
  expect(kinds()).toContain('battles');
  const hosting = openHosting();
  const lobby = accepted(await importMatch(hosting, { file: bytes(accepted(await exportMatch(before, match, 'host'))), ...PLACE }));
  for (const number of kinds().flatMap((kind, i) => (kind === 'battles' ? [i + 1] : []))) {
    const sealed = accepted(await verifyOrders(before, match, { number, user: 'host' })).seals;
    expect(sealed.some(({ orders }) => orders.startsWith('Won '))).toBe(true);
    expect(accepted(await verifyOrders(hosting, lobby.from?.match ?? 0, { number, user: 'host' })).seals).toEqual(sealed);
  }
});

/** Returns the faults of a file, a line each, such as "import-form phases[3].kind". */
const unfitLines = (fault: HostingFault | readonly Unfit[] | undefined): readonly string[] =>
  fault === undefined || 'code' in fault
    ? [fault?.code ?? 'nothing']
    : fault.map(one => [one.fault.code, one.where].filter(part => part !== undefined).join(' '));

it('says what is wrong with a file, and where; nothing is opened', async () => {
  const { file } = await exported('classic');
  const changed = (change: (read: ReturnType<typeof JSON.parse>) => void): string => {
    const read = JSON.parse(file);
    change(read);
    return JSON.stringify(read);
  };
  const last = JSON.parse(file).phases.length - 1;
  const cases: readonly (readonly [string, string])[] = [
    ['{', 'import-not-json'],
    ['[]', 'import-unknown'],
    ['{"study":1}', 'import-is-study'],
    [changed(read => (read.form = 2)), 'import-other-form form'],
    [changed(read => (read.game = 'chess')), 'import-unknown-game game'],
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
    const hosting = openHosting();
    expect(unfitLines(faultOf(await importMatch(hosting, { file: bytes(text), ...PLACE })))[0]).toBe(wrong);
    expect(await hosting.store.matches.find({})).toEqual([]);
  }
});

it('of a game that hides cards there is no file before it is over', async () => {
  const hosting = openHosting();
  const cards = [...GAMES.values()].find(({ published }) => !published)?.id ?? '';
  const { id: match } = accepted(await openMatch(hosting, { ...PLACE, game: cards, language: 'en', deadlines: {} }));
  await begun(hosting, match);
  expect(faultOf(await exportMatch(hosting, match, 'host'))).toEqual({ code: 'still-sealed' });
});

describe('A file that is meant to keep everybody waiting', async () => {
  const { file } = await exported('classic');
  type Filed = { phases: { number: number; closed: { orders: Record<string, { orders: string }> } }[]; seats: string[] };
  const withOrders = (change: (read: Filed) => void): string => {
    const read: Filed = JSON.parse(file);
    change(read);
    return JSON.stringify(read);
  };
  /** Imports a file that must be refused. Returns the faults, and what the game was asked to read. */
  const brought = async (text: string) => {
    const asked: { readonly text: string; readonly helped: number | undefined }[] = [];
    const hosting = openHosting();
    const classic = GAMES.get('classic');
    if (!classic) throw new Error('there is no Classic');
    const read: typeof classic.read = (...given) => {
      asked.push({ text: given[2], helped: given[5] });
      return classic.read(...given);
    };
    const spied = { ...hosting, games: new Map([['classic', { ...classic, read }]]) };
    const told = unfitLines(faultOf(await importMatch(spied, { file: bytes(text), ...PLACE })));
    expect(await hosting.store.matches.find({})).toEqual([]);
    return { told, asked };
  };
  const sheetOf = (orders: string) => withOrders(read => Object.assign(read.phases[0]?.closed ?? {}, { orders: { france: { orders } } }));

  it('is told ten faults at most, and what comes behind them is not read', async () => {
    const all = withOrders(read => {
      for (const phase of read.phases.slice(0, -1))
        phase.closed.orders = Object.fromEntries(read.seats.map(seat => [seat, { orders: 'a; b; c' }]));
    });
    const { told, asked } = await brought(all);
    expect(told).toHaveLength(10);
    expect(asked).toHaveLength(4);
  });

  it('gets no suggestions', async () => {
    const { told, asked } = await brought(sheetOf('A Par - Lon'));
    expect(told).toEqual(['not-beside phases[1].closed.orders.france']);
    expect(asked.filter(({ helped }) => helped !== 0)).toEqual([]);
    expect(asked.length).toBeGreaterThan(1);
  });

  it.each([
    ['more orders of a seat than there are units', sheetOf('a;'.repeat(300)), 'import-too-many-lines phases[1].closed.orders.france'],
    ['a longer sheet than any', sheetOf('a'.repeat(20_001)), 'import-too-long phases[1].closed.orders.france.orders'],
    [
      'more phases than any game',
      withOrders(read => (read.phases = Array.from({ length: 1_001 }, (_, i) => ({ ...(read.phases[0] ?? fail()), number: i + 1 })))),
      'import-form phases',
    ],
    ['brackets within brackets', '['.repeat(100_000), 'import-too-deep'],
    [
      'brackets within brackets in a part of it',
      withOrders(read => Object.assign(read, { plan: JSON.parse('['.repeat(41) + ']'.repeat(41)) })),
      'import-too-deep',
    ],
  ])('with %s is refused before a game reads it', async (_, text, wrong) => {
    const { told, asked } = await brought(text);
    expect(told).toEqual([wrong]);
    expect(asked.filter(one => one.text.length > 500)).toEqual([]);
  });

  it('with a phase larger than any is refused', async () => {
    const many = withOrders(read => {
      const report = JSON.parse(JSON.stringify(read.phases[0]))?.closed.report;
      Object.assign(read.phases[0]?.closed ?? {}, { orders: {}, report: { ...report, orders: Array(3_000).fill(report.orders[0]) } });
    });
    expect((await brought(many)).told).toEqual(['import-phase-too-large phases[1]']);
  });

  it('may contain any number of brackets within texts', async () => {
    expect((await brought(withOrders(read => Object.assign(read, { language: '['.repeat(99) })))).told).toEqual(['import-form language']);
  });
});

const fail = (): never => {
  throw new Error('there is no phase');
};

describe('Files that are brought as games', async () => {
  const { file } = await exported('classic');
  const bring = (
    hosting: ArrangedHosting,
    by: { readonly host?: string; readonly guild?: string; readonly channel?: string } = {},
    text = '{',
  ) => importMatch(hosting, { file: bytes(text), ...PLACE, ...by });

  it('are ten a person and day at most, thirty a server, whatever became of them', async () => {
    let now = 1_000_000;
    const hosting: ArrangedHosting = { ...openHosting(), now: () => now };
    for (let i = 0; i < 10; i++) expect(unfitLines(faultOf(await bring(hosting)))).toEqual(['import-not-json']);
    expect(faultOf(await bring(hosting))).toEqual({ code: 'import-too-many', by: 'user', most: 10 });
    for (let i = 0; i < 20; i++) expect(unfitLines(faultOf(await bring(hosting, { host: `host-${i % 4}` })))).toEqual(['import-not-json']);
    expect(faultOf(await bring(hosting, { host: 'ann' }))).toEqual({ code: 'import-too-many', by: 'guild', most: 30 });
    expect(unfitLines(faultOf(await bring(hosting, { host: 'ann', guild: 'other' })))).toEqual(['import-not-json']);
    now += 24 * 60 * 60 * 1000;
    expect(unfitLines(faultOf(await bring(hosting)))).toEqual(['import-not-json']);
  });

  it('are read one at a time for a person, two for a server', async () => {
    const held: (() => void)[] = [];
    const compute: Compute = {
      run: async (name, input) => {
        if (held.length < 2) await new Promise<void>(resolve => void held.push(resolve));
        return await computeHere(GAMES).run(name, input);
      },
    };
    const hosting = { ...openHosting(), compute };
    const reading = Promise.all([bring(hosting, {}, file), bring(hosting, { host: 'ann', channel: '3' }, file)]);
    await vi.waitFor(() => expect(held).toHaveLength(2));
    expect(faultOf(await bring(hosting))).toEqual({ code: 'import-under-way', by: 'user' });
    expect(faultOf(await bring(hosting, { host: 'bob' }))).toEqual({ code: 'import-under-way', by: 'guild' });
    expect(unfitLines(faultOf(await bring(hosting, { host: 'bob', guild: '9' })))).toEqual(['import-not-json']);
    for (const go of held) go();
    expect((await reading).map(({ ok }) => ok)).toEqual([true, true]);
    expect(unfitLines(faultOf(await bring(hosting)))).toEqual(['import-not-json']);
  });

  it('are read where nobody waits for it, and written a few phases at a time', async () => {
    const hosting = openHosting();
    const here: string[] = [];
    const compute: Compute = {
      run: async (name, input) => {
        here.push(name);
        return computeHere(GAMES).run(name, input);
      },
    };
    const atOnce: number[] = [];
    const store: ArrangedHosting['store'] = {
      ...hosting.store,
      imports: {
        ...hosting.store.imports,
        addPhases: async (match, past) => {
          atOnce.push(past.length);
          await hosting.store.imports.addPhases(match, past);
        },
      },
    };
    accepted(await bring({ ...hosting, store, compute }, {}, file));
    expect(here).toEqual(['readMatchFile']);
    expect(atOnce.reduce((sum, count) => sum + count, 0)).toBe(JSON.parse(file).phases.length);
    expect(Math.max(...atOnce)).toBeLessThanOrEqual(4);
  });

  it('that could not be written to the end leave nothing behind', async () => {
    const hosting = openHosting();
    const full = () => {
      throw new Error('the disk is full');
    };
    await expect(
      bring({ ...hosting, store: { ...hosting.store, imports: { ...hosting.store.imports, addPhases: full } } }, {}, file),
    ).rejects.toThrow('the disk is full');
    expect(await hosting.store.matches.find({})).toEqual([]);
    expect(await hosting.store.matches.get(1)).toBeUndefined();
    expect(await hosting.store.history.phaseHeads(1)).toEqual([]);
  });
});
