import { z } from 'zod';

/**
 * What a button, menu or modal carries: what it does, for which match and phase, and where in a menu it stands.
 * Nothing else: no order, no seat, no user. Who presses is asked of Discord, and his seat of the records, every time.
 */
export const DEEDS = [
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
export type Deed = (typeof DEEDS)[number];

export interface Token {
  readonly deed: Deed;
  readonly match: number;
  /** 0: of no phase. */
  readonly phase: number;
  readonly rest: readonly string[];
}

const VERSION = '1';
const LONGEST = 100;
const whole = z
  .string()
  .regex(/^\d{1,15}$/)
  .transform(Number);
const parts = z.tuple([z.literal(VERSION), z.enum(DEEDS), whole, whole], z.string());

export function customId(deed: Deed, match: number, phase: number, ...rest: readonly (string | number)[]): string {
  const id = [VERSION, deed, match, phase, ...rest.map(part => encodeURIComponent(part))].join(':');
  if (id.length > LONGEST) throw new Error(`the custom id of ${deed} has ${id.length} characters`);
  return id;
}

/** Undefined: not one of ours, or of another version. */
export function readCustomId(id: string): Token | undefined {
  const read = parts.safeParse(id.split(':'));
  if (!read.success) return undefined;
  const [, deed, match, phase, ...written] = read.data;
  const rest = decoded(written);
  return rest && { deed, match, phase, rest };
}

/** Undefined: the bot never wrote that. */
function decoded(written: readonly string[]): readonly string[] | undefined {
  try {
    return written.map(decodeURIComponent);
  } catch {
    return undefined;
  }
}
