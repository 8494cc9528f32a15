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

/** Never the number of units: it would reveal who voted. Reports of earlier versions have it. */
const weight = z.object({ powers: z.number().int() });

/** What the lists led to, and the battles of a turn. */
export const war = battleGrants.extend({
  /** As formed; with their outcome once decided. */
  battles: z.array(z.union([decidedBattle, battle])).readonly(),
  /** Battles that Sepoys got though no list gave them any. */
  given: z.array(z.object({ power: z.string(), sepoy: z.string(), at: z.string() })).readonly(),
  /** What happened to units that came back to the place of a battle. */
  dependent: z.enum(['dislodge', 'join', 'schedule']),
  /** Conflicting reports on battles. */
  claims: z.array(battleClaim).readonly().optional(),
  /** Losers can be destroyed. */
  cataclysmic: z.literal(true).optional(),
  /** The 32 bytes the battles were drawn with, in hexadecimal. */
  draw: z.string().optional(),
});
export type BattlesReport = Readonly<z.infer<typeof war>>;

/** The public report of a closed phase. Complete: pictures need nothing else. */
export const report = z.object({
  kind: z.literal('diplomacy'),
  variant: z.string(),
  phase: phaseKind,
  /** Set if it reports battle lists, or battles on tables. */
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
        /** A vote that carried: how many powers wrote it. */
        behind: weight.optional(),
        /** No vote carried: the most powers that wrote the same for the unit, and what they lacked. */
        short: weight.extend({ of: z.enum(['powers', 'units']) }).optional(),
        success: z.boolean(),
        /** What became of the order. */
        outcome,
        /** What became of the unit: a move may bounce, or a support be cut, and its unit be dislodged. */
        dislodged: dislodgement.optional(),
        /** Extra strength from a rule against being dislodged. */
        bonus: z.object({ by: z.number(), because: z.string() }).optional(),
        /** Places of the battle that decided it. */
        battle: z.array(z.string()).readonly().optional(),
        /** Lost in a cataclysmic battle, destroyed. */
        destroyed: z.boolean().optional(),
        /** The fleet became an army, whatever became of its order. */
        reverted: z.boolean().optional(),
      }),
    )
    .readonly(),
  after: position,
  /** Centres that changed owners. */
  captured: z.array(z.object({ centre: z.string(), from: z.string().optional(), to: z.string() })).readonly(),
  /** Powers that now have neither units nor centres. */
  eliminated: z.array(z.string()).readonly(),
  /** Powers whose units were ordered by vote, and the number of voters. */
  voting: z.object({ voted: z.array(z.string()).readonly(), whole: weight }).optional(),
  /** Powers called in: their seats are open to newcomers. */
  called: z.array(z.string()).readonly().optional(),
  /** Battles may still change it: what may be declared, and for drawn battles the SHA-256 of the draw. */
  provisional: z.object({ mayDeclare: z.array(declaration).readonly(), seal: z.string().optional() }).optional(),
  /** Winter: powers without a player that could have built more if a vote had carried. */
  unbuilt: z
    .array(z.object({ power: z.string(), short: weight.extend({ of: z.enum(['powers', 'units']) }) }))
    .readonly()
    .optional(),
  war: war.optional(),
  /** Players without units or centres, who may now fight for others. */
  conquered: z.array(z.string()).readonly().optional(),
  /** Whom conquered players now fight for. */
  services: z.record(z.string(), service).readonly().optional(),
  /** Sepoys that became independent. */
  revolts: z
    .array(z.object({ power: z.string(), duchy: z.string().optional(), master: z.string(), type: z.enum(['A', 'F']), at: z.string() }))
    .readonly()
    .optional(),
  /** What became of virtual armies. */
  virtual: z.array(virtualResult).readonly().optional(),
  /** What the host chose, in games with options. */
  terms: terms.optional(),
  /** Capitals other than the board's. */
  capitals: z.record(z.string(), z.string()).readonly().optional(),
});
export type Report = Readonly<z.infer<typeof report>>;
export type OrderResult = Report['orders'][number];
