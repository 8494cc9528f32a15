import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { z } from 'zod';
import type { LabelShifts } from '../layout/labelShifts.js';
import type { MapLayout } from '../layout/mapLayout.js';
import type { KnownSprites, SpriteRasters } from '../raster/blit.js';
import type { BasePixels } from './baseCompositor.js';
import { inflated, WIDEST } from './packedBytes.js';
import { packSprites, SIZES, unpackSprites } from './packedSprites.js';
import type { TerritoryPixels } from './territoryPixels.js';

/** What all pictures with the same layout have in common, in a form that can be kept in a file. */
export interface PreparedBase {
  /** Red, green, blue of each colour. */
  readonly palette: Uint8Array;
  readonly pixels: BasePixels;
  /** For each colour cell the index of the nearest colour, if it is known of all. */
  readonly nearest?: Uint8Array;
  /** Sprites of such pictures that need not be rasterised. */
  readonly sprites: KnownSprites;
  /** How each label of the page may be moved, if it is known. */
  readonly shifts?: readonly LabelShifts[];
}

/** A prepared base with all its sprites, as the build writes it. */
export type WrittenBase = PreparedBase & { readonly sprites: SpriteRasters };

/** Finds what was prepared for a layout; undefined if nothing was. */
export type FindBase = (layout: MapLayout) => PreparedBase | undefined;

/** A name that only layouts with the same board, drawing, words and size share. */
export function baseName({ geometry, language, look, theatre, window, legend, width }: MapLayout): string {
  const { board, page, drawing, margin } = geometry;
  return createHash('sha256')
    .update(JSON.stringify([board, page, drawing, margin, language, look, theatre, window, legend, width]))
    .digest('hex')
    .slice(0, NAME_LENGTH);
}
const NAME_LENGTH = 32;

/*
 * A file: the lengths of the base, as it is and deflated; the base, deflated; the sprites, each deflated by itself. The base: the length of its head, the head as JSON,
 * then arrays of numbers, one after the other.
 */

const header = z.object({
  /** What the file was made from. */
  from: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  plain: z.number().int(),
  /** How many territories there are, and how many numbers tell their lengths and neighbours. */
  territories: z.number().int(),
  lengths: z.number().int(),
  /** Of the palette and of the nearest colours, in bytes. */
  palette: z.number().int(),
  nearest: z.number().int(),
  /** How many places are known for each label. */
  shifts: z.array(z.number().int()).readonly(),
  /** The keys of the sprites. */
  sprites: z.array(z.string()).readonly(),
});

/** `from`: a hash of the program and the files that it was made from. `level`: of zlib; 1 takes a tenth of the time and a quarter more room. */
export function writeBase({ palette, nearest = NONE, pixels, sprites, shifts = [] }: WrittenBase, from: string, level = 9): Uint8Array {
  const { width, height, plain, index, territories } = pixels;
  const all = [...territories];
  const lengths = Int32Array.from(all.flatMap(lengthsOf));
  const packed = packSprites(sprites);
  const head = JSON.stringify({
    from,
    width,
    height,
    plain,
    territories: all.length,
    lengths: lengths.length,
    palette: palette.length,
    nearest: nearest.length,
    shifts: shifts.map(({ costs }) => costs.length),
    sprites: packed.keys,
  } satisfies z.infer<typeof header>);
  // The widest numbers first, so that each array begins at a multiple of its numbers' width.
  const arrays: readonly (Int8Array | Uint8Array | Uint16Array | Uint32Array | Int32Array | Float32Array)[] = [
    lengths,
    packed.sizes,
    ...shifts.map(({ costs }) => costs),
    ...all.flatMap(([, { plain: flat, layered }]) => [flat.runs, layered.runs, layered.below, layered.above]),
    ...all.flatMap(([, { plain: flat, layered }]) => [flat.borders, layered.borders]),
    palette,
    nearest,
    ...shifts.flatMap(({ across, down }) => [across, down]),
    index,
  ];
  const bytes = Buffer.from(head);
  const text = Buffer.alloc(Math.ceil((bytes.length + LENGTH) / WIDEST) * WIDEST - LENGTH, ' ');
  text.set(bytes);
  const parts = arrays.map(array => new Uint8Array(array.buffer, array.byteOffset, array.byteLength));
  const raw = Buffer.concat([lengthOf(text), text, ...parts]);
  const base = deflateSync(raw, { level });
  return Buffer.concat([lengthOf(raw), lengthOf(base), base, packed.bytes]);
}
const NONE = new Uint8Array(0);
/** Bytes of a length. */
const LENGTH = 4;

function lengthOf({ length }: Uint8Array): Uint8Array {
  const bytes = Buffer.alloc(LENGTH);
  bytes.writeUInt32LE(length);
  return bytes;
}

/** Of a territory: its number, the lengths of its runs and their pixels, plain and layered, how many neighbours it has, and these. */
const lengthsOf = ([number, { plain: flat, layered, neighbours }]: readonly [number, TerritoryPixels]): readonly number[] => [
  number,
  flat.runs.length,
  flat.borders.length,
  layered.runs.length,
  layered.borders.length,
  neighbours.length,
  ...neighbours,
];

/** Throws if this is no such file, or if it was made from something else. The arrays are views of one buffer. */
export function readBase(file: Uint8Array, wanted: string): PreparedBase {
  const [size, packedSize] = [lengthAt(file, 0), lengthAt(file, LENGTH)];
  if (size > LARGEST) throw new Error('A prepared board is too large');
  const sprites = file.subarray(2 * LENGTH + packedSize);
  const taken = takingFrom(inflated(file.subarray(2 * LENGTH, 2 * LENGTH + packedSize), size));
  const head = header.parse(JSON.parse(taken.text()));
  if (head.from !== wanted) throw new Error('A board was prepared by another program');
  const { width, height, plain, palette } = head;
  const lengths = readLengths(taken.int32(head.lengths), head.territories);
  const sizes = taken.uint32(SIZES * head.sprites.length);
  const costs = head.shifts.map(count => taken.float32(count));
  const wide = lengths.map(({ flatRuns, layeredRuns, layered }) => ({
    flat: taken.int32(flatRuns),
    layered: taken.int32(layeredRuns),
    below: taken.uint32(layered),
    above: taken.uint32(layered),
  }));
  const territories = lengths.map(({ number, flat, layered, neighbours }, i): readonly [number, TerritoryPixels] => {
    const { flat: runs = new Int32Array(0), layered: layeredRuns = new Int32Array(0), below, above } = wide[i] ?? {};
    const plainPixels = { runs, borders: taken.uint16(flat) };
    const others = { runs: layeredRuns, borders: taken.uint16(layered) };
    return [
      number,
      { plain: plainPixels, layered: { ...others, below: below ?? new Uint32Array(0), above: above ?? new Uint32Array(0) }, neighbours },
    ];
  });
  const colours = taken.uint8(palette);
  const nearest = taken.uint8(head.nearest);
  const shifts = costs.map((each): LabelShifts => ({ across: taken.int8(each.length), down: taken.int8(each.length), costs: each }));
  const index = taken.uint8(width * height);
  return {
    palette: colours,
    ...(nearest.length > 0 && { nearest }),
    pixels: { width, height, plain, index, territories: new Map(territories) },
    sprites: unpackSprites({ keys: head.sprites, sizes, bytes: sprites }),
    ...(shifts.length > 0 && { shifts }),
  };
}

/** More bytes than a prepared base has. */
const LARGEST = 100_000_000;

const lengthAt = ({ buffer, byteOffset }: Uint8Array, at: number): number => new DataView(buffer, byteOffset).getUint32(at, true);

interface TerritoryLengths {
  readonly number: number;
  readonly flatRuns: number;
  readonly flat: number;
  readonly layeredRuns: number;
  readonly layered: number;
  readonly neighbours: readonly number[];
}

function readLengths(numbers: Int32Array, territories: number): readonly TerritoryLengths[] {
  let at = 0;
  return Array.from({ length: territories }, () => {
    const [number = 0, flatRuns = 0, flat = 0, layeredRuns = 0, layered = 0, count = 0] = numbers.subarray(at, at + FIXED_LENGTHS);
    const neighbours = [...numbers.subarray(at + FIXED_LENGTHS, at + FIXED_LENGTHS + count)];
    at += FIXED_LENGTHS + count;
    return { number, flatRuns, flat, layeredRuns, layered, neighbours };
  });
}
/** The numbers of a territory before its neighbours. */
const FIXED_LENGTHS = 6;

/** Takes a text and then arrays of numbers from bytes, one after the other. */
function takingFrom({ buffer, byteOffset }: Uint8Array) {
  let at = byteOffset;
  const take = (length: number, width: number): readonly [ArrayBufferLike, number, number] => {
    at += length * width;
    return [buffer, at - length * width, length];
  };
  return {
    text: () => Buffer.from(...take(new DataView(...take(LENGTH, 1)).getUint32(0, true), 1)).toString(),
    float32: (length: number) => new Float32Array(...take(length, 4)),
    int32: (length: number) => new Int32Array(...take(length, 4)),
    uint32: (length: number) => new Uint32Array(...take(length, 4)),
    uint16: (length: number) => new Uint16Array(...take(length, 2)),
    int8: (length: number) => new Int8Array(...take(length, 1)),
    uint8: (length: number) => new Uint8Array(...take(length, 1)),
  };
}
