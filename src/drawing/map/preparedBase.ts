import { createHash } from 'node:crypto';
import { deflateSync, inflateSync } from 'node:zlib';
import { z } from 'zod';
import type { MapLayout } from '../layout/mapLayout.js';
import type { SpriteRasters } from '../raster/blit.js';
import type { Raster } from '../raster/rasterise.js';
import type { BasePixels } from './baseCompositor.js';
import type { TerritoryPixels } from './territoryPixels.js';

/** What all pictures with the same layout have in common, in a form that can be kept in a file. */
export interface PreparedBase {
  /** Red, green, blue of each colour. */
  readonly palette: Uint8Array;
  readonly pixels: BasePixels;
  /** For each colour cell the index of the nearest colour, if it is known of all. */
  readonly nearest?: Uint8Array;
  /** Sprites of such pictures that need not be rasterised. */
  readonly sprites: SpriteRasters;
}

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

/* A file: the length of its head in four bytes, the head as JSON, then the arrays of numbers, one after the other; all of it deflated. */

const header = z.object({
  /** What the file was made from. */
  from: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  plain: z.number().int(),
  /** Of the palette and of the nearest colours, in bytes. */
  palette: z.number().int(),
  nearest: z.number().int(),
  /** Of each territory: its number, the lengths of its runs and their pixels, plain and layered, and its neighbours. */
  territories: z.array(z.tuple([z.number(), z.number(), z.number(), z.number(), z.number(), z.array(z.number()).readonly()])),
  /** Of each sprite: its key, width and height. */
  sprites: z.array(z.tuple([z.string(), z.number(), z.number()])),
});

/** `from`: a hash of the program and the files that it was made from. */
export function writeBase({ palette, nearest = NONE, pixels, sprites }: PreparedBase, from: string): Uint8Array {
  const { width, height, plain, index, territories } = pixels;
  const all = [...territories];
  const head = JSON.stringify({
    from,
    width,
    height,
    plain,
    palette: palette.length,
    nearest: nearest.length,
    territories: all.map(([number, { plain: flat, layered, neighbours }]) => [
      number,
      flat.runs.length,
      flat.borders.length,
      layered.runs.length,
      layered.borders.length,
      neighbours,
    ]),
    sprites: [...sprites].map(([key, raster]) => [key, raster.width, raster.height]),
  } satisfies z.infer<typeof header>);
  // The widest numbers first, so that each array begins at a multiple of its numbers' width.
  const arrays: readonly (Uint8Array | Uint16Array | Uint32Array | Int32Array)[] = [
    ...all.flatMap(([, { plain: flat, layered }]) => [flat.runs, layered.runs, layered.below, layered.above]),
    ...[...sprites.values()].flatMap(raster => [raster.pixels, raster.spans ?? new Int32Array(0)]),
    ...all.flatMap(([, { plain: flat, layered }]) => [flat.borders, layered.borders]),
    palette,
    nearest,
    index,
  ];
  const bytes = Buffer.from(head);
  const text = Buffer.alloc(Math.ceil((bytes.length + LENGTH) / WIDEST) * WIDEST - LENGTH, ' ');
  text.set(bytes);
  const length = Buffer.alloc(LENGTH);
  length.writeUInt32LE(text.length);
  const parts = arrays.map(array => new Uint8Array(array.buffer, array.byteOffset, array.byteLength));
  return deflateSync(Buffer.concat([length, text, ...parts]), { level: 9 });
}
const NONE = new Uint8Array(0);
/** Bytes of the head's length, and of the widest number. */
const LENGTH = 4;
const WIDEST = 4;

/** Throws if this is no such file, or if it was made from something else. The arrays are views of one buffer. */
export function readBase(file: Uint8Array, wanted: string): PreparedBase {
  const { buffer, byteOffset: start, byteLength } = inflateSync(file);
  // Buffers of a pool may begin anywhere; the views need a multiple of four.
  const [bytes, from] = start % WIDEST === 0 ? [buffer, start] : [buffer.slice(start, start + byteLength), 0];
  let at = from + LENGTH + new DataView(bytes, from).getUint32(0, true);
  const head = header.parse(JSON.parse(Buffer.from(bytes, from + LENGTH, at - from - LENGTH).toString()));
  if (head.from !== wanted) throw new Error('A board was prepared by another program');
  const { width, height, plain, palette, territories } = head;
  const take = (length: number, width: number): readonly [ArrayBufferLike, number, number] => {
    at += length * width;
    return [bytes, at - length * width, length];
  };
  const wide = territories.map(([, flatRuns, , layeredRuns, layered]) => ({
    flat: new Int32Array(...take(flatRuns, 4)),
    layered: new Int32Array(...take(layeredRuns, 4)),
    below: new Uint32Array(...take(layered, 4)),
    above: new Uint32Array(...take(layered, 4)),
  }));
  const sprites = new Map(
    head.sprites.map(([key, wide, high]): readonly [string, Raster] => {
      const raster = { width: wide, height: high, pixels: new Uint8Array(...take(4 * wide * high, 1)) };
      return [key, { ...raster, spans: new Int32Array(...take(2 * high, 4)) }];
    }),
  );
  const found = territories.map(([number, , flat, , layered, neighbours], i): readonly [number, TerritoryPixels] => {
    const { flat: runs = new Int32Array(0), layered: layeredRuns = new Int32Array(0), below, above } = wide[i] ?? {};
    const plainPixels = { runs, borders: new Uint16Array(...take(flat, 2)) };
    const others = { runs: layeredRuns, borders: new Uint16Array(...take(layered, 2)) };
    return [
      number,
      { plain: plainPixels, layered: { ...others, below: below ?? new Uint32Array(0), above: above ?? new Uint32Array(0) }, neighbours },
    ];
  });
  const colours = new Uint8Array(...take(palette, 1));
  const nearest = new Uint8Array(...take(head.nearest, 1));
  // A copy: pictures are composed in it.
  const index = new Uint8Array(...take(width * height, 1)).slice();
  return {
    palette: colours,
    ...(nearest.length > 0 && { nearest }),
    pixels: { width, height, plain, index, territories: new Map(found) },
    sprites,
  };
}
