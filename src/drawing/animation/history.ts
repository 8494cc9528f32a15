import type { createEasel } from '../easel.js';
import type { DrawnPicture, Story } from '../picture.js';
import { encodeGif, type Frame } from './gif.js';

/** Pixels: a story is watched rather than read. */
const WIDTH = 1000;
/** Pictures of one story: those of long games are so many, evenly chosen. */
const MOST = 90;
/** Hundredths of a second that pictures stand. */
const DELAY = { orders: 170, results: 280, standing: 60, last: 400 };

interface Shot {
  readonly picture: DrawnPicture;
  readonly delay: number;
}

/** A year told by its orders and what became of them; a whole game by how it stood after each phase. */
export function createHistorian(easel: ReturnType<typeof createEasel>): (story: Story) => Uint8Array {
  return story => {
    const shots = isOneYear(story) ? yearOf(story) : gameOf(story);
    const [first] = shots;
    if (!first) throw new Error('A story without a phase was told');
    return encodeGif({ ...easel(first.picture, WIDTH), frames: framesOf(shots, easel) });
  };
}

function* framesOf(shots: readonly Shot[], easel: ReturnType<typeof createEasel>): Iterable<Frame> {
  for (const { picture, delay } of shots) yield { index: easel(picture, WIDTH).index.slice(), delay };
}

/** Of one year orders are shown, and then what became of them; of longer stories how things stood. */
const isOneYear = ({ reports }: Story): boolean => new Set(reports.map(({ turn }) => turn.year)).size === 1;

const shown = ({ game, language, look }: Story) => ({ game, language, ...(look && { look }) });

const yearOf = (story: Story): readonly Shot[] =>
  story.reports.flatMap((report): readonly Shot[] => [
    ...(report.phase === 'movement' && report.stage === undefined
      ? [{ picture: { ...shown(story), kind: 'orders' as const, report }, delay: DELAY.orders }]
      : []),
    { picture: { ...shown(story), kind: 'results', report }, delay: DELAY.results },
  ]);

function gameOf(story: Story): readonly Shot[] {
  const every = Math.ceil(story.reports.length / MOST);
  const kept = story.reports.filter((_, i) => i % every === 0 || i === story.reports.length - 1);
  return kept.map((report, i) => ({
    picture: { ...shown(story), kind: 'changes', report },
    delay: i === kept.length - 1 ? DELAY.last : DELAY.standing,
  }));
}
