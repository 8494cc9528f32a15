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

/** What a table agreed on before the first turn, out of what its game offers: what the host chose, and the powers that are played. */
export const terms = z.object({ options: z.record(z.string(), z.unknown()), powers: z.array(z.string()).readonly() });
export type Terms = Readonly<z.infer<typeof terms>>;

/** Phases of hosting within a movement phase: lists are sent, battles that were fought on tables are reported. */
export const battleStage = z.enum(['lists', 'battles']);

/** A movement phase whose battles are to come: what was ordered, and how far the battles are. */
export const fight = z.object({
  stage: battleStage,
  orders: z.record(z.string(), z.array(writtenOrder).readonly()).readonly(),
  /** Once the lists are in. */
  lists: z.array(battleList).readonly().optional(),
  grants: battleGrants.optional(),
  /** What has been decided so far. */
  fought: z.array(decidedBattle).readonly().optional(),
  /** On tables: battles on which the reports differ. As long as that is checked, who reported may correct it; then others decide. */
  disputed: z.array(z.string()).readonly().optional(),
  checking: z.literal(true).optional(),
  /** What was reported of them; states of earlier versions do not have it. */
  claims: z.array(battleClaim).readonly().optional(),
});
export type Fight = Readonly<z.infer<typeof fight>>;

/** A match of Diplomacy between two phases, whole: what is stored is what is used. */
export const state = z.object({
  format: z.literal(1),
  variant: z.string(),
  seed: z.number().int(),
  /** The powers with a seat of their own, whoever sits there. */
  powers: z.array(z.string()).readonly(),
  turn,
  phase: phaseKind,
  position,
  winner: z.string().optional(),
  /** Of those powers the ones without a player, where a rule asks who has one. */
  vacant: z.array(z.string()).readonly().optional(),
  /** Powers whose seat is open to newcomers since they were called in; a call stands until somebody takes the seat. */
  called: z.array(z.string()).readonly().optional(),
  /** The most centres a power owned in any winter so far, where a rule asks. */
  mostCentres: z.record(z.string(), z.number().int()).readonly().optional(),
  /** How decisive battles are judged, in a game that has them. */
  battleTerms: battleTerms.optional(),
  /** What battles are drawn from; no view has it. */
  secret: z.string().optional(),
  fight: fight.optional(),
  /** What players would declare and refuse where they send no list. */
  wishes: z.record(z.string(), z.array(battleStatement).readonly()).readonly().optional(),
  /** Whom conquered players fight for. */
  services: z.record(z.string(), service).readonly().optional(),
  /** Of a game that offers a choice: what was chosen. */
  terms: terms.optional(),
  /** Capitals that are not those of the board: chosen, or claimed. */
  capitals: z.record(z.string(), z.string()).readonly().optional(),
  /** How many units powers began with, where it is not as many as the board gives them. */
  began: z.record(z.string(), z.number().int()).readonly().optional(),
});
export type State = Readonly<z.infer<typeof state>>;

/** What orders, allowances and votes are judged against. */
export type Situation = Pick<State, 'turn' | 'phase' | 'position' | 'powers' | 'vacant' | 'mostCentres' | 'capitals' | 'began'>;

export const submission = z.object({
  orders: z.array(writtenOrder).readonly(),
  /** What is said beside the orders, of battles and service. */
  said: z.array(battleStatement).readonly().optional(),
});
export type Submission = Readonly<z.infer<typeof submission>>;

/** What everybody may see; in Diplomacy no seat sees more. */
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

/** What a movement phase is resolved in. */
export type MovementSituation = Pick<Situation, 'position' | 'turn' | 'capitals'>;
