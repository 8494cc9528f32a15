import type { Dynasty } from '../../board/dynasties.js';
import { type Card, without } from '../../model/battleCards.js';
import type { CardsEvent } from '../../model/cardsEvent.js';
import type { Move } from '../../model/move.js';
import type { CardsReport } from '../../view/cardsReport.js';

/** Cards that a seat was seen to take into its hand, and to put out of it. */
interface Seen {
  readonly seat: Dynasty;
  readonly taken: readonly Card[];
  readonly given: readonly Card[];
}

/** The cards that each seat is known to hold: those it took openly and has not laid since, according to the public reports. */
export function knownCards(reports: readonly CardsReport[]): ReadonlyMap<Dynasty, readonly Card[]> {
  const known = new Map<Dynasty, readonly Card[]>();
  for (const event of reports.flatMap(({ events }) => events)) {
    const seen = seenIn(event);
    if (!seen) continue;
    const held = seen.given.reduce((hand, card) => without(hand, [card]) ?? hand, known.get(seen.seat) ?? []);
    known.set(seen.seat, [...held, ...seen.taken]);
  }
  return known;
}

function seenIn(event: CardsEvent): Seen | undefined {
  if (event.kind === 'took-rest') return { seat: event.seat, taken: event.cards, given: [] };
  return event.kind === 'moved' ? { seat: event.seat, ...exchanged(event.move) } : undefined;
}

function exchanged(move: Move): Pick<Seen, 'taken' | 'given'> {
  switch (move.kind) {
    case 'take':
      return { taken: move.cards, given: [] };
    case 'spy':
      return { taken: [move.card], given: [] };
    case 'show':
      return { taken: [], given: move.cards };
    case 'play': {
      const { card, advisor, skill } = move;
      const laid = advisor === undefined ? [card] : [card, advisor];
      if (skill?.of === 'qin') return { taken: [skill.take], given: [...laid, skill.give] };
      return { taken: skill?.of === 'yan' ? [skill.take] : [], given: laid };
    }
    default:
      return { taken: [], given: [] };
  }
}
