import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { PassThrough, Readable } from 'node:stream';
import { text as textOf } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { replayLines } from '../../src/cli/replay.js';
import { WHOLE_DECK } from '../../src/games/warring-states-cards/model/battleCards.js';

/** Returns the answers to these lines. */
async function answersTo(...lines: readonly string[]): Promise<unknown[]> {
  const output = new PassThrough();
  const answered = textOf(output);
  await replayLines(Readable.from([lines.join('\n')], { objectMode: false }), output);
  output.end();
  return (await answered)
    .split('\n')
    .slice(0, -1)
    .map(line => JSON.parse(line));
}
const answerTo = async (script: unknown): Promise<unknown> => (await answersTo(JSON.stringify(script)))[0];

const GOOD = {
  game: 'warring-states-cards',
  seats: ['chu', 'yan'],
  options: { skills: false },
  start: 'chu',
  deck: WHOLE_DECK.slice(0, 40),
  moves: [
    { seat: 'chu', text: `show ${WHOLE_DECK[0]}, ${WHOLE_DECK[1]}` },
    { seat: 'jun', text: 'state gu' },
    { seat: 'yan', text: 'zeige alles' },
  ],
};

describe('zongheng replay', () => {
  it('answers a script with a step a move: the view after it, and the fault of one that is not accepted', async () => {
    const answer = z
      .object({
        steps: z.array(z.looseObject({ ok: z.boolean(), view: z.looseObject({ phase: z.string(), waiting: z.array(z.string()) }) })),
      })
      .loose()
      .parse(await answerTo(GOOD));
    expect(answer.steps).toMatchObject([
      { ok: true, view: { phase: 'keep', waiting: ['yan'] } },
      { ok: false, fault: { code: 'not-your-turn', message: expect.stringMatching(/\w/) }, view: { waiting: ['yan'] } },
      { ok: false, fault: { code: 'not-understood', message: expect.stringMatching(/\w/) }, view: { waiting: ['yan'] } },
    ]);
    expect(answer.steps[2]?.view).toEqual(answer.steps[0]?.view);
    expect(answer).toMatchObject({ hands: { chu: WHOLE_DECK.slice(0, 8).sort(), yan: WHOLE_DECK.slice(8, 16).sort() } });
    expect(answer).not.toHaveProperty('ending');
  });

  it('has no keys in a view that say nothing', async () => {
    const { steps } = z.object({ steps: z.array(z.object({ view: z.record(z.string(), z.unknown()) })) }).parse(await answerTo(GOOD));
    expect(Object.keys(steps[0]?.view ?? {}).sort()).toEqual(
      [
        'claimed',
        'deck',
        'discards',
        'fallen',
        'phase',
        'resistance',
        'round',
        'row',
        'seats',
        'start',
        'states',
        'strongholds',
        'waiting',
      ].sort(),
    );
  });

  it('takes cards in any order and case, armies elsewhere, and keys it does not know', async () => {
    const [first = '', ...rest] = GOOD.deck;
    const turned = first.split('/').reverse().join(' / ').toUpperCase();
    const board = { states: { gu: ['chu', 'neutral'] }, strongholds: { 12: ['yan', 'yan'], 13: [] } };
    expect(await answerTo({ ...GOOD, deck: [turned, ...rest], board, remark: 'none' })).toMatchObject({
      steps: [
        { ok: true, view: { states: { gu: ['chu', 'neutral'] }, strongholds: { 12: ['yan', 'yan'] }, seats: { yan: { left: 22 } } } },
        {},
        {},
      ],
    });
    expect(await answerTo({ ...GOOD, board, moves: [], options: undefined })).toMatchObject({ steps: [] });
  });

  it.each([
    ['nothing', undefined],
    ['no object', []],
    ['another game', { ...GOOD, game: 'classic' }],
    ['one seat', { ...GOOD, seats: ['chu'] }],
    ['six seats', { ...GOOD, seats: ['chu', 'jin', 'qi', 'qin', 'yan', 'chu'] }],
    ['a seat twice', { ...GOOD, seats: ['chu', 'chu'] }],
    ['a seat that is no dynasty', { ...GOOD, seats: ['chu', 'han'] }],
    ['a start player without a seat', { ...GOOD, start: 'qin' }],
    ['no start player', { ...GOOD, start: undefined }],
    ['a deck too small', { ...GOOD, deck: GOOD.deck.slice(0, 15) }],
    ['a card that does not exist', { ...GOOD, deck: [...GOOD.deck, 'Fire/Fire/Spy'] }],
    ['two cards in one', { ...GOOD, deck: [...GOOD.deck, 'Wild Wild'] }],
    ['a card too often', { ...GOOD, deck: [...GOOD.deck, ...Array.from({ length: 6 }, () => 'Wild')] }],
    ['skills that are neither yes nor no', { ...GOOD, options: { skills: 'yes' } }],
    ['a state that is not there', { ...GOOD, board: { states: { han: ['chu'] } } }],
    ['a state by its hanzi', { ...GOOD, board: { states: { 顧: ['chu'] } } }],
    ['an empty state', { ...GOOD, board: { states: { gu: [] } } }],
    ['three armies', { ...GOOD, board: { strongholds: { 12: ['chu', 'chu', 'yan'] } } }],
    ['a stronghold 39', { ...GOOD, board: { strongholds: { 39: ['chu'] } } }],
    ['a neutral army on a stronghold', { ...GOOD, board: { strongholds: { 12: ['neutral'] } } }],
    ['armies of somebody without a seat', { ...GOOD, board: { strongholds: { 12: ['qin'] } } }],
    ['25 armies', { ...GOOD, board: { strongholds: Object.fromEntries(Array.from({ length: 25 }, (_, i) => [i + 1, ['chu']])) } }],
    ['no moves', { ...GOOD, moves: undefined }],
    ['a move without words', { ...GOOD, moves: [{ seat: 'chu' }] }],
  ])('refuses a script with %s, and answers the next', async (_, script) => {
    const [refused, answered] = await answersTo(JSON.stringify(script) ?? '', JSON.stringify(GOOD));
    expect(refused).toEqual({ error: { code: 'bad-script', message: expect.stringMatching(/\w/) } });
    expect(answered).toHaveProperty('steps');
  });

  it.each(['', 'null', '{', '{"game":"warring-states-cards"', '"a"', '['.repeat(100_000)])('refuses what is no script: %#', async line => {
    expect(await answersTo(line, JSON.stringify(GOOD))).toMatchObject([{ error: { code: 'bad-script' } }, { steps: {} }]);
  });

  it('is not held up by a long text', async () => {
    const moves = [
      { seat: 'chu', text: `show ${' '.repeat(1e6)}x` },
      { seat: 'chu', text: ' /'.repeat(5e5) },
    ];
    const start = performance.now();
    expect(await answerTo({ ...GOOD, moves })).toMatchObject({
      steps: [{ fault: { code: 'not-understood' } }, { fault: { code: 'not-understood' } }],
    });
    expect(performance.now() - start).toBeLessThan(5000);
  });
});

const SAMPLE = new URL('../recorded/warring-states-cards.jsonl', import.meta.url);

const step = z.object({ ok: z.boolean(), code: z.string().optional(), view: z.unknown().optional(), hash: z.string().optional() });
const sample = z.object({
  id: z.string(),
  title: z.string(),
  script: z.unknown().optional(),
  line: z.string().optional(),
  expect: z.object({ steps: z.array(step).default([]), hands: z.unknown(), ending: z.unknown().optional(), error: z.string().optional() }),
});
const answer = z.object({
  steps: z.array(z.object({ ok: z.boolean(), view: z.unknown(), fault: z.object({ code: z.string() }).optional() })).default([]),
  hands: z.unknown(),
  ending: z.unknown().optional(),
  error: z.object({ code: z.string() }).optional(),
});

/** JSON with sorted keys and no whitespace. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, one: unknown) =>
    one && typeof one === 'object' && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).sort(([a], [b]) => (a < b ? -1 : 1)))
      : one,
  );
const hashOf = (value: unknown): string => createHash('sha256').update(canonical(value)).digest('hex');

describe('Recorded scripts come out as worked by hand', () => {
  const records = readFileSync(SAMPLE, 'utf8')
    .trim()
    .split('\n')
    .map(line => sample.parse(JSON.parse(line)));

  it.each(records)('$id: $title', async ({ script, line, expect: wanted }) => {
    const found = answer.parse((await answersTo(line ?? JSON.stringify(script)))[0]);
    const isHashed = (i: number): boolean => wanted.steps[i]?.hash !== undefined;
    expect(found.steps.map(({ ok, fault, view }, i) => ({ ok, code: fault?.code, view: isHashed(i) ? hashOf(view) : view }))).toEqual(
      wanted.steps.map(({ ok, code, view, hash }) => ({ ok, code, view: hash ?? view })),
    );
    expect([found.hands, found.ending, found.error?.code]).toEqual([wanted.hands, wanted.ending, wanted.error]);
  });
});
