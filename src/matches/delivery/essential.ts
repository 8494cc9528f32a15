import type { OutboxRow } from '../context/store.js';
import type { Content } from '../model/content.js';

/**
 * Which messages to a channel a game cannot do without: all that report what has happened, carry its buttons, or say what is decided. If
 * one is refused, the match is paused and the message stays in the outbox. Others may be given up: they repeat what can be read elsewhere,
 * or hold what one person wrote, which must not stop everybody's game.
 */
const ESSENTIAL: Readonly<Record<Content['kind'], boolean>> = {
  lobby: true,
  opening: true,
  phase: true,
  results: true,
  leaf: true,
  ending: true,
  call: true,
  seats: true,
  table: true,
  turn: true,
  round: true,
  muster: true,
  corrected: true,
  'host-gone': true,
  'host-asked': true,
  unfilled: false,
  motion: false,
  press: false,
  'press-lost': false,
  'role-deleted': false,
  thread: false,
  announcement: false,
  notice: false,
  back: false,
  arbiter: false,
  dispute: false,
  missed: false,
  dealt: false,
  fate: false,
  invitation: false,
  'seat-asked': false,
  'substitute-asked': false,
  receipt: false,
  news: false,
  replaced: false,
  paused: false,
  reminder: false,
};

/** Whether a message is essential. Direct messages and those sent while a match is paused never are. */
export const isEssential = ({ to, content, evenPaused }: Pick<OutboxRow, 'to' | 'content' | 'evenPaused'>): boolean =>
  'channel' in to && evenPaused !== true && ESSENTIAL[content.kind];
