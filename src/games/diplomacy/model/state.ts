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

/** What was agreed before the first turn: the host's options, and the powers in play. */
export const terms = z.object({ options: z.record(z.string(), z.unknown()), powers: z.array(z.string()).readonly() });
export type Terms = Readonly<z.infer<typeof terms>>;

/** Phases within a movement phase: battle lists are due, then reports of battles on tables. */
export const battleStage = z.enum(['lists', 'battles']);

/** A movement phase whose battles are pending: its orders, and how far the battles have got. */
export const fight = z.object({
  stage: battleStage,
  orders: z.record(z.string(), z.array(writtenOrder).readonly()).readonly(),
  /** Set once the lists are in. */
  lists: z.array(battleList).readonly().optional(),
  grants: battleGrants.optional(),
  /** Battles decided so far. */
  fought: z.array(decidedBattle).readonly().optional(),
  /** Battles on tables with conflicting reports. While `checking`, their reporters may correct them; afterwards others decide. */
  disputed: z.array(z.string()).readonly().optional(),
  checking: z.literal(true).optional(),
  /** What was reported on those battles. States of earlier versions lack it. */
  claims: z.array(battleClaim).readonly().optional(),
});
export type Fight = Readonly<z.infer<typeof fight>>;

/** A match of Diplomacy between two phases, complete. Stored as it is. */
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
  /** Those without a player, kept only if a rule needs it. */
  vacant: z.array(z.string()).readonly().optional(),
  /** Powers called in whose seat is still open. */
  called: z.array(z.string()).readonly().optional(),
  /** The most centres each power had in any winter, kept only if a rule needs it. */
  mostCentres: z.record(z.string(), z.number().int()).readonly().optional(),
  /** How decisive battles are judged, in games that have them. */
  battleTerms: battleTerms.optional(),
  /** Source of the draws of battles; in no view. */
  secret: z.string().optional(),
  fight: fight.optional(),
  /** What players declare and refuse if they send no list. */
  wishes: z.record(z.string(), z.array(battleStatement).readonly()).readonly().optional(),
  /** Whom conquered players fight for. */
  services: z.record(z.string(), service).readonly().optional(),
  /** In games with options: what was agreed. */
  terms: terms.optional(),
  /** Capitals other than the board's: chosen, or claimed by a revolt. */
  capitals: z.record(z.string(), z.string()).readonly().optional(),
  /** Units that powers began with, where the board says otherwise. */
  began: z.record(z.string(), z.number().int()).readonly().optional(),
});
export type State = Readonly<z.infer<typeof state>>;

/** What orders, allowances and votes are judged against. */
export type Situation = Pick<State, 'turn' | 'phase' | 'position' | 'powers' | 'vacant' | 'mostCentres' | 'capitals' | 'began'>;

export const submission = z.object({
  orders: z.array(writtenOrder).readonly(),
  /** Statements beside the orders, about battles and service. */
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
}

/** What resolving a movement phase needs. */
export type MovementSituation = Pick<Situation, 'position' | 'turn' | 'capitals'>;
