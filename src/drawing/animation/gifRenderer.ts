import type { RenderMap } from '../map/mapRenderer.js';
import type { MapPicture, SeriesPicture } from '../scene/mapPicture.js';
import { encodeGif, type GifFrame } from './encodeGif.js';

/** Small enough to upload to every Discord server. */
export const MAX_GIF_BYTES = 8_000_000;

/** Width in pixels and maximum number of frames; surplus frames are dropped evenly. */
interface GifFormat {
  readonly width: number;
  readonly maxFrames: number;
}
/** Tried in order until the GIF is small enough. The last format is expected to suffice for any series. */
const FORMATS: readonly GifFormat[] = [
  { width: 1000, maxFrames: 90 },
  { width: 1000, maxFrames: 45 },
  { width: 720, maxFrames: 45 },
  { width: 480, maxFrames: 14 },
];
/** Display times of frames in hundredths of a second. */
const DELAY = { orders: 170, results: 280, changes: 60, last: 400 };

interface TimedPicture {
  readonly picture: MapPicture;
  readonly delay: number;
}

/**
 * Draws a series as GIF: a single year as movement orders and all results, phase by phase; several years as the position after each phase.
 * Throws if the series does not fit into `maxBytes`.
 */
export function createGifRenderer(render: RenderMap, maxBytes: number = MAX_GIF_BYTES): (series: SeriesPicture) => Uint8Array {
  return series => {
    const pictures = isOneYear(series) ? picturesOfYear(series) : picturesOfGame(series);
    for (const { width, maxFrames } of FORMATS) {
      const gif = renderGif(evenly(pictures, maxFrames), render, { width, maxBytes });
      if (gif) return gif;
    }
    throw new Error(`A series of ${pictures.length} pictures does not fit into ${maxBytes} bytes`);
  };
}

function renderGif(
  pictures: readonly TimedPicture[],
  render: RenderMap,
  { width, maxBytes }: { readonly width: number; readonly maxBytes: number },
): Uint8Array | undefined {
  const [first] = pictures;
  if (!first) throw new Error('A series without a phase was drawn');
  return encodeGif({ ...render(first.picture, width), frames: framesOf(pictures, width, render), maxBytes });
}

/** Copies each frame, because the renderer reuses its buffer. */
function* framesOf(pictures: readonly TimedPicture[], width: number, render: RenderMap): Iterable<GifFrame> {
  for (const { picture, delay } of pictures) yield { index: render(picture, width).index.slice(), delay };
}

/** At most `most` elements, evenly spaced, always including the last. */
function evenly<T>(all: readonly T[], most: number): readonly T[] {
  const every = Math.ceil(all.length / most);
  return all.filter((_, i) => (all.length - 1 - i) % every === 0);
}

const isOneYear = ({ reports }: SeriesPicture): boolean => new Set(reports.map(({ turn }) => turn.year)).size === 1;

const common = ({ game, language, look }: SeriesPicture) => ({ game, language, ...(look && { look }) });

const picturesOfYear = (series: SeriesPicture): readonly TimedPicture[] =>
  series.reports.flatMap((report): readonly TimedPicture[] => [
    ...(report.phase === 'movement' && report.stage === undefined
      ? [{ picture: { ...common(series), kind: 'orders' as const, report }, delay: DELAY.orders }]
      : []),
    { picture: { ...common(series), kind: 'results', report }, delay: DELAY.results },
  ]);

const picturesOfGame = (series: SeriesPicture): readonly TimedPicture[] =>
  series.reports.map((report, i) => ({
    picture: { ...common(series), kind: 'changes', report },
    delay: i === series.reports.length - 1 ? DELAY.last : DELAY.changes,
  }));
