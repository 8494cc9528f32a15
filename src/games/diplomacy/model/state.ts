import { z } from 'zod';
import { position, turn } from '../board/position.js';
import { battleClaim } from './battle/battleClaim.js';
import { battleGrants } from './battle/battleGrants.js';
import { battleList } from './battle/battleList.js';
import { battleStatement } from './battle/battleStatement.js';
import { battleTerms } from './battle/battleTerms.js';
import { decidedBattle } from './battle/decidedBattle.js';
import { service } from './battle/service.js';
import { writtenOrder } from './writtenOrder.js';

export const phaseKind = z.enum(['placement', 'movement', 'retreats', 'adjustments']);
export type PhaseKind = z.infer<typeof phaseKind>;

/** What was fixed before the first turn: the host's options, and the powers in play. */
export const terms = z.object({ options: z.record(z.string(), z.unknown()), powers: z.array(z.string()).readonly() });
export type Terms = Readonly<z.infer<typeof terms>>;

/** Phases within a movement phase: `lists` while battle lists are due, then `battles` while reports of tabletop battles are due. */
export const battleStage = z.enum(['lists', 'battles']);

/** A movement phase whose battles are pending: its orders, and the progress of its battles. */
export const fight = z.object({
  stage: battleStage,
  orders: z.record(z.string(), z.array(writtenOrder).readonly()).readonly(),
  /** Set once the lists are in. */
  lists: z.array(battleList).readonly().optional(),
  grants: battleGrants.optional(),
  /** Battles decided so far. */
  fought: z.array(decidedBattle).readonly().optional(),
  /**
   * Tabletop battles with conflicting reports. While `checking`, their commanders may correct their reports; afterwards others decide, from
   * the host's seat.
   */
  disputed: z.array(z.string()).readonly().optional(),
  checking: z.literal(true).optional(),
  /** Reports of those battles. Absent in states of earlier versions. */
  claims: z.array(battleClaim).readonly().optional(),
});
export type Fight = Readonly<z.infer<typeof fight>>;

/** The complete state of a match of Diplomacy between two phases. Stored as it is. */
export const state = z.object({
  format: z.literal(1),
  variant: z.string(),
  seed: z.number().int(),
  /** Powers with a seat, taken or vacant. */
  powers: z.array(z.string()).readonly(),
  turn,
  phase: phaseKind,
  position,
  winner: z.string().optional(),
  /** Seats without a player. Kept only if a rule needs it. */
  vacant: z.array(z.string()).readonly().optional(),
  /** Powers called in whose seat is still open. */
  called: z.array(z.string()).readonly().optional(),
  /** The most centres each power had in any winter. Kept only if a rule needs it. */
  mostCentres: z.record(z.string(), z.number().int()).readonly().optional(),
  /** How decisive battles are judged, in games that have them. */
  battleTerms: battleTerms.optional(),
  /** Secret that battles are drawn from. Not part of any view. */
  secret: z.string().optional(),
  fight: fight.optional(),
  /** Standing wishes by seat: what it declares, whom it refuses and whom it favours unless its list says otherwise. */
  wishes: z.record(z.string(), z.array(battleStatement).readonly()).readonly().optional(),
  /** Whom conquered players fight for. */
  services: z.record(z.string(), service).readonly().optional(),
  /** In games with options: what was fixed before the first turn. */
  terms: terms.optional(),
  /** Capitals other than the board's: chosen, or claimed by a revolt. */
  capitals: z.record(z.string(), z.string()).readonly().optional(),
  /** Number of units that each power began with, if not as on the board. */
  began: z.record(z.string(), z.number().int()).readonly().optional(),
});
export type State = Readonly<z.infer<typeof state>>;

/** The part of the state that orders, allowances and votes are judged against. */
export type Situation = Pick<State, 'turn' | 'phase' | 'position' | 'powers' | 'vacant' | 'mostCentres' | 'capitals' | 'began'>;

export const submission = z.object({
  orders: z.array(writtenOrder).readonly(),
  /** Statements about battles and service, in addition to the orders. */
  said: z.array(battleStatement).readonly().optional(),
});
export type Submission = Readonly<z.infer<typeof submission>>;

/** What everybody may see; no seat sees more. */
export interface DiplomacyView {
  readonly kind: 'diplomacy';
  readonly variant: string;
  readonly board: string;
  readonly powers: readonly string[];
  readonly turn: State['turn'];
  readonly phase: PhaseKind;
  readonly position: State['position'];
  readonly services?: State['services'];
  readonly terms?: Terms;
  readonly capitals?: State['capitals'];
  readonly vacant?: State['vacant'];
  readonly mostCentres?: State['mostCentres'];
  readonly began?: State['began'];
  /** Set while the battles of a movement phase are pending. */
  readonly stage?: Fight['stage'];
}

/** The part of the situation needed to resolve a movement phase. */
export type MovementSituation = Pick<Situation, 'position' | 'turn' | 'capitals'>;
