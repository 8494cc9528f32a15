import { cardsSubmission, type Move } from '../../../games/warring-states-cards/model/move.js';
import type { CardGameStrings } from './cardGameStrings.js';

/** Why a General would make this move, in two sentences: what it is for, and how the General came to it. */
export function cardHint({ hints }: CardGameStrings, sent: unknown): string {
  const { move } = cardsSubmission.parse(sent);
  return move === undefined ? hints.tried : `${hints[about(move)]} ${hints.tried}`;
}

function about({ kind }: Move): Exclude<keyof CardGameStrings['hints'], 'tried'> {
  switch (kind) {
    case 'show':
    case 'state':
    case 'play':
    case 'take':
    case 'draw':
      return kind;
    case 'fall-back':
      return 'fallBack';
    case 'place':
    case 'spy':
    case 'fire':
    case 'forest':
    case 'mountain':
    case 'wind':
      return 'use';
    default:
      return kind satisfies never;
  }
}
