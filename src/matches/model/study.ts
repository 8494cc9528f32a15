import { z } from 'zod';
import type { Language } from '../../lib/language.js';
import type { ChannelId, MatchId, UserId } from './match.js';
import { STUDY_LIMITS } from './studyLimits.js';

const { name, note, branch, seats, orders, placed, steps } = STUDY_LIMITS;

/** Orders by seat, in English as records have them: "A Vienna H; F Trieste - Albania". */
const supposed = z.record(z.string().max(name), z.string().max(orders)).refine(all => Object.keys(all).length <= seats);

/** The id of a step: far more than a study has, and few enough digits for every button. */
const stepId = z.number().int().positive().max(1_000_000);

/** A position of a study. `id` is never used again, so that a step is the same for ever. */
const step = z.strictObject({
  id: stepId,
  /** The position it follows, and how: by orders, or by units that were placed. Undefined for the first one. */
  after: z
    .strictObject({
      step: stepId,
      by: z.union([z.strictObject({ orders: supposed }), z.strictObject({ placed: z.string().max(placed) })]),
    })
    .optional(),
  /** Name of the line of play that begins here. */
  branch: z.string().max(branch).optional(),
  note: z.string().max(note).optional(),
  /** What the powers are supposed to order here. */
  supposed,
});
export type StudyStep = z.infer<typeof step>;

/** Where a study comes from. `phase`: the number of the phase. */
const source = z.union([
  z.strictObject({ from: z.literal('start') }),
  z.strictObject({ from: z.literal('match'), match: z.number().int().positive(), phase: z.number().int().positive() }),
  z.strictObject({ from: z.literal('file'), phase: z.number().int().positive() }),
]);

/** The format version of studies and their files. Files of other versions are refused. */
export const STUDY_FORM = 1;

/**
 * What a study consists of. Reports, outcomes and all positions but the first follow from it by the rules, and are worked out when they are
 * shown. It holds nothing that is not its owner's, or known to everybody.
 */
export const studyBody = z.strictObject({
  form: z.literal(STUDY_FORM),
  source,
  /** In the order in which they were dealt. */
  seats: z.array(z.string().max(name)).min(1).max(seats),
  options: z.record(z.string(), z.unknown()),
  /** The game's own: its first position. */
  start: z.unknown(),
  /** Each after the one it follows. */
  steps: z.array(step).min(1).max(steps),
  /** The step that is shown. */
  at: stepId,
  /** The id of the next step. */
  next: stepId,
});
export type StudyBody = z.infer<typeof studyBody>;

/** A study as a file. */
export const studyFile = z.strictObject({
  study: z.literal(STUDY_FORM),
  game: z.string().max(name),
  /** Undefined if the name would tell the match. */
  name: z.string().min(1).max(name).optional(),
  body: studyBody,
});

export type StudyId = number;

/** What lists of studies show. */
export interface StudyHead {
  readonly id: StudyId;
  readonly user: UserId;
  readonly name: string;
  readonly game: string;
  /** Set if it was made by "What if" in a match: of each match there is one at most. */
  readonly whatIf?: MatchId;
  /** UTC ms. */
  readonly changedAt: number;
  /** Set while its owner shares it. */
  readonly shared?: StudyShare;
}

/** A thread in which everybody may use a study. A private one, so that Discord lets nobody act in it but whom its owner chose. */
export interface StudyShare {
  readonly thread: ChannelId;
  /** The message that shows the board to all. Undefined: none was posted yet. */
  readonly board?: string;
  /** The language of that message. */
  readonly language: Language;
}

/** A board on which its owner tries what could happen. */
export interface Study extends StudyHead {
  readonly body: StudyBody;
}
