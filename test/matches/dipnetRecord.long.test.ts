import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readBoardFile, readCardsBoardFile, readOwnVariant } from '../../src/assets.js';
import { wordsIn } from '../../src/discord/words/wordsIn.js';
import { catalogue } from '../../src/games/catalogue/catalogue.js';
import { variantsOn } from '../../src/games/catalogue/diplomacyVariants.js';
import { report } from '../../src/games/diplomacy/model/report.js';
import { state } from '../../src/games/diplomacy/model/state.js';
import { recruitText } from '../../src/games/opponent.js';
import { compileCardsBoard } from '../../src/games/warring-states-cards/board/cardsBoard.js';
import { asJson, type Json } from '../../src/lib/jsonPatch.js';
import { seededRandom } from '../../src/lib/random.js';
import { readMatchFile, readRecord } from '../../src/matches/context/readMatchFile.js';
import { type FiledPhase, type MatchFile, matchFile } from '../../src/matches/model/matchFile.js';
import { firstState, isIdle, resolvedPhase } from '../../src/matches/record/resolvedPhase.js';
import { writeDipnetRecord } from '../../src/matches/record/writeDipnetRecord.js';
import { accepted } from './world.js';

const GAMES = catalogue(variantsOn(readOwnVariant), compileCardsBoard(readCardsBoardFile()));
const CLASSIC = present(GAMES.get('classic'));
const SEATS = accepted(CLASSIC.seats(7, {})).map(({ id }) => id);

function present<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('it should be there');
  return value;
}

const read = (json: unknown) => readRecord(GAMES, new TextEncoder().encode(typeof json === 'string' ? json : JSON.stringify(json)));

interface Play {
  readonly ordersOf: (state: unknown, seat: string) => string | undefined;
  readonly isDone: (state: Json, closed: number) => boolean;
}

/** A game of Classic, until its end or until it is done. */
function played({ ordersOf, isDone }: Play, rest: Partial<MatchFile> = {}): MatchFile {
  let now = firstState(CLASSIC, { seats: SEATS, options: {} });
  const phases: FiledPhase[] = [];
  const isOver = () => CLASSIC.ending(CLASSIC.state.parse(now)) !== undefined;
  while (!isDone(now, phases.length) && !isOver()) {
    const state: unknown = CLASSIC.state.parse(now);
    const { kind, awaits } = CLASSIC.phase(state);
    const sheets = new Map(awaits.map(seat => [seat, ordersOf(state, seat) ?? '']));
    const filed = new Map([...sheets].map(([seat, text]) => [seat, shortForm(state, seat, text)]));
    const { report: told, next } = present(resolvedPhase(CLASSIC, now, filed));
    const at = 1_000 * (phases.length + 1);
    const orders = Object.fromEntries([...filed].map(([seat, text]) => [seat, { orders: text }]));
    phases.push({
      number: phases.length + 1,
      kind,
      openedAt: at - 1_000,
      dueAt: at,
      state: now,
      closed: { at, by: 'ready', orders, report: told },
    });
    now = next;
  }
  const last = CLASSIC.state.parse(now) as unknown;
  phases.push({ number: phases.length + 1, kind: CLASSIC.phase(last).kind, openedAt: 1_000 * phases.length, dueAt: 0, state: now });
  const ending = CLASSIC.ending(last);
  return matchFile.parse({
    ...{ form: 1, game: 'classic', language: 'en', deadlines: {}, plan: {}, options: {}, pictures: {}, seats: SEATS, phases },
    ...(ending && { end: { kind: 'victory', seats: [...ending.winners] } }),
    ...rest,
  });
}

const shortForm = (state: unknown, seat: string, text: string): string =>
  CLASSIC.read(state, seat, text, undefined, 'en', 0)
    .lines.flatMap(line => line.text ?? [])
    .join('; ');

const byRecruits = (seed: number, most: number, rest: Partial<MatchFile> = {}): MatchFile => {
  const random = seededRandom(seed);
  return played({ ordersOf: (state, seat) => recruitText(CLASSIC, state, seat, random), isDone: (_, closed) => closed >= most }, rest);
};

const dipnetText = (file: MatchFile): string => accepted(writeDipnetRecord(CLASSIC, file));

/** What each power sends in each phase, by the package's names of phases; others send nothing. */
function byHand(sheets: Readonly<Record<string, Readonly<Record<string, string>>>>): MatchFile {
  return played({
    ordersOf: (state, seat) => sheets[nameOf(state)]?.[seat],
    isDone: state => sheets[nameOf(state)] === undefined && !isIdle(CLASSIC, state),
  });
}

const byPower = <T extends z.ZodType>(one: T) =>
  z.strictObject({ AUSTRIA: one, ENGLAND: one, FRANCE: one, GERMANY: one, ITALY: one, RUSSIA: one, TURKEY: one });
const place = z.string().regex(/^[A-Z]{3}(\/[NES]C)?$/);
const unit = z.string().regex(/^\*?[AF] [A-Z]{3}(\/[NES]C)?$/);
const PHASE = /^([SF]\d{4}[MR]|W\d{4}A|COMPLETED)$/;
const ORDER =
  /^(WAIVE|[AF] [A-Z]{3}(\/[NES]C)? (H|B|D|R [A-Z]{3}(\/[NES]C)?|- [A-Z]{3}(\/[NES]C)?( VIA)?|S [AF] [A-Z]{3}(\/[NES]C)?( - [A-Z]{3}(\/[NES]C)?)?|C A [A-Z]{3} - [A-Z]{3}))$/;
const phaseName = z.string().regex(PHASE);
/** What the package expects of each phase. */
const savedPhase = z.strictObject({
  name: phaseName,
  state: z.strictObject({
    timestamp: z.number().int(),
    zobrist_hash: z.string().min(1),
    note: z.string(),
    name: phaseName,
    units: byPower(z.array(unit)),
    retreats: byPower(z.record(unit, z.array(place))),
    centers: byPower(z.array(place)),
    homes: byPower(z.array(place)),
    influence: byPower(z.array(z.string().regex(/^[A-Z]{3}$/))),
    civil_disorder: byPower(z.literal(0)),
    builds: byPower(z.strictObject({ count: z.number().int(), homes: z.array(place) })),
    game_id: z.string(),
    map: z.literal('standard'),
    rules: z.array(z.never()),
  }),
  orders: byPower(z.array(z.string().regex(ORDER)).nullable()),
  results: z.record(
    z.string().regex(/^(WAIVE|[AF] .*)$/),
    z.array(z.enum(['', 'no convoy', 'bounce', 'void', 'cut', 'dislodged', 'disrupted', 'disband'])),
  ),
  messages: z.array(
    z.strictObject({
      sender: z.string(),
      recipient: z.literal('GLOBAL'),
      time_sent: z.number().int(),
      phase: phaseName,
      message: z.string(),
    }),
  ),
});
const saved = z.strictObject({
  id: z.string().min(1),
  map: z.literal('standard'),
  rules: z.array(z.never()),
  phases: z.array(savedPhase).min(1),
});

const dipnet = (file: MatchFile) => saved.parse(JSON.parse(dipnetText(file)));

const ON_FOOT = new Set(readBoardFile('classic').borders.army.flatMap(([one, other]) => [`${one} ${other}`, `${other} ${one}`]));
const isOnFoot = (from: string, to: string): boolean => ON_FOOT.has(`${from} ${to}`);
/** "via convoy" where there is no other way says nothing. */
const withoutNeedlessVia = (order: string): string =>
  order.replace(/^(A (\S+) - (\S+)) via convoy$/, (whole, move: string, from: string, to: string) => (isOnFoot(from, to) ? whole : move));

function reportHeld(told: unknown): unknown {
  const read = report.parse(told);
  return {
    ...read,
    orders: read.orders.map(({ order, ...rest }) => {
      if (order.kind !== 'move' || isOnFoot(order.at, order.to)) return { order, ...rest };
      const { viaConvoy: _, ...plain } = order;
      return { order: plain, ...rest };
    }),
  };
}

/** The record without what the form cannot hold, by the words of docs/record.md. */
function held({ end, seats, phases, press }: MatchFile): unknown {
  const inWords = (orders: string): string => orders.split('; ').map(withoutNeedlessVia).join('; ');
  return asJson({
    ...(end && { end }),
    seats,
    phases: phases.map(({ number, kind, state, closed }) => ({
      ...{ number, kind, state },
      ...(closed && {
        orders: Object.fromEntries(
          Object.entries(closed.orders).flatMap(([seat, { orders }]) => (orders === '' ? [] : [[seat, inWords(orders)]])),
        ),
        report: reportHeld(closed.report),
      }),
      ...(closed && !isIdle(CLASSIC, asJson(state)) && { at: closed.at }),
    })),
    press: (press ?? []).map(({ phase, seat, text }) => ({ phase, seat, text })),
  });
}

function grouped<T>(all: readonly T[], keyOf: (one: T) => string): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const one of all) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return groups;
}
const phase = z.object({
  game: z.string(),
  phase: z.string(),
  civilDisorder: z.boolean().optional(),
  orders: z.array(z.object({ power: z.string(), text: z.string() })),
  after: z.object({ units: z.array(z.object({ power: z.string(), type: z.string(), loc: z.string() })) }),
});
const RECORDED = grouped(
  gunzipSync(readFileSync(new URL('../recorded/games.jsonl.gz', import.meta.url)))
    .toString()
    .split('\n')
    .filter(line => line !== '')
    .map(line => phase.parse(JSON.parse(line)))
    .filter(({ civilDisorder }) => !civilDisorder),
  ({ game }) => game,
);

/** A recorded game, phase by phase as its source has it. */
function recorded(phases: readonly z.infer<typeof phase>[]): MatchFile {
  const sheets = new Map(phases.map(({ phase: name, orders }) => [name, grouped(orders, ({ power }) => power)]));
  const last = phases.at(-1)?.phase;
  let isLast = false;
  return played({
    ordersOf: (state, seat) =>
      sheets
        .get(nameOf(state))
        ?.get(seat)
        ?.map(({ text }) => text)
        .join('; '),
    isDone: state => {
      const wasLast = isLast;
      isLast ||= nameOf(state) === last;
      return wasLast;
    },
  });
}
function nameOf(state: unknown): string {
  const { turn, kind } = CLASSIC.phase(CLASSIC.state.parse(state));
  const letter = { spring: 'S', fall: 'F', winter: 'W' }[String(turn.season)] ?? '';
  return `${letter}${turn.year}${{ movement: 'M', retreats: 'R', adjustments: 'A' }[kind]}`;
}

describe('A record in the form of the Python package', () => {
  it.each([...RECORDED])('holds the recorded game %s, there and back', (_, phases) => {
    const file = recorded(phases);
    expect(dipnet(file).phases.map(({ name }) => name)).toEqual(
      expect.arrayContaining(phases.flatMap(({ phase: name }) => (name.endsWith('M') ? [name] : []))),
    );
    expect(
      Object.values(present(dipnet(file).phases.at(-1)).state.units)
        .flat()
        .sort(),
    ).toEqual(
      present(phases.at(-1))
        .after.units.map(({ type, loc }) => `${type} ${loc.toUpperCase()}`)
        .sort(),
    );
    const text = dipnetText(file);
    const { record } = accepted(read(text));
    expect(held(record)).toEqual(held(file));
    expect(dipnet(record).phases.map(({ orders }) => orders)).toEqual(dipnet(file).phases.map(({ orders }) => orders));
  });

  it('holds games between opponents until their end, there and back', () => {
    for (const seed of [1, 2, 3]) {
      const file = byRecruits(seed, 400);
      expect(held(accepted(read(dipnetText(file))).record)).toEqual(held(file));
    }
  });

  it('holds who shares a draw, and what was written to everybody', () => {
    const end = { kind: 'draw', seats: ['france', 'turkey'] } as const;
    const press = [
      { phase: 1, seat: 'france', text: 'Peace with\neverybody.', at: 500 },
      { phase: 1, seat: 'turkey', text: 'And with you.', at: 500 },
      { phase: 3, seat: 'france', text: 'Later.' },
    ];
    const file = byRecruits(1, 5, { end: { ...end, seats: [...end.seats] }, press });
    const { phases } = dipnet(file);
    expect(phases.at(-1)).toMatchObject({ name: 'COMPLETED', state: { name: 'COMPLETED', note: 'Victory by: FRA, TUR' }, results: {} });
    const times = phases.flatMap(({ messages }) => messages.map(one => one.time_sent));
    expect(times).toEqual([500_000, 500_001, 500_002]);
    expect(held(accepted(read(dipnetText(file))).record)).toEqual(held(file));
  });

  it('has every order and result in the words of the package', () => {
    const file = byHand({
      S1901M: {
        england: 'A lvp - yor; F lon - nth; F edi - nwg',
        france: 'A par - bur; A mar S A par - bur; F bre - eng',
        germany: 'A mun - bur',
      },
      F1901M: { england: 'A yor - nwy; F nth C A yor - nwy', france: 'A bur - bel; F eng S A bur - bel; A mar - spa; ' },
      W1901A: { england: 'Build A lvp', france: 'Build F bre; Waive' },
    });
    const [spring, fall, winter, open] = dipnet(file).phases;
    expect(spring?.orders).toMatchObject({
      ENGLAND: ['A LVP - YOR', 'F LON - NTH', 'F EDI - NWG'],
      FRANCE: ['A PAR - BUR', 'A MAR S A PAR - BUR', 'F BRE - ENG'],
      TURKEY: [],
    });
    expect(spring?.results).toMatchObject({ 'A PAR': [], 'A MUN': ['bounce'], 'A MAR': [] });
    expect(fall?.orders).toMatchObject({
      ENGLAND: ['A YOR - NWY VIA', 'F NTH C A YOR - NWY'],
      FRANCE: ['A BUR - BEL', 'F ENG S A BUR - BEL', 'A MAR - SPA'],
    });
    expect(winter).toMatchObject({
      name: 'W1901A',
      state: {
        homes: { FRANCE: ['BRE', 'MAR', 'PAR'] },
        builds: { ENGLAND: { count: 1 }, FRANCE: { count: 2, homes: ['BRE', 'MAR', 'PAR'] }, ITALY: { count: 0, homes: [] } },
        influence: {
          FRANCE: ['PAR', 'MAR', 'BRE', 'BUR', 'ENG', 'BEL', 'SPA'],
          ENGLAND: ['LON', 'EDI', 'LVP', 'NTH', 'NWG', 'YOR', 'NWY'],
        },
      },
      orders: { ENGLAND: ['A LVP B'], FRANCE: ['F BRE B', 'WAIVE'] },
      results: { 'A LVP': [''], 'F BRE': [''], WAIVE: [''] },
    });
    expect(open).toMatchObject({ name: 'S1902M', orders: { FRANCE: null }, results: {} });
    expect(held(accepted(read(dipnetText(file))).record)).toEqual(held(file));
  });

  it('has dislodged units with a star, where they may go, retreats and removals', () => {
    const file = byHand({
      S1901M: { italy: 'A ven - tyr; A rom - ven' },
      F1901M: { italy: 'A tyr S A ven - tri; A ven - tri' },
      F1901R: { austria: 'F tri - alb' },
      W1901A: { austria: 'Remove A vie', italy: 'Build A rom' },
    });
    const [, fall, retreats, winter] = dipnet(file).phases;
    expect(fall?.results).toMatchObject({ 'F TRI': ['dislodged'], 'A VEN': [] });
    expect(retreats).toMatchObject({
      name: 'F1901R',
      state: { units: { AUSTRIA: ['A VIE', 'A BUD', '*F TRI'] }, retreats: { AUSTRIA: { 'F TRI': ['ADR', 'ALB'] }, ITALY: {} } },
      orders: { AUSTRIA: ['F TRI R ALB'] },
      results: { 'F TRI': [] },
    });
    expect(winter).toMatchObject({
      state: { centers: { ITALY: expect.arrayContaining(['TRI']) }, builds: { AUSTRIA: { count: -1, homes: [] } } },
      orders: { AUSTRIA: ['A VIE D'], ITALY: ['A ROM B'] },
    });
    expect(held(accepted(read(dipnetText(file))).record)).toEqual(held(file));
  });

  it.each([...GAMES.values()].filter(({ id }) => id !== 'classic'))('is refused for $id, in a sentence', game => {
    const refused = writeDipnetRecord(game, { ...byHand({}), game: game.id });
    expect(refused).toEqual({ ok: false, fault: { code: 'dipnet-classic-only' } });
    for (const language of ['en', 'fr'] as const)
      expect(wordsIn(language).fault({ code: 'dipnet-classic-only' })).toMatch(/^\S.*Class.*\.$/);
  });
});

/** A game as the package itself saves it: keys that nobody needs here, private messages, powers that have not ordered yet. */
function fromPackage(): { map: string; phases: { readonly state: object }[] } {
  const written = JSON.parse(
    dipnetText(
      byHand({
        S1901M: { italy: 'A ven - tyr; A rom - ven', austria: 'F tri - alb; A vie - tri' },
        F1901M: { italy: 'A tyr S A ven - tri; A ven - tri; F nap - ion', austria: 'F alb - gre' },
      }),
    ),
  );
  const [first] = written.phases;
  first.messages = [
    { sender: 'SYSTEM', recipient: 'GLOBAL', time_sent: 1, phase: 'S1901M', message: 'The game begins.' },
    { sender: 'ITALY', recipient: 'AUSTRIA', time_sent: 2, phase: 'S1901M', message: 'Between us.' },
    { sender: 'ITALY', recipient: 'GLOBAL', time_sent: 3_000, phase: 'S1901M', message: 'Good morning.' },
  ];
  first.orders.TURKEY = null;
  return { ...written, extra: true };
}
const PACKAGE = fromPackage();
const changed = (path: string, value: unknown): unknown => {
  const copy = structuredClone<unknown>(PACKAGE);
  const steps = path.split('.');
  const last = steps.pop() ?? '';
  const target = steps.reduce<unknown>((at, step) => Reflect.get(Object(at), step), copy);
  Reflect.set(Object(target), last, value);
  return copy;
};

describe('A game that the package saved', () => {
  it('is read with what everybody could see of it', () => {
    const { record } = accepted(read(PACKAGE));
    expect(record.press).toEqual([{ phase: 1, seat: 'italy', text: 'Good morning.', at: 3 }]);
    expect(record.phases.map(({ closed }) => closed?.orders.italy?.orders)).toEqual([
      'A ven - tyr; A rom - ven',
      undefined,
      'A tyr S A ven - tri; A ven - tri; F nap - ion',
      undefined,
    ]);
    expect(record.phases[0]?.closed?.orders).not.toHaveProperty('turkey');
  });

  it('goes on from its open phase, for all seven powers', () => {
    const file = accepted(readMatchFile(GAMES, new TextEncoder().encode(JSON.stringify(PACKAGE))));
    expect(file).toMatchObject({ dealt: 7, file: { game: 'classic' } });
    expect(file.phases).toHaveLength(4);
  });

  it('does not go on once it is over; without a note, all who are left share a draw', () => {
    const over = changed('phases.2.name', 'COMPLETED');
    expect(accepted(read(over)).record.end).toEqual({ kind: 'draw', seats: SEATS });
    expect(readMatchFile(GAMES, new TextEncoder().encode(JSON.stringify(over)))).toMatchObject({
      fault: [{ fault: { code: 'import-over' } }],
    });
  });

  it.each([
    ['Victory by: FRA', { kind: 'victory', seats: ['france'] }],
    ['Victory by: ITA, AUS', { kind: 'draw', seats: ['austria', 'italy'] }],
    ['concession: TURKEY', { kind: 'concession', seats: ['turkey'] }],
    ['cancelled: ', { kind: 'cancelled', seats: [] }],
    ['Victory by: XYZ', { kind: 'draw', seats: SEATS }],
  ])('ended as its note %j says', (note, end) => {
    const over = structuredClone(PACKAGE);
    Object.assign(present(over.phases[2]), { name: 'COMPLETED' });
    Object.assign(present(over.phases[2]).state, { note });
    expect(accepted(read(over)).record.end).toEqual(end);
  });

  it('has no dislodged units any more once it is over', () => {
    const sheets = {
      S1901M: { italy: 'A ven - tyr; A rom - ven' },
      F1901M: { italy: 'A tyr S A ven - tri; A ven - tri' },
    };
    const file = { ...byHand(sheets), end: { kind: 'draw' as const, seats: ['austria', 'italy'] } };
    const last = present(dipnet(file).phases.at(-1));
    expect(last).toMatchObject({ name: 'COMPLETED', state: { units: { AUSTRIA: ['A VIE', 'A BUD'] }, retreats: { AUSTRIA: {} } } });
    expect(state.parse(file.phases.at(-1)?.state).position.dislodged).toHaveLength(1);
    expect(held(accepted(read(dipnetText(file))).record)).toEqual(held(file));
  });

  it('may have orders that it says were void: their units hold', () => {
    const order = ['A PAR - MOS'];
    expect(faultsOf(changed('phases.0.orders.FRANCE', order))).toEqual(['S1901M FRANCE: record-order']);
    const isVoid = structuredClone(changed('phases.0.orders.FRANCE', order)) as { phases: { results: Record<string, unknown> }[] };
    present(isVoid.phases[0]).results['A PAR'] = ['void'];
    expect(faultsOf(isVoid)).toEqual([]);
  });

  it('may have phases in which nobody had a choice, with units that can only disband', () => {
    const file = [...RECORDED.values()].map(recorded).find(({ phases }) => phases.some(isForlorn)) ?? byHand({});
    const forlorn = present(file.phases.find(isForlorn));
    const { position } = state.parse(forlorn.state);
    const owned = <T extends { readonly power: string }>(all: readonly T[], one: (item: T) => string) =>
      Object.fromEntries(SEATS.map(seat => [seat.toUpperCase(), all.filter(({ power }) => power === seat).map(one)]));
    const inWords = ({ type, at }: { readonly type: string; readonly at: string }) => `${type} ${at.toUpperCase()}`;
    const [standing, lost] = [owned(position.units, inWords), owned(position.dislodged, inWords)];
    const extra = {
      name: nameOf(forlorn.state),
      state: {
        units: Object.fromEntries(
          Object.entries(standing).map(([power, units]) => [power, [...units, ...(lost[power] ?? []).map(one => `*${one}`)]]),
        ),
        centers: owned(
          Object.entries(position.centres).map(([at, power]) => ({ power, at })),
          ({ at }) => at.toUpperCase(),
        ),
      },
      orders: Object.fromEntries(Object.entries(lost).map(([power, units]) => [power, units.map(one => `${one} D`)])),
    };
    expect(Object.values(extra.orders).flat()).not.toEqual([]);
    const before = file.phases.slice(0, forlorn.number - 1).filter(one => !isIdle(CLASSIC, asJson(one.state))).length;
    const plain = dipnet(file);
    const { record } = accepted(read({ ...plain, phases: plain.phases.toSpliced(before, 0, extra as never) }));
    expect(record.phases.map(one => one.state)).toEqual(file.phases.map(one => one.state));
  });

  it.each([
    ['map', 'standard_fleet_rome', 'map: dipnet-classic-only'],
    ['phases.0.name', 'F1901M', 'F1901M: record-phase'],
    ['phases.1.name', 'COMPLETED', 'COMPLETED: record-phase'],
    ['phases.1.state.units.FRANCE', ['A PAR', 'A MAR'], 'F1901M FRANCE units: record-position'],
    ['phases.1.state.centers.ITALY', ['NAP', 'ROM', 'VEN', 'TRI'], 'F1901M ITALY centers: record-position'],
    ['phases.2.state.units.AUSTRIA', [], 'F1901R AUSTRIA units: record-position'],
    ['phases.1.state.units.ATLANTIS', ['A PAR'], 'F1901M units: record-seat'],
    ['phases.1.orders.ATLANTIS', ['A PAR H'], 'F1901M: record-seat'],
    ['phases.1.orders.ITALY', ['A TYR - MOS'], 'F1901M ITALY: record-order'],
    ['phases.1.orders.ITALY', ['F TRI H'], 'F1901M ITALY: record-order'],
    ['phases.1.orders.ITALY', ['A TYR H; A VEN H'], 'F1901M ITALY: record-order'],
    ['phases.1.orders.ITALY', [''], 'F1901M ITALY: record-order'],
    ['phases.1.orders.ITALY', ['A TYR B'], 'F1901M ITALY: record-order'],
    ['phases.1.orders.ITALY', [`A TYR ${' '.repeat(2_000)}`], 'phases[2].orders.ITALY[1]: dipnet-form'],
    ['phases.1.orders.ITALY', Array.from({ length: 51 }, () => 'A TYR H'), 'phases[2].orders.ITALY: dipnet-form'],
    ['phases.1.orders', [], 'phases[2].orders: dipnet-form'],
    ['phases.1.state', null, 'phases[2].state: dipnet-form'],
    ['phases', [], 'phases: dipnet-form'],
    ['phases.0.messages.2.message', 'x'.repeat(4_001), 'press[1].text: import-too-long'],
  ])('is refused with %s as %j', (path, value, fault) => {
    expect(faultsOf(changed(path, value))[0]).toBe(fault);
  });

  it('may not have more phases than any game', () => {
    expect(faultsOf(changed('phases', Array(1_001).fill(PACKAGE.phases[0])))).toEqual(['phases: dipnet-form']);
  });

  it('cannot hide keys of objects in names', () => {
    const hostile = JSON.stringify(PACKAGE).replace('"units":{', '"units":{"__proto__":["A PAR"],"constructor":["A PAR"],');
    expect(faultsOf(hostile)).toEqual(['S1901M units: record-seat']);
  });
});

/** A phase of retreats without a retreat: all dislodged units are lost. */
function isForlorn({ kind, state: filed }: FiledPhase): boolean {
  return kind === 'retreats' && isIdle(CLASSIC, asJson(filed)) && state.parse(filed).position.dislodged.length > 0;
}

function faultsOf(json: unknown): readonly string[] {
  const done = read(json);
  return done.ok ? [] : done.fault.map(({ where, fault }) => `${where}: ${fault.code}`);
}
