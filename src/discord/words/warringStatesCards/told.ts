import type { Dynasty } from '../../../games/warring-states-cards/board/dynasties.js';
import type { CardsEvent } from '../../../games/warring-states-cards/model/cardsEvent.js';
import type { Move } from '../../../games/warring-states-cards/model/move.js';
import type { CardsReport } from '../../../games/warring-states-cards/view/cardsReport.js';
import type { Told } from '../teller.js';
import type { Naming } from './naming.js';
import type { Tongue } from './tongue.js';

export interface Speech {
  readonly tongue: Tongue;
  readonly names: Naming;
}

/** What came of a decision: what each seat did, then what happened to everybody. */
export function toldReport({ events }: CardsReport, speech: Speech): Told {
  const told = events.map(event => ({ seat: 'seat' in event ? event.seat : undefined, line: lineOf(event, speech) }));
  const seats = [...new Set(told.flatMap(({ seat }) => seat ?? []))];
  const linesOf = (of: string | undefined): readonly string[] => told.flatMap(({ seat, line }) => (seat === of ? (line ?? []) : []));
  return { groups: seats.map(seat => ({ heading: speech.names.owner(seat), lines: linesOf(seat) })), news: linesOf(undefined) };
}

/** Undefined: what follows tells it. */
export function lineOf(event: CardsEvent, { tongue, names }: Speech): string | undefined {
  switch (event.kind) {
    case 'missed':
      return tongue.missed;
    case 'moved':
      return moveLine(event.move, event.seat, { tongue, names });
    case 'claimed':
      return tongue.claims(event.symbols.length === 0 ? undefined : names.symbols(event.symbols));
    case 'drew':
      return tongue.draws(event.cards, event.symbol && names.symbol(event.symbol));
    case 'took-rest':
      return tongue.takesRest(names.cards(event.cards));
    case 'reshuffled':
      return tongue.reshuffled(event.cards);
    case 'row':
      return tongue.row(event.cards.length === 0 ? undefined : names.cards(event.cards));
    case 'resistance':
      return tongue.resistance(event.cards.length === 0 ? undefined : names.cards(event.cards));
    case 'control':
      return tongue.control(names.state(event.state), names.owner(event.from), names.owner(event.to));
    case 'tied':
      return tongue.tied(names.owners(event.seats));
    case 'ended':
      return tongue.ended(event.ending, names.owners(event.ending.winners));
    default:
      return event satisfies never;
  }
}

/** Who lets himself start just battles. */
function moveLine(move: Move, seat: Dynasty, { tongue, names }: Speech): string | undefined {
  switch (move.kind) {
    case 'show':
      return tongue.shows(names.cards(move.cards));
    case 'state':
      return tongue.names(names.state(move.state), move.start === undefined || move.start === seat ? undefined : names.owner(move.start));
    case 'play':
      return tongue.lays(move, names);
    case 'fall-back':
      return tongue.fallsBack;
    case 'take':
      return tongue.takes(names.cards(move.cards));
    case 'draw':
      return undefined;
    default:
      return tongue.uses(move, names);
  }
}
