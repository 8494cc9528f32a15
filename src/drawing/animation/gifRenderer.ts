import type { createMapRenderer } from '../map/mapRenderer.js';
import type { MapPicture, SeriesPicture } from '../scene/mapPicture.js';
import { encodeGif, type GifFrame } from './encodeGif.js';

/** Bytes of a moving picture: what can be posted everywhere. */
export const MAX_GIF_BYTES = 8_000_000;

/** How wide a story is in pixels, and how many pictures it has at most, evenly chosen. */
interface Format {
  readonly width: number;
  readonly most: number;
}
/** A story is watched rather than read. What is too large in one format is told in the next; in the last any fits. */
const FORMATS: readonly Format[] = [
  { width: 1000, most: 90 },
  { width: 1000, most: 45 },
  { width: 720, most: 45 },
  { width: 480, most: 14 },
];
/** Hundredths of a second that pictures stand. */
const DELAY = { orders: 170, results: 280, standing: 60, last: 400 };

type Easel = ReturnType<typeof createMapRenderer>;

interface Shot {
  readonly picture: MapPicture;
  readonly delay: number;
}

/** A year told by its orders and what became of them; a whole game by how it stood after each phase. */
export function createGifRenderer(easel: Easel, largest: number = MAX_GIF_BYTES): (story: SeriesPicture) => Uint8Array {
  return story => {
    const shots = isOneYear(story) ? yearOf(story) : gameOf(story);
    for (const { width, most } of FORMATS) {
      const film = filmed(evenly(shots, most), easel, { width, largest });
      if (film) return film;
    }
    throw new Error(`A story of ${shots.length} pictures does not fit into ${largest} bytes`);
  };
}

function filmed(shots: readonly Shot[], easel: Easel, { width, largest }: { width: number; largest: number }): Uint8Array | undefined {
  const [first] = shots;
  if (!first) throw new Error('A story without a phase was told');
  return encodeGif({ ...easel(first.picture, width), frames: framesOf(shots, width, easel), largest });
}

function* framesOf(shots: readonly Shot[], width: number, easel: Easel): Iterable<GifFrame> {
  for (const { picture, delay } of shots) yield { index: easel(picture, width).index.slice(), delay };
}

/** At most so many, the last among them. */
function evenly<T>(all: readonly T[], most: number): readonly T[] {
  const every = Math.ceil(all.length / most);
  return all.filter((_, i) => (all.length - 1 - i) % every === 0);
}

/** Of one year orders are shown, and then what became of them; of longer stories how things stood. */
const isOneYear = ({ reports }: SeriesPicture): boolean => new Set(reports.map(({ turn }) => turn.year)).size === 1;

const shown = ({ game, language, look }: SeriesPicture) => ({ game, language, ...(look && { look }) });

const yearOf = (story: SeriesPicture): readonly Shot[] =>
  story.reports.flatMap((report): readonly Shot[] => [
    ...(report.phase === 'movement' && report.stage === undefined
      ? [{ picture: { ...shown(story), kind: 'orders' as const, report }, delay: DELAY.orders }]
      : []),
    { picture: { ...shown(story), kind: 'results', report }, delay: DELAY.results },
  ]);

const gameOf = (story: SeriesPicture): readonly Shot[] =>
  story.reports.map((report, i) => ({
    picture: { ...shown(story), kind: 'changes', report },
    delay: i === story.reports.length - 1 ? DELAY.last : DELAY.standing,
  }));
