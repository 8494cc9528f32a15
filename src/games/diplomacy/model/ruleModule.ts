import type { Fault } from '../../game.js';
import type { Board } from '../board/board.js';
import type { Location, PowerId, ProvinceId } from '../board/location.js';
import type { Position, Turn, Unit, UnitType } from '../board/position.js';
import type { BasicOrder, ConvoyOrder, MoveOrder } from './basicOrder.js';
import type { Outcome } from './outcome.js';
import type { Situation } from './state.js';
import type { OrderKind, UnitOrder, WrittenOrder } from './writtenOrder.js';

/** Fixed before any order is resolved: the start of the turn. */
export interface TurnFacts {
  readonly board: Board;
  readonly units: readonly Unit[];
  readonly season: Turn['season'];
  /** Who controls each centre. */
  readonly centres: Position['centres'];
  readonly capitals: Capitals;
  unitAt(province: ProvinceId): Unit | undefined;
  /** Nobody plays the power; others order its units by vote. */
  isVoted(power: PowerId): boolean;
}

/** The capitals of powers, as far as they are not those of the board: chosen, or claimed. */
export type Capitals = Readonly<Record<PowerId, ProvinceId>>;

/** A change of a strength by a rule. With `whileGiven` it applies only while one of these supports still counts. */
export interface AttackModifier {
  readonly by: number;
  readonly because: string;
  readonly whileGiven?: readonly BasicOrder[];
}

/** One resolution of all orders, from which a rule may ask for another. */
export interface Round {
  readonly facts: TurnFacts;
  /** What players wrote, by the province of the unit; only orders that are legal. */
  readonly written: ReadonlyMap<ProvinceId, WrittenOrder>;
  moved(from: ProvinceId): boolean;
  dislodged(at: ProvinceId): boolean;
  /** All units that were dislodged, in the order of the position. */
  losses(): readonly Unit[];
  /** Where the dislodged unit of a province could retreat to. */
  retreats(at: ProvinceId): readonly Location[];
  /** The unit in a province after all orders; units laid down as gone off the board are nowhere. */
  standsIn(at: ProvinceId): Unit | undefined;
  /** Whether a unit of another power bounced in a province. */
  repels(at: ProvinceId, power: PowerId): boolean;
}

/**
 * Lays down that the unit of a province leaves it or stays, whatever the equations would say; that its move has a path or none; or
 * that it withstands with more: against what would dislodge it, and in nothing else.
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

/** What a rule does to one unit when all is resolved. */
export interface Aftermath {
  readonly at: ProvinceId;
  readonly outcome: Outcome;
  readonly success: boolean;
  /** Where the unit stands and what it is now; dislodged units cannot be placed. */
  readonly unit?: Unit;
}

/**
 * A rule that a variant adds, as pure hooks; all are optional. How modules combine: `undefined` is no opinion; own strength
 * is the greatest offered; changes add up; a passage is granted if any grants it; a build is refused if any refuses it;
 * build sites add up; a fleet may convoy if any allows it; a convoy is broken, a vote carries if any says so; of allowances and of survival at most one module speaks for a power.
 * No rule has priority over another.
 */
export interface RuleModule {
  readonly id: string;
  /** The orders it adds to the game. */
  readonly orderKinds?: readonly OrderKind[];
  /** Every order of those kinds that is legal for a unit: the whole of its legality. */
  readonly legalOrders?: (unit: Unit, board: Board) => readonly UnitOrder[];
  /** What an order of those kinds is to the adjudicator. */
  readonly asBasicOrder?: (order: WrittenOrder, unit: Unit) => BasicOrder | undefined;
  /** The type a unit takes to move to, support into or retreat to a place, where it could not go as it is. */
  readonly reachesAs?: (unit: Unit, to: Location, board: Board) => UnitType | undefined;
  /** The only units it says that of, where it is not asked about others. */
  readonly reachesAsType?: UnitType;
  /** What a unit brings itself: 1 where no rule says more. `hold`: whatever withstands dislodgement. */
  readonly ownStrength?: (order: BasicOrder, as: 'attack' | 'support' | 'hold', facts: TurnFacts) => number | undefined;
  /** The only power of whose units it says that, where it is not asked about others. */
  readonly ownStrengthPower?: PowerId;
  /** A change of an attack; `supports` are those that were ordered for it. Never lower for more support. */
  readonly attackModifier?: (move: MoveOrder, supports: readonly BasicOrder[], facts: TurnFacts) => AttackModifier | undefined;
  /** A change of what a unit that is not ordered to move withstands with where it stays; `at` its province. Virtual armies too. */
  readonly holdModifier?: (order: BasicOrder, at: ProvinceId, facts: TurnFacts) => HoldModifier | undefined;
  /** What virtual armies do, whom nobody orders: a hold guards the place it is called after, a move comes there from off the board. */
  readonly virtualOrders?: (facts: TurnFacts) => readonly BasicOrder[];
  /** Whether a fleet may carry armies where it stands; where no rule speaks, at sea alone. */
  readonly mayConvoy?: (fleet: Unit, board: Board) => boolean | undefined;
  /** Whether a move into the province of a fleet that convoys breaks the convoy, whatever becomes of the move. */
  readonly breaksConvoy?: (attack: MoveOrder, carrier: ConvoyOrder, board: Board) => boolean;
  /** Asked before the first round (no round) and after each; new amendments resolve everything again. Changes its mind one way only. */
  readonly amend?: (
    round: Round | undefined,
    written: ReadonlyMap<ProvinceId, WrittenOrder>,
    sofar: readonly Amendment[],
  ) => readonly Amendment[];
  readonly afterMovement?: (round: Round) => { readonly units: readonly Aftermath[]; readonly contested: readonly ProvinceId[] };
  /** More centres in which a power may build, if it owns them and they are vacant. */
  readonly buildSites?: (power: PowerId, situation: Situation, board: Board) => readonly ProvinceId[];
  readonly mayBuild?: (type: UnitType) => boolean | undefined;
  /** What a power may or must do in winter, or place before the first turn; where no rule speaks, one unit a centre. */
  readonly allowance?: (power: PowerId, situation: Situation, board: Board) => BuildAllowance | undefined;
  /** What is placed before the first turn for a power that placed nothing; where no rule speaks, the lot decides. */
  readonly defaultPlacement?: (power: PowerId, board: Board) => UnitOrder | undefined;
  /** What everybody may know of a situation beyond positions, as codes for sentences: how an allowance is worked out. */
  readonly notes?: (situation: Situation, board: Board) => readonly Fault[];
  /** It asks how many centres a power had in earlier winters: the state keeps that. */
  readonly needsMostCentres?: true;
  /** Whether a power is still in the game; where no rule speaks, it is with a unit or a centre. */
  readonly survives?: (power: PowerId, situation: Situation) => boolean | undefined;
  /** The powers that nobody plays, whose units do what several others agree on. */
  readonly orderedByVote?: (situation: Situation, board: Board) => readonly PowerId[];
  /** Whether so many are enough for an order to be given, out of all who may vote. */
  readonly voteCarries?: (behind: VoteWeight, all: VoteWeight) => boolean;
  /** Of those powers the ones that are called in when centres have changed hands. */
  readonly callsIn?: (power: PowerId, position: Position) => boolean;
}

/** What a power may or must do in winter: at most one of the two is above 0. */
export interface BuildAllowance {
  readonly builds: number;
  readonly removals: number;
  /** So many of the builds are armies placed within the band, whoever owns what is there; the others stand in centres, once these are made. */
  readonly placements?: number;
  /** The builds stand in these alone, whoever controls them. */
  readonly sites?: readonly ProvinceId[];
}

/** A change by a rule of what a unit that stays withstands with. */
export interface HoldModifier {
  readonly by: number;
  readonly because: string;
}

/** So many powers, with so many units between them. */
export interface VoteWeight {
  readonly powers: number;
  readonly units: number;
}
