import type { Game, Opening, Seat } from '../../game.js';
import { survivors } from '../adjudication/survival.js';
import { battlesOnTables, battlesToTell } from '../battles/battleCards.js';
import { battleSheet } from '../battles/battleTopics.js';
import { disputesIn } from '../battles/battleWaiting.js';
import { newlyServing } from '../battles/services.js';
import type { PowerId } from '../board/location.js';
import { applyCorrections } from '../correction/applyCorrections.js';
import type { CorrectionFault } from '../correction/correctionFault.js';
import { stateFlaw } from '../correction/stateFlaw.js';
import { statementKey } from '../model/battle/battleStatement.js';
import { isInOneTheatre } from '../model/busiestTheatre.js';
import { type Report, report } from '../model/report.js';
import { type DiplomacyView, type State, type Submission, state, submission } from '../model/state.js';
import { type CalendarPhase, dealtPowers, type Variant, variantFor } from '../model/variant.js';
import { diplomacyOpponents } from '../opponents/diplomacyOpponents.js';
import { allowanceOf } from '../orders/allowance.js';
import { orderKey } from '../orders/orderFault.js';
import { advancePhase } from '../phases/advancePhase.js';
import { asksWhoSits, attend } from '../phases/attendance.js';
import { awaits } from '../phases/awaits.js';
import { isAgreed } from '../phases/battlePhases.js';
import { placedByRule } from '../phases/placement.js';
import { diplomacyReview } from '../review/diplomacyReview.js';
import { endingOf } from './endingOf.js';
import { settingsOf } from './matchSettings.js';
import { openState, seatOf, seatsFor } from './openState.js';
import { outcomesOf } from './outcomesOf.js';
import { phaseNow } from './phaseNow.js';
import { pickingOf } from './pickingOf.js';
import { hasSameMap, isQuiet, isUnchanged } from './quietReports.js';
import { readSheet } from './readSheet.js';
import { sheetOf, topicsIn } from './seatTopics.js';
import { stakesOf } from './stakesOf.js';
import { neutralsOf, standingsOf } from './standingsOf.js';

export type Diplomacy = Game<State, Submission, Report, DiplomacyView>;

/** Makes a variant into a game. If the variant offers choices, each match is played with the variant record that its options produce. */
export function diplomacy(offered: Variant): Diplomacy {
  const { board, choices } = offered;
  const of: Played = ({ terms }) => variantFor(offered, terms);
  return {
    id: offered.id,
    title: offered.title,
    credit: board.file.credit,
    phaseKinds: [...kindsIn(offered, c => !c.once), ...(offered.battles ? BATTLE_PHASES : [])],
    openingKinds: kindsIn(offered, c => c.once === true),
    state,
    submission,
    report,
    ...settingsOf(offered),
    ...(offered.changes && { changes: offered.changes }),
    ...(choices?.readStart && { readStart: choices.readStart }),
    players: choices?.players ?? { least: 1, most: dealtPowers(offered).length },
    seats: (players, options = {}) => seatsFor(offered, players, options),
    ...(choices && { tables: choices.tables }),
    open: opening => openState(offered, opening),
    phase: now => phaseNow(of(now), now),
    read: (now, seat, text, onFile, language, helped) => readSheet(of(now), now, seat, text, onFile, language, helped),
    clear: ({ orders, said }, key) => ({
      orders: orders.filter(order => orderKey(order) !== key),
      ...(said && { said: said.filter(one => statementKey(one) !== key) }),
    }),
    filedKeys: ({ orders, said = [] }) => [...orders.map(orderKey), ...said.map(statementKey)],
    sheet: (now, seat, onFile, language) => [
      ...(now.fight ? [] : sheetOf(of(now), now, seat, onFile, language)),
      ...battleSheet(of(now), now, seat, onFile?.said ?? [], language),
    ],
    options: (now, seat, language) => topicsIn(of(now), now, seat, language),
    due: (now, seat) => dueTo(of(now), now, seat),
    advance: (now, submissions) => advancePhase(of(now), now, submissions),
    tried: ({ orders, unbuilt: _, ...told }) => ({ ...told, orders: orders.map(({ behind: _, short: __, ...order }) => order) }),
    opponents: diplomacyOpponents(offered),
    review: diplomacyReview(offered),
    view: now => viewOf(offered, now),
    correct: (now, text, language) => applyCorrections(of(now), now, text, language),
    published,
    withChance,
    flaw: (now): CorrectionFault | undefined => (now.variant === offered.id ? stateFlaw(of(now), now) : { code: 'other-variant' }),
    inPlay: now => (offered.battles ? now.powers : survivors(of(now), now)),
    standings: now => standingsOf(of(now), now),
    ...(offered.rules.some(rule => rule.notes) && {
      notes: (now: State) => of(now).rules.flatMap(rule => rule.notes?.(now, board) ?? []),
    }),
    eliminates: ({ eliminated, conquered = [] }) => [...eliminated, ...conquered],
    outcomes: (now, told) => outcomesOf(of(now), told),
    quiet: isQuiet,
    changesOwners: ({ captured }) => captured.length > 0,
    isInOnePart: told => isInOneTheatre(of(told).board.file, told),
    stakes: (now, seat, submission) => stakesOf(of(now), now, seat, submission?.said),
    ending: now => endingOf(of(now), now),
    ...(offered.battles && battleHooks(of)),
    ...(placesUnits(offered) && placementHooks(of)),
    ...(asksWhoSits(offered) && attendanceHooks(offered, of)),
  };
}

/** The variant that a match plays: the one on offer, as its options make it. */
type Played = (state: Pick<State, 'terms'>) => Variant;

/** What a game has besides if battles are fought in it. */
const battleHooks = (of: Played) =>
  ({
    sealed: true,
    leaves: (before, { war }) => battlesToTell(of(before), before, war),
    openLeaves: now => battlesOnTables(of(now), now),
    restsOnSecrets: ({ fight }) => fight?.stage === 'battles',
    disputes: now => disputesIn(of(now), now),
    settled: (now, sent) => now.fight !== undefined && isAgreed(of(now), now, now.fight, sent),
    unchanged: isUnchanged,
    hasSameMap,
    concerned: ({ conquered = [] }, before, now) => [...conquered, ...newlyServing(before.services, now.services)],
  }) satisfies Partial<Diplomacy>;

/** What a game has besides if units are placed before the first turn. */
const placementHooks = (of: Played) =>
  ({
    incomplete: (now, sent) => incomplete(of(now), now, sent),
    picking: (now, seat, onFile, language) => pickingOf(of(now), now, seat, onFile, language),
  }) satisfies Partial<Diplomacy>;

/** What a game has besides if its rules depend on which powers have players. */
const attendanceHooks = (offered: Variant, of: Played) =>
  ({
    votes: true,
    attend,
    called: now => calledIn(offered, now),
    openSeats: ({ called = [] }) => called,
    seating: (now, seats) => attend(now, { seats, vacant: now.vacant ?? [] }),
    neutrals: now => neutralsOf(of(now), now),
  }) satisfies Partial<Diplomacy>;

/** What everybody may see. */
const viewOf = (
  { id, board }: Variant,
  { powers, turn, phase, position, terms, services, capitals, vacant, mostCentres, began, fight }: State,
): DiplomacyView => ({
  kind: 'diplomacy',
  variant: id,
  board: board.file.id,
  powers,
  turn,
  phase,
  position,
  ...(terms && { terms }),
  ...(services && { services }),
  ...(capitals && { capitals }),
  ...(vacant && { vacant }),
  ...(mostCentres && { mostCentres }),
  ...(began && { began }),
  ...(fight && { stage: fight.stage }),
});

/** The state without its chance, secret and wishes. Of pending battles only the stage and the orders are kept. */
const published = ({ secret: _, wishes: __, fight, ...state }: State): State => ({
  ...state,
  seed: 0,
  ...(fight && { fight: { stage: fight.stage, orders: fight.orders } }),
});

const withChance = (state: State, { seed, secret }: Pick<Opening, 'seed' | 'secret'>): State => ({
  ...state,
  seed,
  ...(secret !== undefined && { secret }),
});

/** The phases of battles within a movement phase. */
const BATTLE_PHASES = ['lists', 'battles'] as const;

const calledIn = ({ board }: Variant, { called = [], powers }: State): readonly Seat[] =>
  board.powers.filter(p => p.neutral && (called.includes(p.id) || powers.includes(p.id))).map(seatOf);

const kindsIn = ({ calendar }: Variant, which: (phase: CalendarPhase) => boolean): readonly string[] => [
  ...new Set(calendar.filter(which).map(c => c.phase)),
];
const placesUnits = ({ calendar }: Variant): boolean => calendar.some(c => c.phase === 'placement');

type Submissions = ReadonlyMap<PowerId, Submission>;

/** The powers that have not placed all their units and for which no rule places any. Their missing units would be drawn by lot. */
function incomplete(variant: Variant, now: State, sent: Submissions): readonly PowerId[] {
  if (now.phase !== 'placement') return [];
  const isMissing = (power: PowerId): boolean => (sent.get(power)?.orders.length ?? 0) < allowanceOf(variant, now, power).builds;
  return awaits(variant, now).filter(power => isMissing(power) && placedByRule(variant, power).length === 0);
}

/**
 * The number of builds or removals due from a power in winter, or of placements before the first turn. Undefined in other phases, where
 * each unit has its own order.
 */
function dueTo(variant: Variant, now: State, power: PowerId): number | undefined {
  if (now.phase !== 'adjustments' && now.phase !== 'placement') return undefined;
  const { builds, removals } = allowanceOf(variant, now, power);
  return Math.max(builds, removals);
}
