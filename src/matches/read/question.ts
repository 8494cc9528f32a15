import type { SeatId } from '../../games/game.js';

/**
 * What a match can vote on. `draw`: between the named seats, or all that still play. In place of the host: `close` the phase now,
 * `replace`, which removes a seat's player, and `decide` a dispute; `choice` is an index into the choices of its topic.
 */
export type Question =
  | { readonly kind: 'draw'; readonly seats?: readonly SeatId[] }
  | { readonly kind: 'concede'; readonly to: SeatId }
  | { readonly kind: 'replace'; readonly seat: SeatId }
  | { readonly kind: 'decide'; readonly key: string; readonly choice: number }
  | { readonly kind: (typeof PLAIN)[number] };

const PLAIN = ['pause', 'resume', 'extend', 'cancel', 'close'] as const;
/** The questions a command can propose. A battle is decided on the ballot paper. */
export const QUESTIONS = ['draw', 'concede', ...PLAIN, 'replace'] as const;

/** The key under which ballots on a question are stored: "draw", "draw:qin,wei", "concede:qin", "decide:won-bur:2", "pause". */
export function keyOf(question: Question): string {
  if (question.kind === 'concede') return `concede:${question.to}`;
  if (question.kind === 'replace') return `replace:${question.seat}`;
  if (question.kind === 'decide') return `decide:${question.key}:${question.choice}`;
  return question.kind === 'draw' && question.seats ? `draw:${question.seats.join(',')}` : question.kind;
}

/** Parses the key of a question. Undefined if it is not one. */
export function questionOf(key: string): Question | undefined {
  const [kind, about, choice] = key.split(':');
  if (kind === 'draw') return about === undefined ? { kind } : { kind, seats: about.split(',') };
  if (kind === 'concede') return about === undefined ? undefined : { kind, to: about };
  if (kind === 'replace') return about === undefined ? undefined : { kind, seat: about };
  if (kind === 'decide')
    return about === undefined || !/^\d{1,3}$/.test(choice ?? '') ? undefined : { kind, key: about, choice: Number(choice) };
  const plain = PLAIN.find(one => one === kind);
  return plain && { kind: plain };
}
