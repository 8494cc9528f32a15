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

/** A number of powers. Never also a number of units, which would reveal who voted; reports of earlier versions have it. */
const weight = z.object({ powers: z.number().int() });

/** The battles of a turn, and the outcome of the battle lists. */
export const war = battleGrants.extend({
  /** As formed; with their outcomes once they are decided. */
  battles: z.array(z.union([decidedBattle, battle])).readonly(),
  /** Battles given to Sepoys although no list gave them any. */
  given: z.array(z.object({ power: z.string(), sepoy: z.string(), at: z.string() })).readonly(),
  /** The match's rule for units that contend in one battle and come from the place of another. */
  dependent: z.enum(['dislodge', 'join', 'schedule']),
  /** Conflicting reports on battles. */
  claims: z.array(battleClaim).readonly().optional(),
  /** Set if losers can be destroyed. */
  cataclysmic: z.literal(true).optional(),
  /** The 32 bytes the battles were drawn with, in hexadecimal. */
  draw: z.string().optional(),
});
export type BattlesReport = Readonly<z.infer<typeof war>>;

/** The public report of a closed phase. Complete: pictures are drawn from it alone. */
export const report = z.object({
  kind: z.literal('diplomacy'),
  variant: z.string(),
  phase: phaseKind,
  /** Set if the report is on battle lists, or on tabletop battles. */
  stage: battleStage.optional(),
  turn,
  before: position,
  orders: z
    .array(
      z.object({
        power: z.string(),
        order: writtenOrder,
        /**
         * Whether somebody wrote the order. If not, the unit held, disbanded, was removed by the rules, or was placed by lot or by a rule's
         * default.
         */
        written: z.boolean(),
        /** Set if a vote carried: how many powers wrote the order. */
        behind: weight.optional(),
        /** Set if no vote carried: the largest number of powers that wrote the same order for the unit, and what they had too few of. */
        short: weight.extend({ of: z.enum(['powers', 'units']) }).optional(),
        success: z.boolean(),
        /** What became of the order. */
        outcome,
        /** Set if the unit was dislodged. `outcome` need not say so: a move may bounce, or a support be cut, and its unit be dislodged. */
        dislodged: dislodgement.optional(),
        /** Extra strength that a rule gave the unit against being dislodged. */
        bonus: z.object({ by: z.number(), because: z.string() }).optional(),
        /** Places of the battle that decided what became of the unit. */
        battle: z.array(z.string()).readonly().optional(),
        /** Whether the unit was destroyed in a cataclysmic battle. */
        destroyed: z.boolean().optional(),
        /** Whether the fleet became an army, whatever became of its order. */
        reverted: z.boolean().optional(),
      }),
    )
    .readonly(),
  after: position,
  /** Centres that changed owners. */
  captured: z.array(z.object({ centre: z.string(), from: z.string().optional(), to: z.string() })).readonly(),
  /** Powers eliminated in this phase. Empty in games with battles (see `conquered`). */
  eliminated: z.array(z.string()).readonly(),
  /** Powers whose units were ordered by vote, and the number of voters. */
  voting: z.object({ voted: z.array(z.string()).readonly(), whole: weight }).optional(),
  /** Powers called in by this phase: their seats are open to newcomers. */
  called: z.array(z.string()).readonly().optional(),
  /** Set if battles may still change these results: what may be declared and, if battles are drawn, the SHA-256 of the draw. */
  provisional: z.object({ mayDeclare: z.array(declaration).readonly(), seal: z.string().optional() }).optional(),
  /** In winter: powers without a player that could have built more if a vote had carried. */
  unbuilt: z
    .array(z.object({ power: z.string(), short: weight.extend({ of: z.enum(['powers', 'units']) }) }))
    .readonly()
    .optional(),
  war: war.optional(),
  /** In games with battles: powers that lost everything in this phase, whose players may now fight for others. */
  conquered: z.array(z.string()).readonly().optional(),
  /** Whom conquered players now fight for. */
  services: z.record(z.string(), service).readonly().optional(),
  /** Sepoys that became independent. */
  revolts: z
    .array(z.object({ power: z.string(), duchy: z.string().optional(), master: z.string(), type: z.enum(['A', 'F']), at: z.string() }))
    .readonly()
    .optional(),
  /** Results of virtual armies. */
  virtual: z.array(virtualResult).readonly().optional(),
  /** In games with options: what was fixed before the first turn. */
  terms: terms.optional(),
  /** Capitals other than the board's. */
  capitals: z.record(z.string(), z.string()).readonly().optional(),
});
export type Report = Readonly<z.infer<typeof report>>;
export type OrderResult = Report['orders'][number];
