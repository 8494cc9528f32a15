import type { Random } from '../../../../lib/random.js';
import type { OpponentMeans } from '../../../game.js';
import { nationOf, ordererOf } from '../../board/duchies.js';
import type { PowerId } from '../../board/location.js';
import type { Situation } from '../../model/state.js';
import type { Variant } from '../../model/variant.js';
import type { WrittenOrder } from '../../model/writtenOrder.js';
import { firstMoment } from '../../phases/calendar.js';
import { votedPowers } from '../../votes/voting.js';
import { captainAdjustments } from '../captain/captainAdjustments.js';
import { captainMoves, type Plan } from '../captain/captainMoves.js';
import { captainVotes } from '../captain/captainVotes.js';
import { type Outlook, outlookOn } from '../captain/outlook.js';
import { type PlaceValues, placeValues } from '../captain/placeValues.js';
import { orderFor } from '../captain/plan.js';
import { nodeOf } from '../captain/terrain.js';
import { type Candidate, chooseByPlayouts, type Sheet } from './chooseByPlayouts.js';
import { crossingsFor } from './crossings.js';
import { imaginedSheets, worthAfter } from './imagine.js';
import { improved } from './improve.js';
import { judgeOf, powerNumber } from './judge.js';

/** Orders and votes of a general, who imagines what the others may write, and looks for the best answer to it. */
export const generalOrders = (variant: Variant, situation: Situation, seat: PowerId, means: OpponentMeans): readonly WrittenOrder[] => [
  ...ownOrders(variant, situation, seat, { ...means, budget: means.budget / costIn(variant, situation) }),
  ...captainVotes(variant, situation, seat),
];

/** How many other positions a position with battles counts. */
const WITH_BATTLES = 2.5;
/** With more powers than this, a position counts as many as the square of how many times more they are. */
const POWERS = 8;

/** How many positions of the budget one counts: every power that is played has to be imagined, and looks at what all others may do. */
function costIn(variant: Variant, situation: Situation): number {
  const voted = votedPowers(variant, situation);
  const powers = new Set(situation.position.units.flatMap(({ power }) => (voted.has(power) ? [] : [power]))).size;
  return (variant.battles ? WITH_BATTLES : 1) * Math.max(1, powers / POWERS) ** 2;
}

function ownOrders(variant: Variant, situation: Situation, seat: PowerId, means: OpponentMeans): Sheet {
  const outlook = outlookOn(variant, situation);
  switch (situation.phase) {
    case 'movement':
      return chooseByPlayouts(variant, situation, seat, plannedSheets(outlook, seat, means), { ...means, budget: means.budget / 2 });
    case 'retreats':
      return chooseByPlayouts(variant, situation, seat, retreatSheets(outlook, seat), { ...means, budget: means.budget / 4 });
    case 'placement':
      return wintersSheets(outlook, seat, means)[0]?.sheet ?? [];
    case 'adjustments':
      return chooseByPlayouts(variant, situation, seat, wintersSheets(outlook, seat, means), { ...means, budget: means.budget / 4 });
    default:
      return situation.phase satisfies never;
  }
}

/** How many sheets of the others a plan is tried against. */
const SAMPLES = 8;
/** How many plans are improved, from different beginnings. */
const STARTS = 3;
/** How much more chance there is in each beginning than in the one before. */
const WHIM = 0.4;

/** Sheets for a movement phase: plans of a captain, improved against what the others may write, and one as it was. */
function plannedSheets(outlook: Outlook, seat: PowerId, { random, budget }: OpponentMeans): readonly Candidate[] {
  const { variant, situation } = outlook;
  const pieces = outlook.pieces.filter(piece => piece.seat === seat);
  const known = placeValues(outlook, powerNumber(outlook, seat));
  const values = isOpening(outlook) ? byTaste(known, random) : known;
  const judge = judgeOf(outlook, seat, values);
  const power = nationOf(variant.board, seat);
  const others = Array.from({ length: SAMPLES }, () => imaginedSheets(outlook, random, seat));
  const sheetOf = (plan: Plan): Sheet => [...plan].map(([piece, task]) => orderFor(piece, task));
  const worthOf = (plan: Plan, trial: number): number =>
    worthAfter(variant, situation, new Map([...(others[trial] ?? []), [seat, sheetOf(plan)]]), power, judge);
  const most = budget / 2 / STARTS;
  const crossings = crossingsFor(outlook, pieces, values);
  const better = Array.from({ length: STARTS }, (_, i) => {
    const plan = captainMoves(outlook, pieces, values, random, i * WHIM);
    return improved(outlook, plan, { count: SAMPLES, worthOf }, { random, most, crossings });
  });
  const plans = [...better.map(({ best }) => best).toSorted((a, b) => b.worth - a.worth), ...better.slice(0, 1).map(({ first }) => first)];
  return differing(plans.map(({ plan, worth }) => ({ sheet: sheetOf(plan), worth })));
}

/** Whether the game has just begun. */
function isOpening({ variant, situation: { turn } }: Outlook): boolean {
  const first = firstMoment(variant).turn;
  return turn.year === first.year && turn.season === first.season;
}

/** How much chance changes what a place is worth at the start, so that a general does not open every game alike. */
const TASTE = 0.35;

/** Values that chance changes a little, the same for all plans. */
function byTaste(values: PlaceValues, random: Random): PlaceValues {
  const tastes = new Map<number, number>();
  const at = (node: number): number => {
    const taste = tastes.get(node) ?? 1 + TASTE * (random() - 0.5);
    tastes.set(node, taste);
    return values.at(node) * taste;
  };
  return { ...values, at };
}

function differing(candidates: readonly Candidate[]): readonly Candidate[] {
  const found = new Map<string, Candidate>();
  for (const candidate of candidates) {
    const key = JSON.stringify(candidate.sheet.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1)));
    if (!found.has(key)) found.set(key, candidate);
  }
  return [...found.values()];
}
const keyOf = (order: WrittenOrder): string => ('at' in order ? order.at : '');

/** The most combinations of retreats that are tried. */
const COMBINATIONS = 6;

/** The best combinations of retreats of a seat by what the places are worth. No two go to one place. */
function retreatSheets(outlook: Outlook, seat: PowerId): readonly Candidate[] {
  const { board } = outlook.variant;
  const values = placeValues(outlook, powerNumber(outlook, seat));
  const own = outlook.situation.position.dislodged.filter(unit => ordererOf(unit) === seat);
  let sheets: readonly Candidate[] = [{ sheet: [], worth: 0 }];
  for (const { type, at, retreats } of own)
    sheets = sheets
      .flatMap(({ sheet, worth }): readonly Candidate[] => [
        { sheet: [...sheet, { kind: 'disband', type, at }], worth },
        ...retreats
          .filter(to => !sheet.some(other => other.kind === 'retreat' && other.to === to))
          .map(
            (to): Candidate => ({
              sheet: [...sheet, { kind: 'retreat', type, at, to }],
              worth: worth + values.at(nodeOf(board, type, to)),
            }),
          ),
      ])
      .toSorted((a, b) => b.worth - a.worth)
      .slice(0, COMBINATIONS);
  return sheets;
}

/** How many sheets are tried in winter. */
const WINTERS = 5;
/** How much more the sheet of a captain is worth than those that chance changes. */
const LIKELY = 0.5;

function wintersSheets(outlook: Outlook, seat: PowerId, { random }: OpponentMeans): readonly Candidate[] {
  const values = placeValues(outlook, powerNumber(outlook, seat));
  return differing(
    Array.from({ length: WINTERS }, (_, i) => ({
      sheet: captainAdjustments(outlook, seat, values, random, i === 0 ? 0.05 : 0.8),
      worth: i === 0 ? LIKELY : 0,
    })),
  );
}
