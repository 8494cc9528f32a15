import { gzipSync } from 'node:zlib';
import { zipSync } from 'fflate';
import { exampleFolder } from '../../../src/authoring/example/exampleFolder.js';
import { writeZip } from '../../../src/authoring/reading/writeZip.js';
import type { Random } from '../../../src/lib/random.js';
import { anyOf, chance, oneOf, weighed, whole } from './dice.js';
import { mutated } from './mutate.js';
import type { Scene } from './scene.js';
import { hostileText } from './texts.js';

/** A file that a client attaches. */
export interface SentFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array;
}

const NAMES: readonly string[] = [
  'game.json',
  'GAME.JSON',
  'start.json',
  'a.txt',
  'a',
  '.json',
  '..json',
  'x'.repeat(200),
  '縱橫.json',
  'map.png',
];
const TYPES: readonly string[] = [
  'application/json; charset=utf-8',
  'application/json',
  'text/plain; charset=utf-8',
  'image/png',
  'application/octet-stream',
];

/** Returns a file that is right, mutated by bytes or by values, or was never meant to be read. */
export const anyFile = (random: Random, scene: Scene): SentFile => ({
  name: weighed(random, [
    [5, 'game.json'],
    [1, oneOf(random, NAMES, 'a')],
  ]),
  type: weighed(random, [
    [6, 'application/json; charset=utf-8'],
    [1, oneOf(random, TYPES, '')],
  ]),
  bytes: anyBytes(random, scene),
});

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

function anyBytes(random: Random, { files }: Scene): Uint8Array {
  const text = anyOf(random, files) ?? '{}';
  return weighed<() => Uint8Array>(random, [
    [20, () => bytesOf(text)],
    [25, () => flipped(random, bytesOf(text))],
    [35, () => restructured(random, text)],
    [6, () => encoded(random, text)],
    [10, () => bytesOf(hostileText(random))],
    [4, () => variantZip(random)],
    [1, () => huge(random)],
  ])();
}

const EXAMPLE = exampleFolder('three-shores');

/** Returns the zip of a small variant: whole, with changed bytes inside or outside of its files, or in a way that leads out of its folder. */
function variantZip(random: Random): Uint8Array {
  const packed = (change: (text: string) => Uint8Array = bytesOf): Uint8Array =>
    writeZip(new Map([...EXAMPLE].map(([file, text]) => [file, change(text)])));
  return weighed<() => Uint8Array>(random, [
    [1, () => packed()],
    [3, () => packed(text => (chance(random, 0.4) ? flipped(random, bytesOf(text)) : bytesOf(text)))],
    [3, () => flipped(random, packed())],
    [1, () => zipSync({ '../variant.json': new Uint8Array(9) })],
    [1, () => zipSync({ 'map.svg': new Uint8Array(whole(random, 1, 6) * 1024 * 1024) })],
  ])();
}

/** Returns a copy with a few bytes changed, removed or inserted. */
function flipped(random: Random, bytes: Uint8Array): Uint8Array {
  const all = [...bytes.subarray(0, LARGEST_FLIPPED)];
  for (let i = whole(random, 1, 8); i > 0; i--) {
    const at = whole(random, 0, Math.max(0, all.length - 1));
    all.splice(at, whole(random, 0, 2), ...(chance(random, 0.7) ? [whole(random, 0, 255)] : []));
  }
  return Uint8Array.from(all);
}
const LARGEST_FLIPPED = 60_000;

function restructured(random: Random, text: string): Uint8Array {
  let value: unknown = JSON.parse(text);
  for (let i = whole(random, 1, 3); i > 0; i--) value = mutated(random, value);
  return bytesOf(JSON.stringify(value) ?? 'undefined');
}

const encoded = (random: Random, text: string): Uint8Array =>
  weighed(random, [
    [1, Buffer.from(text, 'utf16le')],
    [1, Buffer.from(`\uFEFF${text}`)],
    [1, Buffer.from(text.slice(0, 5_000), 'latin1')],
    [1, gzipSync(text)],
    [1, Buffer.from(text).subarray(0, Math.floor(text.length / 2))],
    [1, new Uint8Array()],
  ]);

/** Returns a file that is as large as the bot accepts, or larger, and slow to parse. */
const huge = (random: Random): Uint8Array =>
  weighed<() => Uint8Array>(random, [
    [4, () => bytesOf('['.repeat(whole(random, 1_000, 60_000)))],
    [2, () => bytesOf('{"a":'.repeat(whole(random, 1_000, 12_000)))],
    [2, () => bytesOf(`[${'0,'.repeat(whole(random, 1_000, 30_000))}0]`)],
    [2, () => bytesOf(JSON.stringify({ form: 1, phases: Array.from({ length: whole(random, 100, 3_000) }, () => ({})) }))],
    [1, () => bytesOf('['.repeat(8 * 1024 * 1024))],
    [1, () => bytesOf(' '.repeat(8 * 1024 * 1024 + 1))],
    [1, () => bytesOf(`"${'x'.repeat(8 * 1024 * 1024 - 2)}"`)],
  ])();
