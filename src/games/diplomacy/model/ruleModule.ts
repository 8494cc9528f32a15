import type { Board } from '../board/board.js';
import type { Location, PowerId, ProvinceId } from '../board/location.js';
import type { Position, Turn, Unit, UnitType } from '../board/position.js';
import type { BasicOrder, ConvoyOrder, MoveOrder } from './basicOrder.js';
import type { Outcome } from './outcome.js';
import type { RuleNote } from './ruleNote.js';
import type { Situation } from './state.js';
import type { OrderKind, OrderOf, UnitOrder, WrittenOrder } from './writtenOrder.js';

/** The situation at the start of the turn, before any order is resolved. */
export interface TurnFacts {
  readonly board: Board;
  readonly units: readonly Unit[];
  readonly season: Turn['season'];
  /** Owner of each centre. */
  readonly centres: Position['centres'];
  readonly capitals: Capitals;
  unitAt(province: ProvinceId): Unit | undefined;
  /** Whether the power has no player, so that the others vote on its orders. */
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

type OrdersOfKind = <K extends OrderKind>(kind: K) => readonly OrderOf<K>[];

/** One resolution of all orders, as rules see it. A rule may ask for another one by adding amendments. */
export interface Round {
  readonly facts: TurnFacts;
  /** Legal orders of a kind that players wrote, in the order of the position. */
  readonly written: OrdersOfKind;
  moved(from: ProvinceId): boolean;
  dislodged(at: ProvinceId): boolean;
  /** Dislodged units, in the order of the position. */
  losses(): readonly Unit[];
  /** Where the dislodged unit of a province could retreat to. */
  retreats(at: ProvinceId): readonly Location[];
  /** The unit in a province after all orders; a unit that left the board is nowhere. */
  standsIn(at: ProvinceId): Unit | undefined;
  /** Whether a unit of another power bounced there and no unit entered. */
  repels(at: ProvinceId, power: PowerId): boolean;
}

/**
 * Overrides the equations for the unit of a province: fixes that it leaves or stays, fixes that its move has a path or has none, or adds a
 * bonus to the strength with which it withstands being dislodged, and to no other strength.
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
  /** Type and location of the unit afterwards. Undefined for dislodged units. */
  readonly unit?: Unit;
}

/**
 * A rule that a variant adds, as pure, optional hooks. A hook that returns undefined has no opinion. Modules combine as follows: the
 * greatest own strength counts; modifiers add up; a reach is granted if any module grants it; a build is refused if any refuses it; build
 * sites add up; a fleet may convoy, a convoy is broken and a vote carries if any module says so; at most one module may decide a power's
 * allowance or survival. No rule has priority.
 */
export interface RuleModule {
  readonly id: string;
  /** The powers and provinces it was made with, by the names of its settings in a variant's folder. */
  readonly madeWith?: Readonly<Record<string, string | readonly string[]>>;
  /** Whether it is an ability that this power alone has, of which its player is told at the start. */
  readonly isAbilityOf?: (power: PowerId, board: Board) => boolean;
  /** The kinds of order it adds. */
  readonly orderKinds?: readonly OrderKind[];
  /** Every legal order of those kinds for a unit; any other is illegal. */
  readonly legalOrders?: (unit: Unit, board: Board) => readonly UnitOrder[];
  /** What an order of those kinds means to the adjudicator. */
  readonly asBasicOrder?: (order: WrittenOrder, unit: Unit) => BasicOrder | undefined;
  /** The type a unit takes to move to, support into or retreat to a place it could not reach as it is. */
  readonly reachesAs?: (unit: Unit, to: Location, board: Board) => UnitType | undefined;
  /** Optimisation: `reachesAs` returns undefined for all units of the other type, so it need not be called for them. */
  readonly reachesAsType?: UnitType;
  /** A unit's own strength; 1 if no rule says more. `hold`: its strength against being dislodged, whatever its order. */
  readonly ownStrength?: (order: BasicOrder, as: 'attack' | 'support' | 'hold', facts: TurnFacts) => number | undefined;
  /** Optimisation: `ownStrength` returns undefined for units of all other powers, so it need not be called for them. */
  readonly ownStrengthPower?: PowerId;
  /** Changes an attack's strength. `supports`: all supports ordered for it. One more support must never lower the strength. */
  readonly attackModifier?: (move: MoveOrder, supports: readonly BasicOrder[], facts: TurnFacts) => AttackModifier | undefined;
  /**
   * Changes the strength with which a unit that is not ordered to move withstands being dislodged. `at`: its province. Also called for
   * virtual armies.
   */
  readonly holdModifier?: (order: BasicOrder, at: ProvinceId, facts: TurnFacts) => HoldModifier | undefined;
  /**
   * Orders of virtual armies, which no player orders. A hold guards the province that the army is named after; a move enters it from off
   * the board.
   */
  readonly virtualOrders?: (facts: TurnFacts) => readonly BasicOrder[];
  /** Whether a fleet may convoy where it is; by default at sea only. */
  readonly mayConvoy?: (fleet: Unit, board: Board) => boolean | undefined;
  /** Whether a move into a convoying fleet's province breaks the convoy, even if the move fails. */
  readonly breaksConvoy?: (attack: MoveOrder, carrier: ConvoyOrder, board: Board) => boolean;
  /**
   * Called before the first round (with `round` undefined) and after each round. New amendments cause another round. Must be monotonic: it
   * adds amendments and never withdraws any.
   */
  readonly amend?: (round: Round | undefined, written: OrdersOfKind, sofar: readonly Amendment[]) => readonly Amendment[];
  readonly afterMovement?: (round: Round) => { readonly units: readonly Aftermath[]; readonly contested: readonly ProvinceId[] };
  /** Additional centres in which a power may build. Only those that it owns and that are vacant count. */
  readonly buildSites?: (power: PowerId, situation: Situation, board: Board) => readonly ProvinceId[];
  readonly mayBuild?: (type: UnitType) => boolean | undefined;
  /** What a power may build or must remove in winter, or may place before the first turn; by default one unit per centre. */
  readonly allowance?: (power: PowerId, situation: Situation, board: Board) => BuildAllowance | undefined;
  /** What is placed before the first turn for a power that placed nothing; by default drawn by lot. */
  readonly defaultPlacement?: (power: PowerId, board: Board) => UnitOrder | undefined;
  /** Public facts beyond the position, as codes: how an allowance is computed. */
  readonly notes?: (situation: Situation, board: Board) => readonly RuleNote[];
  /** Set if the state must keep the most centres that each power had in earlier winters. */
  readonly needsMostCentres?: true;
  /** Whether a power is still in the game; by default if it has a unit or a centre. */
  readonly survives?: (power: PowerId, situation: Situation) => boolean | undefined;
  /** Powers without a player, whose units do what the others vote for. */
  readonly orderedByVote?: (situation: Situation, board: Board) => readonly PowerId[];
  /** Whether this many voters are enough, out of all who may vote. */
  readonly voteCarries?: (behind: VoteWeight, all: VoteWeight) => boolean;
  /** Whether a power ordered by vote is called in (its seat is offered to newcomers) when centres change owners. */
  readonly opensSeat?: (power: PowerId, position: Position) => boolean;
}

/** What a power may build or must remove in winter: at most one of the two is above 0. */
export interface BuildAllowance {
  readonly builds: number;
  readonly removals: number;
  /**
   * How many of the builds are armies to be placed within the band, whoever owns the place. Only if all of these are made may the others be
   * built in centres.
   */
  readonly placements?: number;
  /** The only places for the builds, whoever owns them. */
  readonly sites?: readonly ProvinceId[];
}

/** A change of the strength with which a unit that stays withstands being dislodged. */
export interface HoldModifier {
  readonly by: number;
  readonly because: string;
}

/** A number of powers and of their units. */
export interface VoteWeight {
  readonly powers: number;
  readonly units: number;
}
