import type { SeatId } from '../../games/game.js';

/** What a match can vote on. A draw is between the seats named, or between all who still play. */
export type Question =
  | { readonly kind: 'draw'; readonly seats?: readonly SeatId[] }
  | { readonly kind: 'concede'; readonly to: SeatId }
  | { readonly kind: (typeof PLAIN)[number] };

const PLAIN = ['pause', 'resume', 'extend', 'cancel'] as const;
export const QUESTIONS = ['draw', 'concede', ...PLAIN] as const;

/** A question as its ballots are kept under: "draw", "draw:qin,wei", "concede:qin", "pause". */
export function keyOf(question: Question): string {
  if (question.kind === 'concede') return `concede:${question.to}`;
  return question.kind === 'draw' && question.seats ? `draw:${question.seats.join(',')}` : question.kind;
}

/** The question of a key; undefined: it is none. */
export function questionOf(key: string): Question | undefined {
  const [kind, about] = key.split(':');
  if (kind === 'draw') return about === undefined ? { kind } : { kind, seats: about.split(',') };
  if (kind === 'concede') return about === undefined ? undefined : { kind, to: about };
  const plain = PLAIN.find(one => one === kind);
  return plain && { kind: plain };
}
