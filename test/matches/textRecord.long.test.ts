import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readCardsBoardFile, readOwnVariant } from '../../src/assets.js';
import { catalogue } from '../../src/games/catalogue/catalogue.js';
import { variantsOn } from '../../src/games/catalogue/diplomacyVariants.js';
import { state } from '../../src/games/diplomacy/model/state.js';
import type { AnyGame } from '../../src/games/game.js';
import { recruitText } from '../../src/games/opponent.js';
import { compileCardsBoard } from '../../src/games/warring-states-cards/board/cardsBoard.js';
import { asJson, patchBetween, patched } from '../../src/lib/jsonPatch.js';
import { seededRandom } from '../../src/lib/random.js';
import { readRecord } from '../../src/matches/context/readMatchFile.js';
import { type FiledPhase, type MatchFile, matchFile } from '../../src/matches/model/matchFile.js';
import { writeTextRecord } from '../../src/matches/record/writeTextRecord.js';
import { accepted } from './world.js';

const GAMES = catalogue(variantsOn(readOwnVariant), compileCardsBoard(readCardsBoardFile()));
const CLASSIC = present(GAMES.get('classic'));

function present<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('it should be there');
  return value;
}

const read = (text: string) => readRecord(GAMES, new TextEncoder().encode(text));

/** A game between recruits as its record would be, until its end or for so many phases. Its lots and battles are drawn from a seed. */
function played(game: AnyGame, seed: number, most: number): MatchFile {
  const random = seededRandom(seed);
  const options = game.chosen?.parse({}) ?? {};
  const seats = accepted(game.seats(game.players.most, options)).map(({ id }) => id);
  const shown = (now: unknown): unknown => asJson(game.published ? game.published(now) : now);
  let now: unknown = game.open({ seats, seed, secret: 'ab'.repeat(16), options });
  const phases: FiledPhase[] = [];
  while (phases.length < most && !game.ending(now)) {
    const { kind, awaits, mayAct = [] } = game.phase(now);
    const sent = [...new Set([...awaits, ...mayAct])].map(seat => {
      const text = recruitText(game, now, seat, random);
      return [seat, game.read(now, seat, text, undefined, 'en', 0).submission] as const;
    });
    const orders = sent.map(([seat, submission]) => {
      const lines = game.sheet(now, seat, submission, 'en').flatMap(line => (line.isPrivate || !line.text ? [] : [line.text]));
      return [seat, { orders: lines.sort().join('; '), salt: 'ab12' }] as const;
    });
    const advanced = game.advance(now, new Map(sent));
    const closed = { at: 5_000, by: 'ready' as const, orders: Object.fromEntries(orders), report: asJson(advanced.report) };
    phases.push({ number: phases.length + 1, kind, openedAt: 1_000, dueAt: 9_000, edition: 1, state: shown(now), closed });
    now = advanced.state;
  }
  phases.push({ number: phases.length + 1, kind: game.phase(now).kind, openedAt: 1_000, dueAt: 9_000, state: shown(now) });
  const ending = game.ending(now);
  return matchFile.parse({
    form: 1,
    game: game.id,
    language: 'en',
    deadlines: {},
    plan: { anonymous: true },
    options,
    pictures: {},
    ...(ending && { end: { kind: 'victory', seats: [...ending.winners] } }),
    seats,
    phases,
    press: [
      { phase: 1, seat: seats[0], text: 'Hello: everybody {here}', at: 3_000 },
      { phase: 1, seat: seats[1], text: ' "Two"\n# lines \u2028' },
    ],
  });
}

describe('A record as text', () => {
  it.each([...GAMES.values()])('of $id says all that its JSON says', game => {
    for (const seed of [1, 2]) {
      const file = played(game, seed, game.published ? 10 : 400);
      const text = writeTextRecord(game, file);
      const { record } = accepted(read(text));
      expect(asJson(record)).toEqual(asJson(file));
      expect(writeTextRecord(game, record)).toBe(text);
      expect(asJson(accepted(read(`\uFEFF${text.replaceAll('\n', '\r\n')}`)).record)).toEqual(asJson(file));
    }
  });

  it('of Classic has no positions: the rules say them', () => {
    const text = writeTextRecord(CLASSIC, played(CLASSIC, 3, 2));
    expect(text).not.toMatch(/^%state/m);
    expect(text).toMatch(/^ {2}[AF] \S+ - \S+ \{moved\}$/m);
  });
});

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
  after: z.object({
    units: z.array(z.object({ power: z.string(), type: z.string(), loc: z.string() })),
    sc: z.record(z.string(), z.string()),
  }),
});
const RECORDED = grouped(
  gunzipSync(readFileSync(new URL('../recorded/games.jsonl.gz', import.meta.url)))
    .toString()
    .split('\n')
    .filter(line => line !== '')
    .map(line => phase.parse(JSON.parse(line)))
    // Removals by older rules than ours: the last phase of one game.
    .filter(({ civilDisorder }) => !civilDisorder),
  ({ game }) => game,
);
const SEASONS: Readonly<Record<string, string>> = { S: 'Spring', F: 'Fall', W: 'Winter', M: 'movement', R: 'retreats', A: 'adjustments' };

/** A recorded game as somebody would write it down. */
const writtenDown = (phases: readonly z.infer<typeof phase>[]): string =>
  [
    '; a game somebody saw',
    '[Game "classic"]',
    ...phases.flatMap(({ phase: id, orders }) => [
      '',
      `# ${SEASONS[id[0] ?? '']} ${id.slice(1, -1)} ${SEASONS[id.at(-1) ?? '']}`,
      ...[...grouped(orders, ({ power }) => power)].flatMap(([power, own]) => [`${power}:`, ...own.map(({ text }) => `  ${text}`)]),
    ]),
  ].join('\n');

describe('A recorded game, written down by hand without phases in which nobody had a choice,', () => {
  it.each([...RECORDED])('ends as %s did', (_, phases) => {
    const { record } = accepted(read(writtenDown(phases)));
    const last = state.parse(record.phases.at(-1)?.state);
    const { units, sc } = present(phases.at(-1)).after;
    const inOrder = (all: readonly { readonly power: string; readonly type: string; readonly at: string }[]) =>
      all.map(({ power, type, at }) => `${power} ${type} ${at}`).sort();
    expect(inOrder(last.position.units)).toEqual(inOrder(units.map(({ loc, ...unit }) => ({ ...unit, at: loc }))));
    expect(last.position.centres).toEqual(sc);
    expect(asJson(accepted(read(writeTextRecord(CLASSIC, record))).record)).toEqual(asJson(record));
  });
});

const faultsOf = (text: string): readonly string[] => {
  const done = read(text);
  return done.ok ? [] : done.fault.map(({ line, fault }) => `${line ?? '-'} ${fault.code}`);
};
const HEAD = '[Game "classic"]\n\n# Spring 1901 movement\n';

it.each([
  ['[Game "no such game"]\n# x', '1 import-unknown-game'],
  ['[Game "classic"]\nFrance: A Par H', '2 record-line'],
  [`${HEAD}France:\n  A Par - Mos`, '5 record-order'],
  [`${HEAD}France:\n  A Par - Bur {bounced}`, '5 record-outcome'],
  [`${HEAD}Atlantis: A Par H`, '4 record-line'],
  [`${HEAD}> Atlantis: hello`, '4 record-seat'],
  [`${HEAD}France:\n\n# Winter 1901 adjustments`, '6 record-phase'],
  [`${HEAD}France: A Par H\nFrance: A Mar H`, '5 record-line'],
  [`${HEAD}\0`, '4 record-line'],
  [`${HEAD}{opened yesterday}`, '3 record-line'],
  [`${HEAD}%state {"turn":`, '4 record-line'],
  [`${HEAD}%state ${'['.repeat(1_000)}`, '4 import-too-deep'],
  [`[Game "classic"]\n[Options ${'{"a":'.repeat(99)}]`, '2 import-too-deep'],
  ['[Game "classic"]\n[Game "classic"]', '2 record-line'],
])('says what is wrong with a text, and in which line: %j', (text, fault) => {
  expect(faultsOf(text)).toEqual([fault]);
});

it('reads orders and messages whatever spaces and separators stand around them', () => {
  const plain = `${HEAD}> france: hello\nfrance:\n  A par - bur {moved}\n`;
  const spaced = `${HEAD}>  France  : \u2028hello\nFrance  : \u2028 A par - bur   {moved}\n`;
  expect(asJson(accepted(read(spaced)).record)).toEqual(asJson(accepted(read(plain)).record));
});

it('refuses options that are no object', () => {
  expect(faultsOf(`[Game "classic"]\n[Options "x"]\n\n# Spring 1901 movement\nFrance: A Par H\n`)).toEqual(['2 record-line']);
});

it('does not read more lines than any record has, longer ones, nor more phases than any game', () => {
  expect(faultsOf(`[Game "classic"]\n${'\n'.repeat(200_000)}`)).toEqual(['200001 record-too-long']);
  for (const line of [`a${' '.repeat(2_000_000)}b{`, `> a${' '.repeat(2_000_000)}b`])
    expect(faultsOf(`${HEAD}France:\n${line}`)).toEqual(['5 record-line']);
  expect(faultsOf(`[Game "classic"]\n${'# Spring 1901 movement\n'.repeat(1_001)}`)).toEqual(['1002 record-too-long']);
});

it('a patch says what differs, and a hostile one changes nothing else', () => {
  const [before, after] = [asJson({ a: [1, { b: null }], c: { d: 1 } }), asJson({ a: [1, { b: 2 }], e: null })];
  const patch = present(patchBetween(before, after));
  expect(patch).toEqual({ a: { 1: { b: 2 } }, c: { $gone: true }, e: null });
  expect(patched(before, patch)).toEqual(after);
  patched({}, JSON.parse('{"__proto__":{"polluted":true}}'));
  expect('polluted' in {}).toBe(false);
});
