import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { importForeign } from '../../src/cli/variantCommands.js';

/** Seconds that a hostile file may take, and those that starting the worker may take on a busy machine. */
const [WITHIN, AROUND] = [8, 20];

interface Answer {
  readonly code: number;
  readonly complaints: readonly string[];
  readonly seconds: number;
  readonly written: readonly string[];
}

async function answerTo(files: Readonly<Record<string, string | Uint8Array>>, main = Object.keys(files)[0] ?? ''): Promise<Answer> {
  const folder = mkdtempSync(join(tmpdir(), 'hostile-'));
  const out = mkdtempSync(join(tmpdir(), 'import-'));
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  const complaints: string[] = [];
  const began = performance.now();
  const voice = { say: () => undefined, complain: (line: string) => void complaints.push(line) };
  const code = await importForeign(voice, join(folder, main), out, { language: 'en', within: WITHIN });
  return { code, complaints, seconds: (performance.now() - began) / 1_000, written: readdirSync(out) };
}

const CONFIG = JSON.stringify({
  file: 'a.svg',
  'svg config': { neutral: 'dddddd' },
  players: { Reds: { color: 'aa0000' }, Blues: { color: '0000aa' } },
});
const land = (d: string, attributes = ''): string =>
  `<svg viewBox="0 0 100 100"><g inkscape:label="Region Colors"><path inkscape:label="Aland" ${attributes} d="${d}"/></g></svg>`;
const SQUARE = 'M0 0H9V9H0Z';
const deepJson = `${'{"a":'.repeat(300_000)}1${'}'.repeat(300_000)}`;
const three = 'LAND AAA ABUTS BBB\nLAND BBB ABUTS AAA CCC\nLAND CCC ABUTS BBB\n';

const FILES: readonly (readonly [what: string, files: Readonly<Record<string, string | Uint8Array>>, sentence: RegExp])[] = [
  [
    'a zip bomb',
    { 'bomb.zip': zipSync({ 'a.map': new Uint8Array(64 * 1024 * 1024) }, { level: 9 }) },
    /^bomb\.zip: This is neither a \.map file/,
  ],
  ['bytes that are no text', { 'a.map': Uint8Array.of(0xff, 0xfe, 0x00, 0x80) }, /^a\.map: The file isn’t text in UTF-8\.$/],
  ['a line without end', { 'a.map': `${three}UNOWNED ${'AAA '.repeat(300_000)}` }, /^a\.map:4: The line is longer than 4000 characters\.$/],
  ['lines without end', { 'a.map': 'RULE A\n'.repeat(30_000) }, /^a\.map:20001: There are more than 20000 lines\.$/],
  ['a file that is too large', { 'a.map': ' '.repeat(3 * 1024 * 1024) }, /^a\.map: The file is too large: at most 2048 KB\.$/],
  ['a file that uses itself', { 'a.map': 'USE a\nUSE a.map\nMAP a.map\n' }, /^a\.map: A board has 3 to 500 provinces; this one has 0\.$/],
  [
    'work without end',
    {
      'a.map': `${three.repeat(5)}${`DROP ${'A/B '.repeat(900)}\n`.repeat(250)}${Array.from({ length: 19_000 }, (_, i) => `LAND L${i} ABUTS AAA`).join('\n')}\n${`DROP ${'A/B '.repeat(900)}\n`.repeat(150)}`,
    },
    /^a\.map: Reading it took more than 8 seconds/,
  ],
  ['JSON without an end', { 'config.json': '[' }, /^config\.json(?::1)?: This isn’t JSON/],
  ['JSON that is nested 300,000 deep', { 'config.json': deepJson }, /^config\.json(?::1)?: /],
  ['TOML that is nested without end', { 'config.toml': `a = ${'['.repeat(900_000)}` }, /^config\.toml:1: This isn’t TOML/],
  [
    'numbers without measure',
    { 'config.json': CONFIG.replace('"players"', '"year": 1e999, "victory_count": 1e308, "players"'), 'a.svg': land(SQUARE) },
    /^(?:config\.json:1: “year” is missing|a\.svg:1: A board has 3)/,
  ],
  [
    'a drawing of one million groups',
    { 'config.json': CONFIG, 'a.svg': `<svg>${'<g/>'.repeat(1_000_000)}</svg>` },
    /^a\.svg:1: > 200000 <…> can’t be imported\.$/,
  ],
  [
    'a drawing that is nested without end',
    { 'config.json': CONFIG, 'a.svg': `<svg>${'<g>'.repeat(1_000_000)}` },
    /^a\.svg:1: <g><g>… \(> 60\) can’t be imported\.$/,
  ],
  [
    'entities that multiply',
    { 'config.json': CONFIG, 'a.svg': `<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>\n<svg>&b;</svg>` },
    /^a\.svg:1: <!DOCTYPE \[ENTITY\]> can’t be imported\.$/,
  ],
  [
    'a transform without end',
    { 'config.json': CONFIG, 'a.svg': land(SQUARE, `transform="${'scale(2) '.repeat(100_000)}"`) },
    /^a\.svg:1: A board has 3 to 500 provinces; this one has 0\.$/,
  ],
  [
    'a path of six million steps',
    { 'config.json': CONFIG, 'a.svg': land(`M0 0${'l1 1'.repeat(5_500_000)}Z`) },
    /^(?:a\.svg:1: A board has 3|config\.json: Reading it took more than 8 seconds)/,
  ],
  [
    'a drawing of ten thousand provinces',
    {
      'config.json': CONFIG,
      'a.svg': `<svg viewBox="0 0 9 9"><g inkscape:label="Region Colors">${Array.from({ length: 10_000 }, (_, i) => `<path inkscape:label="L${i}" d="${SQUARE}"/>`).join('')}</g></svg>`,
    },
    /^a\.svg:1: A board has 3 to 500 provinces; this one has 10000\.$/,
  ],
];

describe('A hostile file is refused in time, with a sentence:', () => {
  test.each(FILES)('%s', async (_, files, sentence) => {
    const { code, complaints, seconds, written } = await answerTo(files);
    expect(complaints[0]).toMatch(sentence);
    expect(code).toBe(1);
    expect(written).toEqual([]);
    expect(seconds).toBeLessThan(WITHIN + AROUND);
  });
});

test('a folder of versions names them', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'versions-'));
  expect((await answerTo({ 'a.txt': '' }, '.')).complaints[0]).toMatch(/neither a \.map file/);
  for (const version of ['1.0', '1.1']) {
    mkdirSync(join(folder, version));
    writeFileSync(join(folder, version, 'config.toml'), 'file = "a.svg"');
  }
  const complaints: string[] = [];
  const voice = { say: () => undefined, complain: (line: string) => void complaints.push(line) };
  expect(await importForeign(voice, folder, mkdtempSync(join(tmpdir(), 'import-')), { language: 'en', within: WITHIN })).toBe(1);
  expect(complaints[0]).toMatch(/The folder has several maps\. Name one: 1\.0 and 1\.1\.$/);
});
