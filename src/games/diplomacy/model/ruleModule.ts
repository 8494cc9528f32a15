import type { Board } from '../board/board.js';
import type { Location, PowerId, ProvinceId } from '../board/location.js';
import type { Position, Turn, Unit, UnitType } from '../board/position.js';
import type { BasicOrder, ConvoyOrder, MoveOrder } from './basicOrder.js';
import type { Outcome } from './outcome.js';
import type { RuleNote } from './ruleNote.js';
import type { Situation } from './state.js';
import type { OrderKind, UnitOrder, WrittenOrder } from './writtenOrder.js';

/** The situation at the start of the turn, before any order is resolved. */
export interface TurnFacts {
  readonly board: Board;
  readonly units: readonly Unit[];
  readonly season: Turn['season'];
  /** Owner of each centre. */
  readonly centres: Position['centres'];
  readonly capitals: Capitals;
  unitAt(province: ProvinceId): Unit | undefined;
  /** The power has no player; the others vote on its orders. */
  isVoted(power: PowerId): boolean;
}

/** Capitals other than the board's: chosen, or claimed by a revolt. */
export type Capitals = Readonly<Record<PowerId, ProvinceId>>;

/** Changes an attack's strength; with `whileGiven` only while one of these supports still counts. */
export interface AttackModifier {
  readonly by: number;
  readonly because: string;
  readonly whileGiven?: readonly BasicOrder[];
}

/** One resolution of all orders. A rule may ask for another one. */
export interface Round {
  readonly facts: TurnFacts;
  /** Legal orders that players wrote, by the province of the unit. */
  readonly written: ReadonlyMap<ProvinceId, WrittenOrder>;
  moved(from: ProvinceId): boolean;
  dislodged(at: ProvinceId): boolean;
  /** Dislodged units, in the order of the position. */
  losses(): readonly Unit[];
  /** Where the dislodged unit of a province could retreat to. */
  retreats(at: ProvinceId): readonly Location[];
  /** The unit in a province after all orders; a unit that left the board is nowhere. */
  standsIn(at: ProvinceId): Unit | undefined;
  /** Whether a unit of another power bounced there. */
  repels(at: ProvinceId, power: PowerId): boolean;
}

/**
 * Fixes a decision whatever the equations say: that the unit of a province leaves or stays, or that its move has a path or not; or adds a
 * bonus to what it withstands dislodgement with, and to nothing else.
 */
export type Amendment = Departure | Passage | Bonus;
export interface Departure {
  readonly at: ProvinceId;
  readonly leaves: boolean;
}
export interface Passage {
  readonly at: ProvinceId;
  readonly passes: boolean;
}
export interface Bonus {
  readonly at: ProvinceId;
  readonly by: number;
  readonly because: string;
}

/** What a rule does to a unit after the resolution. */
export interface Aftermath {
  readonly at: ProvinceId;
  readonly outcome: Outcome;
  readonly success: boolean;
  /** Type and location of the unit afterwards. Not for dislodged units. */
  readonly unit?: Unit;
}

/**
 * A rule that a variant adds, as pure, optional hooks. How modules combine: undefined means no opinion; the greatest own strength counts;
 * modifiers add up; reaches are granted if any module grants them; builds are refused if any refuses them; build sites add up; a fleet
 * may convoy, a convoy is broken and a vote carries if any module says so; at most one module decides a power's allowance and survival.
 * No rule has priority.
 */
export interface RuleModule {
  readonly id: string;
  /** The kinds of order it adds. */
  readonly orderKinds?: readonly OrderKind[];
  /** Every legal order of those kinds for a unit; any other is illegal. */
  readonly legalOrders?: (unit: Unit, board: Board) => readonly UnitOrder[];
  /** What an order of those kinds means to the adjudicator. */
  readonly asBasicOrder?: (order: WrittenOrder, unit: Unit) => BasicOrder | undefined;
  /** The type a unit takes to move to, support into or retreat to a place it could not reach as it is. */
  readonly reachesAs?: (unit: Unit, to: Location, board: Board) => UnitType | undefined;
  /** Optimisation: `reachesAs` is called for units of this type only. */
  readonly reachesAsType?: UnitType;
  /** A unit's own strength, 1 if no rule says more. `hold`: against dislodgement, in whatever it does. */
  readonly ownStrength?: (order: BasicOrder, as: 'attack' | 'support' | 'hold', facts: TurnFacts) => number | undefined;
  /** Optimisation: `ownStrength` is called for units of this power only. */
  readonly ownStrengthPower?: PowerId;
  /** Changes an attack's strength. `supports`: all that were ordered for it. Must not lower the strength when support is added. */
  readonly attackModifier?: (move: MoveOrder, supports: readonly BasicOrder[], facts: TurnFacts) => AttackModifier | undefined;
  /** Changes what a unit not ordered to move withstands dislodgement with; `at`: its province. Also called for virtual armies. */
  readonly holdModifier?: (order: BasicOrder, at: ProvinceId, facts: TurnFacts) => HoldModifier | undefined;
  /** Orders of virtual armies, which no player orders: a hold guards the province it is named for, a move enters it from off the board. */
  readonly virtualOrders?: (facts: TurnFacts) => readonly BasicOrder[];
  /** Whether a fleet may convoy where it is; by default at sea only. */
  readonly mayConvoy?: (fleet: Unit, board: Board) => boolean | undefined;
  /** Whether a move into a convoying fleet's province breaks the convoy, even if the move fails. */
  readonly breaksConvoy?: (attack: MoveOrder, carrier: ConvoyOrder, board: Board) => boolean;
  /**
   * Called before the first round (round undefined) and after each; new amendments cause another round. Monotonic: adds amendments, never
   * withdraws any.
   */
  readonly amend?: (
    round: Round | undefined,
    written: ReadonlyMap<ProvinceId, WrittenOrder>,
    sofar: readonly Amendment[],
  ) => readonly Amendment[];
  readonly afterMovement?: (round: Round) => { readonly units: readonly Aftermath[]; readonly contested: readonly ProvinceId[] };
  /** More centres in which a power may build, if it owns them and they are vacant. */
  readonly buildSites?: (power: PowerId, situation: Situation, board: Board) => readonly ProvinceId[];
  readonly mayBuild?: (type: UnitType) => boolean | undefined;
  /** What a power may build or must remove in winter, or may place before the first turn; by default one unit per centre. */
  readonly allowance?: (power: PowerId, situation: Situation, board: Board) => BuildAllowance | undefined;
  /** What is placed before the first turn for a power that placed nothing; by default drawn by lot. */
  readonly defaultPlacement?: (power: PowerId, board: Board) => UnitOrder | undefined;
  /** Public facts beyond the position, as codes: how an allowance is computed. */
  readonly notes?: (situation: Situation, board: Board) => readonly RuleNote[];
  /** The state keeps the most centres each power had in earlier winters. */
  readonly needsMostCentres?: true;
  /** Whether a power is still in the game; by default if it has a unit or a centre. */
  readonly survives?: (power: PowerId, situation: Situation) => boolean | undefined;
  /** Powers without a player whose units do what the others vote for. */
  readonly orderedByVote?: (situation: Situation, board: Board) => readonly PowerId[];
  /** Whether this many voters are enough, out of all who may vote. */
  readonly voteCarries?: (behind: VoteWeight, all: VoteWeight) => boolean;
  /** Whether such a power is called in (its seat offered) when centres change owners. */
  readonly callsIn?: (power: PowerId, position: Position) => boolean;
}

/** What a power may build or must remove in winter: at most one of the two is above 0. */
export interface BuildAllowance {
  readonly builds: number;
  readonly removals: number;
  /**
   * How many of the builds are armies placed within the band, whoever owns the place; only when these are made may the others be built in
   * centres.
   */
  readonly placements?: number;
  /** The only places for the builds, whoever owns them. */
  readonly sites?: readonly ProvinceId[];
}

/** Changes what a unit that stays withstands dislodgement with. */
export interface HoldModifier {
  readonly by: number;
  readonly because: string;
}

/** A number of powers and of their units. */
export interface VoteWeight {
  readonly powers: number;
  readonly units: number;
}
