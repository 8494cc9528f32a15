import { z } from 'zod';
import { position, turn } from '../board/position.js';
import { battle } from './battle/battle.js';
import { battleClaim } from './battle/battleClaim.js';
import { battleGrants } from './battle/battleGrants.js';
import { decidedBattle } from './battle/decidedBattle.js';
import { declaration } from './battle/declaration.js';
import { service } from './battle/service.js';
import { dislodgement, outcome } from './outcome.js';
import { battleStage, phaseKind, terms } from './state.js';
import { virtualResult } from './virtualResult.js';
import { writtenOrder } from './writtenOrder.js';

/** Of how many powers, and of how many units never: from those one could work out who voted. Reports of earlier versions had them. */
const weight = z.object({ powers: z.number().int() });

/** What came of the lists, and the battles of a turn. */
export const war = battleGrants.extend({
  /** As they are drawn up; those that are over with their outcome. */
  battles: z.array(z.union([decidedBattle, battle])).readonly(),
  /** What Sepoys got that no list gave them. */
  given: z.array(z.object({ power: z.string(), sepoy: z.string(), at: z.string() })).readonly(),
  /** What became of units that came back to the place of a battle. */
  dependent: z.enum(['dislodge', 'join', 'schedule']),
  /** Who reported what of battles on which the reports differ. */
  claims: z.array(battleClaim).readonly().optional(),
  /** Losers may be destroyed for good. */
  cataclysmic: z.literal(true).optional(),
  /** The 32 bytes they were drawn with. */
  draw: z.string().optional(),
});
export type BattlesReport = Readonly<z.infer<typeof war>>;

/** What everybody may read when a phase has closed. Tells the whole phase: a picture needs nothing else. */
export const report = z.object({
  kind: z.literal('diplomacy'),
  variant: z.string(),
  phase: phaseKind,
  /** It tells of the lists, or of battles on tables. */
  stage: battleStage.optional(),
  turn,
  before: position,
  orders: z
    .array(
      z.object({
        power: z.string(),
        order: writtenOrder,
        /** False: nobody wrote it; the unit held, disbanded, was removed by the rules or placed by lot. */
        written: z.boolean(),
        /** Voted: so many powers wrote it, and they had enough units. */
        behind: weight.optional(),
        /** No vote carried: so many powers at most wrote the same for the unit, and what they were short of. */
        short: weight.extend({ of: z.enum(['powers', 'units']) }).optional(),
        success: z.boolean(),
        /** What became of the order … */
        outcome,
        /** … and of the unit: a move may bounce, a support be cut, and its unit be dislodged. */
        dislodged: dislodgement.optional(),
        /** A rule let it withstand with more, in whatever it did. */
        bonus: z.object({ by: z.number(), because: z.string() }).optional(),
        /** The places of the battle that decided it. */
        battle: z.array(z.string()).readonly().optional(),
        /** It was lost in a cataclysm, and is gone for good. */
        destroyed: z.boolean().optional(),
        /** The fleet became an army, whatever came of its order. */
        reverted: z.boolean().optional(),
      }),
    )
    .readonly(),
  after: position,
  /** Centres that changed hands. */
  captured: z.array(z.object({ centre: z.string(), from: z.string().optional(), to: z.string() })).readonly(),
  /** Powers without a unit or a centre from now on. */
  eliminated: z.array(z.string()).readonly(),
  /** The powers whose units were ordered by vote, and all who could vote. */
  voting: z.object({ voted: z.array(z.string()).readonly(), whole: weight }).optional(),
  /** Powers called in: their seats are open to newcomers. */
  called: z.array(z.string()).readonly().optional(),
  /** Battles may change it: what may be declared, and of battles that are drawn the SHA-256 of the draw. */
  provisional: z.object({ mayDeclare: z.array(declaration).readonly(), seal: z.string().optional() }).optional(),
  /** In winter: powers that nobody plays and that might have built more, if the votes for it had carried. */
  unbuilt: z
    .array(z.object({ power: z.string(), short: weight.extend({ of: z.enum(['powers', 'units']) }) }))
    .readonly()
    .optional(),
  war: war.optional(),
  /** Players without a unit or a centre, who may fight for others from now on. */
  conquered: z.array(z.string()).readonly().optional(),
  /** Whom conquered players fight for from now on. */
  services: z.record(z.string(), service).readonly().optional(),
  /** Sepoys that made themselves independent. */
  revolts: z
    .array(z.object({ power: z.string(), duchy: z.string().optional(), master: z.string(), type: z.enum(['A', 'F']), at: z.string() }))
    .readonly()
    .optional(),
  /** What the virtual armies came to that took part. */
  virtual: z.array(virtualResult).readonly().optional(),
  /** Of a game that offers a choice: what was chosen. */
  terms: terms.optional(),
  /** Capitals that were not those of the board. */
  capitals: z.record(z.string(), z.string()).readonly().optional(),
});
export type Report = Readonly<z.infer<typeof report>>;
export type OrderResult = Report['orders'][number];
