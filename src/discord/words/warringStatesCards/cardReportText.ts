import type { Dynasty } from '../../../games/warring-states-cards/board/dynasties.js';
import type { CardsEvent, Strengths } from '../../../games/warring-states-cards/model/cardsEvent.js';
import type { Move } from '../../../games/warring-states-cards/model/move.js';
import type { CardsReport } from '../../../games/warring-states-cards/view/cardsReport.js';
import type { ReportText } from '../presenters/gamePresenter.js';
import type { CardGameStrings } from './cardGameStrings.js';
import type { CardNames } from './cardNames.js';

export interface CardGameLocale {
  readonly strings: CardGameStrings;
  readonly names: CardNames;
}

/** The consequences of a decision: what each seat did, then what happened to everybody. */
export function toldReport({ events }: CardsReport, locale: CardGameLocale): ReportText {
  const told = events.map(event => ({ seat: 'seat' in event ? event.seat : undefined, line: lineOf(event, locale) }));
  const seats = [...new Set(told.flatMap(({ seat }) => seat ?? []))];
  const linesOf = (of: string | undefined): readonly string[] => told.flatMap(({ seat, line }) => (seat === of ? (line ?? []) : []));
  return { groups: seats.map(seat => ({ heading: locale.names.owner(seat), seat, lines: linesOf(seat) })), news: linesOf(undefined) };
}

/** Undefined if another line reports the event. */
export function lineOf(event: CardsEvent, { strings, names }: CardGameLocale): string | undefined {
  switch (event.kind) {
    case 'missed':
      return strings.missed;
    case 'moved':
      return moveLine(event.move, event.seat, { strings, names });
    case 'claimed':
      return strings.claims(event.symbols.length === 0 ? undefined : names.symbols(event.symbols));
    case 'drew':
      return strings.draws(event.cards, event.symbol && names.symbol(event.symbol));
    case 'took-rest':
      return strings.takesRest(names.cards(event.cards));
    case 'reshuffled':
      return strings.reshuffled(event.cards);
    case 'row':
      return strings.row(event.cards.length === 0 ? undefined : names.cards(event.cards));
    case 'resistance':
      return strings.resistance(event.cards.length === 0 ? undefined : names.cards(event.cards));
    case 'control':
      return strings.control(
        names.state(event.state),
        event.from === 'neutral' ? undefined : names.owner(event.from),
        names.owner(event.to),
        event.strengths && strengthsLine(event.strengths, names),
      );
    case 'kept':
      return strings.kept(
        names.state(event.state),
        event.by === 'neutral' ? undefined : names.owner(event.by),
        strengthsLine(event.strengths, names),
        event.around,
      );
    case 'tied':
      return strings.tied(names.owners(event.seats));
    case 'ended':
      return strings.ended(event.ending, names.owners(event.ending.winners));
    default:
      return event satisfies never;
  }
}

/** "Yan 2, Chu 1, neutral 1": the strongest first. */
const strengthsLine = (strengths: Strengths, names: CardNames): string =>
  Object.entries(strengths)
    .toSorted(([, a], [, b]) => b - a)
    .map(([owner, strength]) => `${names.owner(owner)} ${strength}`)
    .join(', ');

/** Names the start player only if it is not the seat itself. */
function moveLine(move: Move, seat: Dynasty, { strings, names }: CardGameLocale): string | undefined {
  switch (move.kind) {
    case 'show':
      return strings.shows(names.cards(move.cards));
    case 'state':
      return strings.names(names.state(move.state), move.start === undefined || move.start === seat ? undefined : names.owner(move.start));
    case 'play':
      return strings.lays(move, names);
    case 'fall-back':
      return strings.fallsBack;
    case 'take':
      return strings.takes(names.cards(move.cards));
    case 'draw':
      return undefined;
    default:
      return strings.uses(move, names);
  }
}
