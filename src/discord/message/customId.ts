import { z } from 'zod';
import { DISCORD_LIMITS } from '../protocol/discordLimits.js';

/**
 * The actions of buttons, menus and modals. A custom id carries the action, the match, the phase and details such as the position in a
 * menu. It never carries an order, the acting user or their seat: Discord says who acted, and the database knows their seat.
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
  'anyway',
  'map',
  'part',
  'explain',
  'explained',
  'topic',
  'step',
  'choose',
  'pick',
  'back',
  'earlier',
  'later',
  'preview',
  'hint',
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
  'ratings',
  'record',
  'verify',
  'rematch',
  'replay',
  'review',
  'waitNoMore',
  'substitute',
  'volunteer',
  'declineSeat',
  'rules',
  'settings',
  'setting',
  'setTo',
  'setUsual',
  'setText',
  'setTyped',
  'study',
  'studyForm',
  'openStudy',
  'whatIf',
  'lesson',
  'lessonForm',
] as const;
export type ComponentAction = (typeof COMPONENT_ACTIONS)[number];

export interface ButtonPayload {
  readonly action: ComponentAction;
  readonly match: number;
  /** 0: none. */
  readonly phase: number;
  readonly rest: readonly string[];
}

const VERSION = '1';
const whole = z
  .string()
  .regex(/^\d{1,15}$/)
  .transform(Number);
const parts = z.tuple([z.literal(VERSION), z.enum(COMPONENT_ACTIONS), whole, whole], z.string());

export function customId(action: ComponentAction, match: number, phase: number, ...rest: readonly (string | number)[]): string {
  const id = [VERSION, action, match, phase, ...rest.map(part => encodeURIComponent(part))].join(':');
  if (id.length > DISCORD_LIMITS.customId) throw new Error(`the custom id of ${action} has ${id.length} characters`);
  return id;
}

/** Undefined if the id is not ours, or is from another version. */
export function readCustomId(id: string): ButtonPayload | undefined {
  const read = parts.safeParse(id.split(':'));
  if (!read.success) return undefined;
  const [, action, match, phase, ...written] = read.data;
  const rest = decoded(written);
  return rest && { action, match, phase, rest };
}

/** Undefined if the bot did not write it. */
function decoded(written: readonly string[]): readonly string[] | undefined {
  try {
    return written.map(decodeURIComponent);
  } catch {
    return undefined;
  }
}
