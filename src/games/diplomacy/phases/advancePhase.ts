import { survivors } from '../adjudication/survival.js';
import { afterRevolts, revoltsIn } from '../battles/revolt.js';
import { afterBattles, afterStatements, statementsBySeat, withCapitals, withServices } from '../battles/stateAfterBattles.js';
import { byNation } from '../board/duchies.js';
import { centresOf } from '../board/holdings.js';
import type { PowerId } from '../board/location.js';
import type { OrderResult, Report } from '../model/report.js';
import type { Fight, State, Submission } from '../model/state.js';
import type { Variant } from '../model/variant.js';
import type { WrittenOrder } from '../model/writtenOrder.js';
import { allowanceOf } from '../orders/allowance.js';
import { orderEntry } from '../votes/orderEntry.js';
import type { CountedVotes } from '../votes/ordersAfterVotes.js';
import { shortOf } from '../votes/voting.js';
import { type BattlesPending, closeLists, closeReports, openBattles } from './battlePhases.js';
import { nextMoment } from './calendar.js';
import { calledPowers } from './calledPowers.js';
import { placedByLot } from './placedByLot.js';
import { chosenCapitals } from './placement.js';
import { type Resolved, resolvePhase } from './resolvePhase.js';
import { withDuchies } from './shareBuilds.js';
import { winnerOf } from './victory.js';

type Submissions = ReadonlyMap<PowerId, Submission>;
interface Advanced {
  readonly state: State;
  readonly report: Report;
}

/**
 * Closes the phase: resolves it, advances the calendar and checks for a winner. A movement phase with battles stays open for its lists and
 * reports.
 */
export function advancePhase(variant: Variant, state: State, submissions: Submissions): Advanced {
  if (state.fight) return closeFight(variant, state, state.fight, submissions);
  const orders = stillLegal(variant, state, submissions);
  if (!variant.battles) return closed(variant, state, resolvePhase(variant, state, orders));
  const heard = afterStatements(variant, state, submissions);
  const onward = state.phase === 'movement' ? openBattles(variant, heard, orders) : undefined;
  if (onward) return goesOn(variant, heard, onward, resolvePhase(variant, state, orders, 'provisional'));
  return closed(variant, heard, resolvePhase(variant, heard, orders), {}, submissions);
}

/** Closes the battle lists or the battle reports of a movement phase. */
function closeFight(variant: Variant, state: State, fight: Fight, submissions: Submissions): Advanced {
  const outcome =
    fight.stage === 'lists' ? closeLists(variant, state, fight, submissions) : closeReports(variant, state, fight, submissions);
  if ('fight' in outcome) return goesOn(variant, state, outcome);
  const { fight: _, ...rest } = afterBattles(state, outcome.fought);
  return closed(variant, rest, outcome.resolved, { stage: fight.stage, ...outcome.told });
}

/** The movement phase continues with its battles; the position stays as it was before the orders. */
function goesOn(variant: Variant, state: State, { fight, told }: BattlesPending, provisional?: Resolved): Advanced {
  const { results = [], position = state.position, virtual } = provisional ?? {};
  const stage = state.fight?.stage;
  return {
    state: { ...state, fight },
    report: {
      ...reportOn(variant, state, { results, position, virtual, captured: undefined, votes: provisional?.votes }),
      ...(stage && { stage }),
      ...told,
    },
  };
}

function closed(
  variant: Variant,
  state: State,
  resolved: Resolved,
  told: Pick<Report, 'stage' | 'war'> = {},
  submissions: Submissions = new Map(),
): Advanced {
  const whole = placedByLot(variant, state, resolved);
  const revolts =
    variant.battles && state.phase === 'adjustments' ? revoltsIn(variant, state, whole.position, statementsBySeat(submissions)) : [];
  const shared = withDuchies(variant.board, whole.position, whole.results);
  const settled = { ...whole, position: afterRevolts(variant, shared, revolts) };
  const next = withServices(variant, nextState(variant, withCapitals(state, revolts), settled));
  const left = survivors(variant, next);
  const gone = survivors(variant, state).filter(power => !left.includes(power));
  const called = next.called?.filter(power => !state.called?.includes(power)) ?? [];
  return {
    state: next,
    report: {
      ...reportOn(variant, state, settled),
      ...(variant.battles ? { conquered: gone } : { eliminated: gone }),
      ...(called.length > 0 && { called }),
      ...(revolts.length > 0 && { revolts: [...revolts] }),
      ...told,
    },
  };
}

/**
 * Adds how many powers voted for the order or, if no vote carried, the highest number that agreed. Never adds who they were or how many
 * units they have: the units could identify them.
 */
function withVotes(variant: Variant, { voting, behind, most }: CountedVotes, result: OrderResult): OrderResult {
  if (!voting.voted.has(result.power)) return result;
  const count = behind(result.power, result.order);
  if (count) return { ...result, behind: { powers: count.powers } };
  const powers = most(result.order);
  return { ...result, short: { powers, of: shortOf(variant, voting, { powers }) } };
}

function reportOn(variant: Variant, state: State, { results, position, captured, votes, virtual }: Told): Report {
  return {
    kind: 'diplomacy',
    variant: variant.id,
    phase: state.phase,
    turn: state.turn,
    before: state.position,
    orders: votes ? results.map(result => withVotes(variant, votes, result)) : results,
    after: position,
    captured: captured ?? [],
    eliminated: [],
    ...(votes && { voting: { voted: [...votes.voting.voted], whole: { powers: votes.voting.whole.powers } } }),
    ...unbuiltIn(variant, state, votes),
    ...(virtual && { virtual }),
    ...(state.terms && { terms: state.terms }),
    ...(state.capitals && { capitals: state.capitals }),
    ...(state.services && { services: state.services }),
  };
}
/** Powers that build less than they could because a vote did not carry. */
function unbuiltIn(variant: Variant, state: State, votes: CountedVotes | undefined): Pick<Report, 'unbuilt'> {
  if (!votes || state.phase !== 'adjustments') return {};
  const unbuilt = [...votes.voting.voted].flatMap(power => {
    const built = votes.given.filter(({ of, order }) => of === power && order.kind === 'build').length;
    const powers = votes.mostInVain(power);
    if (powers === 0 || allowanceOf(variant, state, power).builds <= built) return [];
    return [{ power, short: { powers, of: shortOf(variant, votes.voting, { powers }) } }];
  });
  return unbuilt.length > 0 ? { unbuilt } : {};
}
type Told = Pick<Resolved, 'results' | 'position' | 'captured' | 'votes'> & { readonly virtual?: Resolved['virtual'] | undefined };

function nextState(variant: Variant, state: State, { position, captured }: Resolved): State {
  const moved: State = { ...state, ...nextMoment(variant, state), position };
  const winner = captured ? winnerOf(variant, moved) : undefined;
  const called = captured ? calledPowers(variant, moved) : [];
  return {
    ...moved,
    ...(winner !== undefined && { winner }),
    ...(called.length > 0 && { called }),
    ...(choosesCapitals(variant) && state.phase === 'placement' && { capitals: chosenCapitals(variant, position) }),
    ...(remembersWinters(variant) && state.phase === 'adjustments' && { mostCentres: mostCentresNow(state) }),
  };
}

const choosesCapitals = ({ board }: Variant): boolean => board.powers.some(power => power.cities);
const remembersWinters = ({ rules }: Variant): boolean => rules.some(rule => rule.needsMostCentres);

const mostCentresNow = ({ powers, position, mostCentres }: State): Readonly<Record<PowerId, number>> =>
  Object.fromEntries(powers.map(power => [power, Math.max(mostCentres?.[power] ?? 0, centresOf(position, power))]));

/** Drops filed orders that are no longer legal, such as votes on a power that has got a player since. */
function stillLegal(variant: Variant, state: State, submissions: Submissions): ReadonlyMap<PowerId, readonly WrittenOrder[]> {
  const writing = orderEntry(variant, state);
  const kept = (power: PowerId, orders: readonly WrittenOrder[]): readonly WrittenOrder[] =>
    orders.reduce<readonly WrittenOrder[]>(
      (before, order) => (writing.faultOf(power, order) ? before : writing.overlay(power, before, order).orders),
      [],
    );
  return byNation(variant.board, new Map([...submissions].map(([power, { orders }]) => [power, kept(power, orders)])));
}
