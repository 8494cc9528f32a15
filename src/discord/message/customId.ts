import { z } from 'zod';

/**
 * What a button, menu or modal carries: its action, the match and phase, and its place in a menu. Never an order, a seat or a user: every
 * time, Discord says who pressed it, and the database which seat they have.
 */
export const COMPONENT_ACTIONS = [
  'join',
  'leave',
  'start',
  'begin',
  'stay',
  'orders',
  'ready',
  'unready',
  'map',
  'explain',
  'explained',
  'topic',
  'step',
  'choose',
  'back',
  'earlier',
  'later',
  'preview',
  'paste',
  'fix',
  'pasted',
  'fixed',
  'take',
  'clear',
  'wipe',
  'wiped',
  'resign',
  'end',
  'resume',
  'rollback',
  'correct',
  'host',
  'here',
  'hosting',
  'decline',
  'forget',
  'forgotten',
  'wish',
  'wished',
  'unwished',
  'ballots',
  'cast',
  'sit',
  'copy',
  'publish',
  'alone',
  'won',
  'games',
  'mine',
] as const;
export type ComponentAction = (typeof COMPONENT_ACTIONS)[number];

export interface ButtonPayload {
  readonly action: ComponentAction;
  readonly match: number;
  /** 0: no phase. */
  readonly phase: number;
  readonly rest: readonly string[];
}

const VERSION = '1';
const LONGEST = 100;
const whole = z
  .string()
  .regex(/^\d{1,15}$/)
  .transform(Number);
const parts = z.tuple([z.literal(VERSION), z.enum(COMPONENT_ACTIONS), whole, whole], z.string());

export function customId(action: ComponentAction, match: number, phase: number, ...rest: readonly (string | number)[]): string {
  const id = [VERSION, action, match, phase, ...rest.map(part => encodeURIComponent(part))].join(':');
  if (id.length > LONGEST) throw new Error(`the custom id of ${action} has ${id.length} characters`);
  return id;
}

/** Undefined: not ours, or of another version. */
export function readCustomId(id: string): ButtonPayload | undefined {
  const read = parts.safeParse(id.split(':'));
  if (!read.success) return undefined;
  const [, action, match, phase, ...written] = read.data;
  const rest = decoded(written);
  return rest && { action, match, phase, rest };
}

/** Undefined: not written by the bot. */
function decoded(written: readonly string[]): readonly string[] | undefined {
  try {
    return written.map(decodeURIComponent);
  } catch {
    return undefined;
  }
}
