import { type Board, isSea } from '../board/board.js';
import { type ProvinceId, provinceOf } from '../board/location.js';
import type { Aftermath, Amendment, Round, RuleModule } from '../model/ruleModule.js';
import type { OrderOf } from '../model/writtenOrder.js';
import { type Journey, type Traveller, travel } from './riverTravel.js';

/** Rapid River Move 1: at most three steps along consecutive river spaces; a sea only first or last, not both. */
const LONGEST = 3;

/**
 * Warring States, Rapid River Move 1–5. In the resolution of the other orders, a fleet on such a move is a unit that leaves the board: gone
 * if it succeeds, else a unit that failed to move. At first all such fleets are assumed to leave. Those that would end where they began are
 * then fixed as staying, and the other orders are resolved again. The set of fleets that stay only grows, so the rounds end.
 */
export const rapidRiverMoves: RuleModule = {
  id: 'rapid-river-moves',
  orderKinds: ['rapid'],
  legalOrders: (unit, board) =>
    unit.type === 'F' ? routes(board, [provinceOf(unit.at)]).map(path => ({ kind: 'rapid', type: 'F', at: unit.at, path })) : [],
  asBasicOrder: (order, unit) => (order.kind === 'rapid' ? { kind: 'move', unit, to: undefined, viaConvoy: false } : undefined),
  amend: (round, written, sofar) => {
    const fleets = rapids(written);
    if (fleets.length === 0) return [];
    return round ? staying(round, fleets, sofar) : fleets.map(([at]) => ({ at, leaves: true }));
  },
  afterMovement: round => {
    const fleets = rapids(round.written);
    if (fleets.length === 0) return { units: [], contested: [] };
    const { journeys, contested } = journeysIn(round, fleets, at => !round.moved(at));
    const attempts = fleets.every(([at]) => round.moved(at)) ? { journeys, contested } : journeysIn(round, fleets, () => false);
    const hasFailedAt = (p: ProvinceId): boolean => fleets.some(([at]) => !round.moved(at) && attempts.journeys.get(at)?.stoppedAt === p);
    return {
      units: fleets.map(([at, order]) => aftermath(round, at, order, journeys.get(at), attempts.journeys.get(at))),
      contested: [...contested, ...attempts.contested.filter(hasFailedAt)],
    };
  },
};

function routes(board: Board, sofar: readonly ProvinceId[]): ProvinceId[][] {
  const last = sofar[sofar.length - 1];
  if (last === undefined || sofar.length > LONGEST) return [];
  const isMouth = sofar.length > 1 && isSea(board, last);
  const beganAtSea = isSea(board, sofar[0] ?? last);
  const steps = isMouth ? [] : (board.riverSteps.get(last) ?? []).filter(p => !sofar.includes(p) && !(beganAtSea && isSea(board, p)));
  return steps.flatMap(p => [[...sofar.slice(1), p], ...routes(board, [...sofar, p])]);
}

type Rapid = readonly [at: ProvinceId, order: OrderOf<'rapid'>];

const rapids = (written: Round['written']): readonly Rapid[] => written('rapid').map(order => [provinceOf(order.at), order]);

function staying(round: Round, fleets: readonly Rapid[], sofar: readonly Amendment[]): readonly Amendment[] {
  const kept = new Set<ProvinceId>();
  for (const one of sofar) if ('leaves' in one && !one.leaves) kept.add(one.at);
  const { journeys } = journeysIn(round, fleets, at => kept.has(at));
  const more: Amendment[] = [];
  for (const [at] of fleets) if (!kept.has(at) && journeys.get(at)?.rest === at) more.push({ at, leaves: false });
  return more;
}

/**
 * Returns the journeys of the fleets. Those for which `stays` holds are only obstacles. All others try their journey, dislodged ones too,
 * and none of them meets another in the space where that one started.
 */
function journeysIn(round: Round, fleets: readonly Rapid[], stays: (at: ProvinceId) => boolean) {
  const travellers: Traveller[] = [];
  const underWay: ProvinceId[] = [];
  for (const [at, { path }] of fleets) {
    const remains = stays(at);
    const isHere = !round.moved(at) && !round.dislodged(at);
    if (round.moved(at) || isHere || !remains)
      travellers.push({ power: round.facts.unitAt(at)?.power ?? '', from: at, path, stays: remains });
    if (isHere && !remains) underWay.push(at);
  }
  return travel(travellers, {
    unitIn: at => (underWay.includes(at) ? undefined : round.standsIn(at)),
    repels: round.repels,
  });
}

/** Returns the outcome for a fleet. If it stayed, it was stopped by the obstacle that its attempt met. */
function aftermath(
  round: Round,
  at: ProvinceId,
  { path }: OrderOf<'rapid'>,
  journey: Journey | undefined,
  attempt: Journey | undefined,
): Aftermath {
  const unit = round.facts.unitAt(at);
  if (!journey || !unit) return { at, outcome: { kind: 'dislodged' }, success: false };
  const { stoppedAt, because } = (round.moved(at) ? journey : attempt) ?? journey;
  return {
    at,
    outcome: { kind: 'travelled', to: journey.rest, ...(stoppedAt && { stoppedAt, because }) },
    success: journey.rest === path[path.length - 1],
    unit: { ...unit, at: journey.rest },
  };
}
