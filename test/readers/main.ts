import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { LANGUAGES, type Language } from '../../src/lib/language.js';
import { seededRandom } from '../../src/lib/random.js';
import { fixedMessages, postedLines } from './collect.js';
import { PLANTED } from './planted.js';

/**
 * Makes what independent readers read, and counts what they found.
 *
 * `node --conditions=simulator-source --import tsx test/readers/main.ts --out DIR [--seed 1]` writes `en.txt`, `fr.txt` (numbered, awkward
 * messages among true ones) and `key.json`, which readers must not see. Each reader answers with the numbers of the messages that nobody
 * would write like that, in a file of their own.
 * `… --out DIR --language en --answers one.txt two.txt three.txt` counts: who found at least fifteen of the twenty planted ones, and which
 * true ones at least two of those named.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string', default: '/tmp/readers' },
    seed: { type: 'string', default: '1' },
    language: { type: 'string' },
    answers: { type: 'boolean', default: false },
  },
});

/** True messages in each file, and how many of them are lines of posts. */
const TRUE = 200;
const POSTED = 60;
const ENOUGH_FOUND = 15;
const MOST_NAMED = 0.02;

const key = z.record(z.enum(LANGUAGES), z.object({ planted: z.array(z.number()), from: z.record(z.string(), z.string()) }));

if (values.answers) count(z.enum(LANGUAGES).parse(values.language));
else await write(Number(values.seed));

async function write(seed: number): Promise<void> {
  const random = seededRandom(seed);
  const posted = shuffled(postedLines(), random).slice(0, POSTED);
  const fixed = shuffled(await fixedMessages(), random).slice(0, TRUE - posted.length);
  const awkward = PLANTED.map((text, i) => ({ from: `planted ${i + 1}`, text }));
  const all = shuffled([...posted, ...fixed, ...awkward], random);
  mkdirSync(values.out, { recursive: true });
  for (const language of LANGUAGES) {
    const lines = all.map(({ text }, i) => `${i + 1}. ${text[language].replaceAll('\n', ' / ')}`);
    writeFileSync(join(values.out, `${language}.txt`), `${lines.join('\n')}\n`);
  }
  const planted = all.flatMap(({ from }, i) => (from.startsWith('planted') ? [i + 1] : []));
  const from = Object.fromEntries(all.map((one, i) => [String(i + 1), one.from]));
  writeFileSync(join(values.out, 'key.json'), JSON.stringify(Object.fromEntries(LANGUAGES.map(one => [one, { planted, from }])), null, 1));
}

function count(language: Language): void {
  const { planted, from } = key.parse(JSON.parse(readFileSync(join(values.out, 'key.json'), 'utf8')))[language] ?? {
    planted: [],
    from: {},
  };
  const readers = positionals.map(file => ({ file, named: numbersIn(readFileSync(file, 'utf8')) }));
  const found = readers.map(reader => ({ ...reader, found: planted.filter(number => reader.named.has(number)).length }));
  for (const { file, found: many } of found)
    console.log(`${file}: ${many} of ${planted.length} planted${many < ENOUGH_FOUND ? ', does not count' : ''}`);
  const counted = found.filter(reader => reader.found >= ENOUGH_FOUND);
  const named = Object.entries(from).filter(
    ([number, source]) => !source.startsWith('planted') && counted.filter(reader => reader.named.has(Number(number))).length >= 2,
  );
  const whole = Object.keys(from).length - planted.length;
  for (const [number, source] of named) console.log(`${number}: ${source}`);
  console.log(`${named.length} of ${whole} true messages named by two readers; at most ${Math.floor(whole * MOST_NAMED)} may be`);
  if (counted.length < 2 || named.length > whole * MOST_NAMED) process.exitCode = 1;
}

/** The numbers that begin a line, alone or before anything else. */
function numbersIn(text: string): ReadonlySet<number> {
  return new Set([...text.matchAll(/^\D{0,3}(\d{1,3})\b/gm)].map(match => Number(match[1])));
}

function shuffled<T>(all: readonly T[], random: () => number): readonly T[] {
  return all
    .map(one => ({ one, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ one }) => one);
}
