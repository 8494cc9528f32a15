import { deflateSync } from 'node:zlib';
import type { KnownSprites, SpriteRasters } from '../raster/blit.js';
import type { Raster } from '../raster/rasterise.js';
import { inflated } from './packedBytes.js';

/** Rasters of sprites, each deflated by itself: a picture shows few of those that are prepared. */
export interface PackedSprites {
  readonly keys: readonly string[];
  /** Of each sprite three numbers: its width and height, and how many bytes it has. */
  readonly sizes: Uint32Array;
  /** Of all sprites: pixels and spans, deflated. */
  readonly bytes: Uint8Array;
}
export const SIZES = 3;

export function packSprites(sprites: SpriteRasters): PackedSprites {
  const packed = [...sprites.values()].map(({ pixels, spans = new Int32Array(0) }) =>
    deflateSync(Buffer.concat([bytesIn(pixels), bytesIn(spans)]), { level: 9 }),
  );
  const sizes = [...sprites.values()].flatMap(({ width, height }, i) => [width, height, packed[i]?.length ?? 0]);
  return { keys: [...sprites.keys()], sizes: Uint32Array.from(sizes), bytes: Buffer.concat(packed) };
}

const bytesIn = ({ buffer, byteOffset, byteLength }: Uint32Array | Int32Array): Uint8Array =>
  new Uint8Array(buffer, byteOffset, byteLength);

/** Where a sprite is among the bytes of all. */
interface PackedSprite {
  readonly width: number;
  readonly height: number;
  readonly from: number;
  readonly to: number;
  /** Undefined until it is asked for. */
  found?: { readonly raster: Raster | undefined };
}

/** Each sprite is inflated when it is first asked for; one that is damaged is not known. Throws if there are more bytes or fewer. */
export function unpackSprites({ keys, sizes, bytes }: PackedSprites): KnownSprites {
  let end = 0;
  const places = new Map(
    keys.map((key, i): readonly [string, PackedSprite] => {
      const [width = 0, height = 0, length = 0] = sizes.subarray(SIZES * i, SIZES * i + SIZES);
      const from = end;
      end += length;
      return [key, { width, height, from, to: end }];
    }),
  );
  if (end !== bytes.length) throw new Error('The prepared sprites are not whole');
  return {
    get: key => {
      const place = places.get(key);
      if (!place) return undefined;
      place.found ??= { raster: inflatedSprite(bytes.subarray(place.from, place.to), place) };
      return place.found.raster;
    },
  };
}

function inflatedSprite(packed: Uint8Array, { width, height }: PackedSprite): Raster | undefined {
  const [pixels, spans] = [4 * width * height, 8 * height];
  try {
    const { buffer, byteOffset } = inflated(packed, pixels + spans);
    return {
      ...{ width, height, pixels: new Uint32Array(buffer, byteOffset, width * height) },
      spans: new Int32Array(buffer, byteOffset + pixels, 2 * height),
    };
  } catch {
    return undefined;
  }
}
