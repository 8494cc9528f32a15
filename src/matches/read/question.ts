import type { SeatId } from '../../games/game.js';

/**
 * What a match can vote on. A draw is between the seats named, or between all who still play. Where the host may not decide: that the phase
 * closes now, that a seat loses its player, and a choice of those that there are for the topic of a dispute, by its place among them.
 */
export type Question =
  | { readonly kind: 'draw'; readonly seats?: readonly SeatId[] }
  | { readonly kind: 'concede'; readonly to: SeatId }
  | { readonly kind: 'replace'; readonly seat: SeatId }
  | { readonly kind: 'decide'; readonly key: string; readonly choice: number }
  | { readonly kind: (typeof PLAIN)[number] };

const PLAIN = ['pause', 'resume', 'extend', 'cancel', 'close'] as const;
/** Those that can be put in a command; a battle is decided on the paper. */
export const QUESTIONS = ['draw', 'concede', ...PLAIN, 'replace'] as const;

/** A question as its ballots are kept under: "draw", "draw:qin,wei", "concede:qin", "decide:won-bur:2", "pause". */
export function keyOf(question: Question): string {
  if (question.kind === 'concede') return `concede:${question.to}`;
  if (question.kind === 'replace') return `replace:${question.seat}`;
  if (question.kind === 'decide') return `decide:${question.key}:${question.choice}`;
  return question.kind === 'draw' && question.seats ? `draw:${question.seats.join(',')}` : question.kind;
}

/** The question of a key; undefined: it is none. */
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
