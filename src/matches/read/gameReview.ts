import type { Phase, SeatId } from '../../games/game.js';
import type { ReviewFinding, SheetFinding, WinChance } from '../../games/review.js';
import type { InEach } from '../../lib/language.js';

/** What was found in a closed phase. */
export interface ReviewedPhase {
  readonly number: number;
  readonly name: Phase;
  readonly findings: readonly ReviewFinding[];
}

/** A look back at a whole game, in the order of its phases. Names no player. */
export interface GameReview {
  readonly phases: readonly ReviewedPhase[];
  /** How many looks took too long or failed, and are missing. */
  readonly leftOut: number;
}

/** A phase in which the chances of a seat changed by more than the error of their estimate. */
export interface TurningPoint {
  readonly phase: ReviewedPhase;
  readonly seat: SeatId;
  readonly from: number;
  readonly to: number;
  /** Of the difference, at 95 %. */
  readonly error: number;
}

/** How many turning points are told at most, and how great a change is at least. */
const MOST_POINTS = 5;
const LEAST_CHANGE = 0.1;

/** The greatest changes of the chances from one phase to the next, in the order of the game; of each phase the greatest. */
export function turningPoints({ phases }: GameReview): readonly TurningPoint[] {
  const told = phases.flatMap(phase => {
    const found = phase.findings.find(one => one.kind === 'chances');
    return found ? [{ phase, chances: found.chances }] : [];
  });
  const points = told.flatMap(({ phase, chances }, i): readonly TurningPoint[] => {
    const next = told[i + 1]?.chances;
    const changes = next ? chances.flatMap(from => changeOf(phase, from, next)) : [];
    return changes.toSorted((a, b) => sizeOf(b) - sizeOf(a)).slice(0, 1);
  });
  return points
    .toSorted((a, b) => sizeOf(b) - sizeOf(a))
    .slice(0, MOST_POINTS)
    .toSorted((a, b) => a.phase.number - b.phase.number);
}

const sizeOf = ({ from, to }: TurningPoint): number => Math.abs(to - from);

function changeOf(phase: ReviewedPhase, before: WinChance, next: readonly WinChance[]): readonly TurningPoint[] {
  const after = next.find(({ seat }) => seat === before.seat);
  if (!after) return [];
  const point = { phase, seat: before.seat, from: before.share, to: after.share, error: Math.hypot(before.error, after.error) };
  return sizeOf(point) >= LEAST_CHANGE && sizeOf(point) > point.error ? [point] : [];
}

/** The fewest and the most games that were played on from a phase. Undefined if none were. */
export function gamesPlayedOn({ phases }: GameReview): { readonly least: number; readonly most: number } | undefined {
  const counts = phases.flatMap(({ findings }) => findings.flatMap(one => (one.kind === 'chances' ? [one.games] : [])));
  return counts.length === 0 ? undefined : { least: Math.min(...counts), most: Math.max(...counts) };
}

/** A sheet of a seat, with the phase it was written in. */
export interface DearSheet {
  readonly phase: ReviewedPhase;
  readonly finding: SheetFinding;
}

/** How many sheets of a seat are told. */
const DEAREST = 3;
/** What is cheaper than this is not told: the best sheet was as good as that. */
const CHEAP = 0.004;

const sheetsOf = ({ phases }: GameReview, seat: SeatId): readonly DearSheet[] =>
  phases.flatMap(phase =>
    phase.findings.flatMap(finding => (finding.kind === 'sheet' && finding.seat === seat ? [{ phase, finding }] : [])),
  );

/** The sheets that cost a seat most, the dearest first. */
export const dearestSheets = (review: GameReview, seat: SeatId): readonly DearSheet[] =>
  sheetsOf(review, seat)
    .filter(({ finding }) => finding.dearness > CHEAP)
    .toSorted((a, b) => b.finding.dearness - a.finding.dearness || a.phase.number - b.phase.number)
    .slice(0, DEAREST);

/** How many supports a seat gave, and how many of them helped nothing. */
export interface SupportCount {
  readonly given: number;
  readonly noMatch: number;
  readonly cut: number;
  readonly needless: number;
}

export function supportsOf(review: GameReview, seat: SeatId): SupportCount {
  const sheets = sheetsOf(review, seat);
  const wasted = sheets.flatMap(({ finding }) => finding.wasted);
  const count = (why: (typeof wasted)[number]['why']): number => wasted.filter(one => one.why === why).length;
  const given = sheets.reduce((sum, { finding }) => sum + finding.supports, 0);
  return { given, noMatch: count('no-match'), cut: count('cut'), needless: count('needless') };
}

/** The units of a seat that could have been saved. */
export const savedUnits = ({ phases }: GameReview, seat: SeatId): readonly { readonly phase: ReviewedPhase; readonly place: InEach }[] =>
  phases.flatMap(phase =>
    phase.findings.flatMap(finding => {
      if (finding.kind === 'sheet') return finding.seat === seat ? finding.saved.map(place => ({ phase, place })) : [];
      return finding.kind === 'retreats' ? finding.saved.flatMap(one => (one.seat === seat ? [{ phase, place: one.place }] : [])) : [];
    }),
  );

/** The seats whose sheets were looked at, in the order of the game. */
export const reviewedSeats = ({ phases }: GameReview): readonly SeatId[] => [
  ...new Set(phases.flatMap(({ findings }) => findings.flatMap(one => (one.kind === 'sheet' ? [one.seat] : [])))),
];
