import { createInterface } from 'node:readline';
import { PassThrough, Readable } from 'node:stream';
import { text as textOf } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type AnswerThreads, createAnswerThreads } from '../../src/cli/adjudicate/answerThreads.js';
import { adjudicated, adjudicateLines, adjudicationThreads, answerAdjudicate } from '../../src/cli/adjudicate.js';
import { answerLinesWith } from '../../src/cli/answerLines.js';
import { seededRandom } from '../../src/lib/random.js';
import { badLine, GOOD } from './badLines.js';

const error = z.object({ error: z.object({ code: z.string(), message: z.string().min(1) }) });
const answer = z.object({
  after: z.object({ units: z.array(z.object({ power: z.string(), type: z.string(), loc: z.string() })) }),
  orders: z.array(z.object({ outcome: z.string(), success: z.boolean(), why: z.string().optional() })),
  faults: z.array(z.object({ index: z.number(), code: z.string(), message: z.string().min(1) })),
});
const anyAnswer = z.union([error, answer]);

/** Returns the answers to these bytes, one per line of output. */
async function answersTo(...chunks: readonly (string | Uint8Array)[]): Promise<unknown[]> {
  const lines = (await writtenFor(chunks)).split('\n');
  expect(lines.pop()).toBe('');
  return lines.map(line => JSON.parse(line));
}
async function writtenFor(chunks: readonly (string | Uint8Array)[]): Promise<string> {
  const output = new PassThrough();
  const answered = textOf(output);
  await adjudicateLines(Readable.from(chunks, { objectMode: false }), output);
  output.end();
  return await answered;
}

/** The same with the help of so many other threads, all of which have loaded the rules; and how many lines they answered. */
async function writtenWith(count: number, chunks: readonly string[]): Promise<{ readonly written: string; readonly elsewhere: number }> {
  const threads = adjudicationThreads(count);
  await threads.start();
  let elsewhere = 0;
  const answer: AnswerThreads['answer'] = lines => {
    const answers = threads.answer(lines);
    if (answers !== undefined) elsewhere += lines.length;
    return answers;
  };
  const output = new PassThrough();
  const answered = textOf(output);
  await answerLinesWith(
    { threads: { ...threads, answer }, after: SOON },
    Readable.from(chunks, { objectMode: false }),
    output,
    adjudicated,
  );
  await threads.close();
  output.end();
  return { written: await answered, elsewhere };
}
const codeOf = (said: unknown): string => error.parse(said).error.code;
const good = JSON.stringify(GOOD);

/** How many lines are answered here before other threads help. */
const SOON = 1_000;

/** Many lines, each of which has an answer of its own, in pieces that end anywhere. */
function manyLines(): readonly string[] {
  const lines = Array.from({ length: 2_500 }, (_, i) =>
    i % 7 === 0 ? `${i}` : JSON.stringify({ ...GOOD, variant: i % 5 ? `nowhere-${i}` : GOOD.variant }),
  );
  return `${lines.join('\n')}\n`.match(/[\s\S]{1,30000}/g) ?? [];
}

describe('zongheng adjudicate', () => {
  it('answers in the same order, and the same, however many threads help', async () => {
    const alone = await writtenFor(manyLines());
    expect(alone.split('\n')).toHaveLength(2_501);
    for (const count of [1, 3]) {
      const { written, elsewhere } = await writtenWith(count, manyLines());
      expect(written).toBe(alone);
      expect(elsewhere).toBeGreaterThan(0);
    }
  });

  it('answers a line before the next one is sent, also when another thread helps', async () => {
    const input = new PassThrough();
    const output = new PassThrough();
    const threads = adjudicationThreads(1);
    await threads.start();
    const done = answerLinesWith({ threads, after: SOON }, input, output, adjudicated);
    const answers = createInterface({ input: output })[Symbol.asyncIterator]();
    for (const asked of [1_100, 1, 1]) {
      input.write(`${good}\n`.repeat(asked));
      for (let i = 0; i < asked; i++) expect(JSON.parse((await answers.next()).value ?? '')).toHaveProperty('after');
    }
    input.end();
    await done;
    await threads.close();
    output.end();
  });

  it('answers long streams by itself while other threads load the rules', async () => {
    const output = new PassThrough();
    const answered = textOf(output);
    await adjudicateLines(Readable.from([`${good}\n`.repeat(2_100)], { objectMode: false }), output, 2);
    output.end();
    expect(await answered).toBe(`${JSON.stringify(answerAdjudicate(GOOD))}\n`.repeat(2_100));
  });

  it('answers by itself what a thread that died had to answer', async () => {
    const dies = new URL(
      `data:text/javascript,${encodeURIComponent("import { parentPort } from 'node:worker_threads'; parentPort.on('message', () => process.exit(1)); parentPort.postMessage('ready');")}`,
    );
    const threads = createAnswerThreads({ program: dies, count: 2, instead: lines => `${lines.join(' ')}\n` });
    expect(threads.answer(['too soon'])).toBeUndefined();
    await threads.start();
    const answers = await Promise.all(['a', 'b', 'c', 'd'].map(line => threads.answer([line])));
    expect(answers).toEqual(['a\n', 'b\n', 'c\n', 'd\n']);
    expect(threads.answer(['e'])).toBeUndefined();
    await threads.close();
  });

  it('answers a line with a line, in the same order', async () => {
    const [first, second, third] = await answersTo(`${good}\n{}\n${good}\n`);
    expect(first).toEqual(answerAdjudicate(GOOD));
    expect(codeOf(second)).toBe('bad-question');
    expect(third).toEqual(first);
  });

  it('takes a line in pieces, with or without an end, and with a carriage return', async () => {
    const half = good.length / 2;
    const answers = await answersTo(good.slice(0, half), `${good.slice(half)}\r\n${good.slice(0, 5)}`, good.slice(5));
    expect(answers).toEqual([answerAdjudicate(GOOD), answerAdjudicate(GOOD)]);
  });

  it('parts lines nowhere else, and keeps signs whole that come in two pieces', async () => {
    const asked = { ...GOOD, orders: [{ power: 'france', text: 'A par\u2028- \r bur \u{1F600} é' }] };
    const bytes = Buffer.from(`${JSON.stringify(asked)}\n`);
    const middle = bytes.indexOf(0xf0) + 2;
    expect(await answersTo(bytes.subarray(0, middle), bytes.subarray(middle))).toEqual([answerAdjudicate(asked)]);
  });

  it.each([
    ['a blank line', '', 'not-json'],
    ['half a line', good.slice(0, 100), 'not-json'],
    ['bytes that are no text', Buffer.from([0xff, 0xfe, 0x00, 0x80]), 'not-json'],
    ['a line of 33 million characters', 'x'.repeat(33 * 1024 * 1024), 'too-long'],
    ['100,000 opened brackets', '['.repeat(100_000), 'not-json'],
    ['brackets 100,000 deep', `{"units":${'['.repeat(100_000)}${']'.repeat(100_000)}}`, 'bad-question'],
    ['null', 'null', 'bad-question'],
    ['a list', '[]', 'bad-question'],
    ['a text a million characters long', JSON.stringify({ ...GOOD, orders: [{ power: 'france', text: 'x'.repeat(1e6) }] }), 'bad-question'],
    ['a variant there is not', JSON.stringify({ ...GOOD, variant: '__proto__' }), 'unknown-variant'],
  ])('answers %s with an error, and the next line all the same', async (_, line, code) => {
    const answers = await answersTo(line, `\n${good}\n`);
    expect(answers.map(said => error.safeParse(said).data?.error.code)).toEqual([code, undefined]);
    expect(answers[1]).toEqual(answerAdjudicate(GOOD));
  });

  it.each([
    [
      'two units in a province',
      [
        ['A', 'par'],
        ['A', 'par'],
      ],
      'two-units',
    ],
    [
      'two units on the two coasts of one',
      [
        ['F', 'stp/nc'],
        ['F', 'stp/sc'],
      ],
      'two-units',
    ],
    ['a fleet inland', [['F', 'par']], 'cannot-stand'],
    ['a fleet on no coast', [['F', 'stp']], 'cannot-stand'],
    ['an army at sea', [['A', 'nth']], 'cannot-stand'],
    ['a place there is not', [['A', 'xia']], 'unknown-place'],
  ])('refuses %s', (_, units, code) => {
    const asked = { ...GOOD, units: units.map(([type, loc]) => ({ power: 'france', type, loc })) };
    expect(codeOf(answerAdjudicate(asked))).toBe(code);
  });

  it('refuses a power there is not, wherever it is named', () => {
    expect(codeOf(answerAdjudicate({ ...GOOD, units: [{ power: 'mars', type: 'A', loc: 'par' }] }))).toBe('unknown-power');
    expect(codeOf(answerAdjudicate({ ...GOOD, sc: { par: 'mars' } }))).toBe('unknown-power');
    const said = answer.parse(answerAdjudicate({ ...GOOD, orders: [{ power: 'mars', text: 'A par H' }] }));
    expect(said.faults.map(({ index }) => index)).toEqual([0]);
  });

  it('puts no retreating unit where another stands, whatever the question offers', () => {
    const asked = {
      ...GOOD,
      phase: 'retreat',
      dislodged: [{ power: 'italy', type: 'A', loc: 'bur', attackerFrom: 'par', retreats: ['mun', 'ruh'] }],
      orders: [{ power: 'italy', text: 'A bur - mun' }],
    };
    expect(answer.parse(answerAdjudicate(asked)).faults.map(({ code }) => code)).toEqual(['cannot-retreat-there']);
  });

  it('answers 10,000 orders, each of them', () => {
    const texts = ['A par - bur', 'A par - pic', 'nonsense', 'A mun - bur', `A par - ${'x '.repeat(400)}`];
    const orders = Array.from({ length: 10_000 }, (_, i) => ({ power: 'france', text: texts[i % texts.length] }));
    const said = answer.parse(answerAdjudicate({ ...GOOD, orders }));
    expect(said.orders).toHaveLength(10_000);
    expect(said.faults).toHaveLength(9_999);
    expect(said.orders.filter(({ success }) => success)).toHaveLength(1);
  });

  it('answers noise, broken JSON and absurd questions a line for a line, and every good one among them', async () => {
    const random = seededRandom(1);
    const lines = Array.from({ length: 1_500 }, (_, i) => (i % 3 === 0 ? good : badLine(random)));
    const answers = await answersTo(...lines.map(line => `${line}\n`));
    expect(answers).toHaveLength(lines.length);
    for (const [i, said] of answers.entries()) {
      expect(anyAnswer.safeParse(said).success, lines[i]?.slice(0, 500)).toBe(true);
      expect(JSON.stringify(said), lines[i]?.slice(0, 500)).not.toContain('"failed"');
      expect(unexplained(said), lines[i]?.slice(0, 500)).toEqual([]);
      if (i % 3 === 0) expect(said).toEqual(answerAdjudicate(GOOD));
    }
  });

  it('never has two units in one province afterwards', () => {
    const random = seededRandom(2);
    for (const line of Array.from({ length: 1_000 }, () => badLine(random))) {
      const said = answer.safeParse(answerAdjudicate(parsed(line)));
      const places = said.data?.after.units.map(({ loc }) => loc.split('/')[0]) ?? [];
      expect(new Set(places).size, line).toBe(places.length);
    }
  });
});

describe('A table with a custom start', () => {
  const powers = { empire: { units: ['A ALTD'], homes: ['ALTD'] }, skaven: { units: ['A SKAV'], homes: ['SKAV'] } };
  const asked = (start: unknown) =>
    answerAdjudicate({
      ...{ variant: 'warhammer-fm05', phase: 'movement', season: 'spring', year: 1 },
      units: [{ power: 'empire', type: 'A', loc: 'ALTD' }],
      orders: [{ power: 'empire', text: 'A ALTD - REIK' }],
      options: { start },
    });

  it('is adjudicated on its board', () => {
    expect(asked({ powers })).toMatchObject({ after: { units: [{ loc: 'REIK' }] } });
    expect(asked({ powers, closed: ['REIK'] })).toMatchObject({ after: { units: [{ loc: 'ALTD' }] } });
  });

  it('is refused with a sentence where the start is wrong', () => {
    expect(asked({ powers, closed: ['ALTD'] })).toEqual({
      error: { code: 'start-closed', message: 'Altdorf is closed: no unit can be there.' },
    });
    expect(asked(null)).toMatchObject({ error: { code: 'start-expects' } });
  });
});

describe('A movement phase of Warhammer', () => {
  const asked = (options: object) =>
    answerAdjudicate({
      ...{ variant: 'warhammer-fm05', phase: 'movement', season: 'spring', year: 1 },
      units: [{ power: 'empire', type: 'A', loc: 'ALTD' }],
      orders: [{ power: 'empire', text: 'A ALTD - REIK' }],
      options,
    });

  it.each([{}, { powers: ['empire', 'skaven'] }, { board: 'old-world', powers: ['empire', 'skaven'] }])(
    'tells its virtual armies, none where there is none: %j',
    options => {
      expect(asked(options)).toHaveProperty('virtual');
      expect(asked({ powers: ['empire'], ...options })).toMatchObject({ virtual: [] });
    },
  );
});

/** Returns the indices of the failed orders for which neither a reason nor a fault is given. */
const unexplained = (said: unknown): readonly number[] => {
  const { orders = [], faults = [] } = answer.safeParse(said).data ?? {};
  return orders.flatMap(({ success, why }, i) => (success || why || faults.some(({ index }) => index === i) ? [] : [i]));
};

/** Returns undefined if the line is not JSON. */
function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
