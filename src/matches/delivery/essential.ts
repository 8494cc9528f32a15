import type { OutboxRow } from '../context/ports.js';
import type { Content } from '../model/content.js';

/**
 * Which messages to a channel a game cannot do without: all that tell what has happened, carry its buttons, or say what is decided. Where one
 * is refused the match pauses and the message stays in the outbox. The others may be given up: they repeat what stands elsewhere, or hold
 * what one person wrote, and nobody's words may stop the game of all.
 */
const ESSENTIAL: Readonly<Record<Content['kind'], boolean>> = {
  lobby: true,
  opening: true,
  phase: true,
  results: true,
  leaf: true,
  ending: true,
  call: true,
  table: true,
  turn: true,
  round: true,
  muster: true,
  corrected: true,
  'host-gone': true,
  'host-asked': true,
  motion: false,
  press: false,
  thread: false,
  announcement: false,
  notice: false,
  back: false,
  arbiter: false,
  dispute: false,
  dealt: false,
  invitation: false,
  receipt: false,
  news: false,
  replaced: false,
  paused: false,
  reminder: false,
};

/** Direct messages and what is said while a match is paused are best effort. */
export const isEssential = ({ to, content, evenPaused }: Pick<OutboxRow, 'to' | 'content' | 'evenPaused'>): boolean =>
  'channel' in to && evenPaused !== true && ESSENTIAL[content.kind];
