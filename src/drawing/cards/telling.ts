import type { CardsBoardFile } from '../../games/warring-states-cards/board/cardsBoardFile.js';
import { DYNASTIES, type Dynasty } from '../../games/warring-states-cards/board/dynasties.js';
import { type CardSymbol, isWild, SYMBOLS, symbolsOf } from '../../games/warring-states-cards/model/battleCards.js';
import type { PublicView } from '../../games/warring-states-cards/view/publicView.js';
import type { Language } from '../../lib/language.js';
import { battleWords, CARD_WORDS, roundWords, TURN_WORDS, takeWords, wonWords } from './words.js';

export type Counts = Readonly<Partial<Record<CardSymbol, number>>>;
type SeatShown = NonNullable<PublicView['seats'][Dynasty]>;

/** One strip of the picture: a seat, or with two players the local resistance. */
export type StripTold =
  | { readonly kind: 'resistance'; readonly table: SeatShown['table']; readonly counts: Counts }
  | ({
      readonly kind: 'seat';
      readonly seat: Dynasty;
      readonly name: string;
      readonly waited: boolean;
      readonly starts: boolean;
      readonly won: boolean;
      /** Why nothing lies before the seat: it has fallen back, or it has no part in the tie. */
      readonly out?: 'fallen' | 'untied';
    } & SeatShown);

/** A seat, or "resistance". */
export const whoseOf = (strip: StripTold): string => (strip.kind === 'seat' ? strip.seat : strip.kind);

/** What the picture of a table says. */
export interface TableTold {
  readonly round: string;
  /** What is battled for; the tie; none between the rounds. */
  readonly battle: string | undefined;
  /** Whose turn it is, or who has won. */
  readonly turn: string;
  /** The seats that are waited for, or have won. */
  readonly seats: readonly Dynasty[];
  readonly strips: readonly StripTold[];
  /** Of each symbol the most that any strip counts alone; none where nobody counts any, or several do. */
  readonly leads: Counts;
}

/** What is to be read on the picture of a table, in a language. */
export function tellingOf(table: PublicView, file: CardsBoardFile, language: Language): TableTold {
  const nameOf = (seat: Dynasty): string => file.dynasties.find(({ id }) => id === seat)?.name[language] ?? seat;
  const strips = stripsOf(table, nameOf);
  const state = file.states.find(({ id }) => id === table.state)?.name[language];
  return {
    round: roundWords(table.round, language),
    battle: state === undefined ? tieOf(table, language) : battleWords(state, language),
    turn: turnOf(table, nameOf, language),
    seats: table.ending?.winners ?? table.waiting,
    strips,
    leads: leadsIn(strips.map(({ counts }) => counts)),
  };
}

const tieOf = ({ tied, phase }: PublicView, language: Language): string | undefined =>
  tied === undefined || phase === 'over' ? undefined : CARD_WORDS.tieRound[language];

function turnOf(table: PublicView, nameOf: (seat: Dynasty) => string, language: Language): string {
  const { phase, waiting, due, ending } = table;
  const [first] = waiting;
  const seat = first === undefined ? '' : nameOf(first);
  switch (phase) {
    case 'keep':
      return CARD_WORDS.keep[language];
    case 'take':
      return takeWords(seat, due ?? 1)[language];
    case 'over':
      return wonWords((ending?.winners ?? []).map(nameOf), language);
    case 'state':
    case 'battle':
    case 'use':
      return TURN_WORDS[phase](seat)[language];
    default:
      return phase satisfies never;
  }
}

function stripsOf(table: PublicView, nameOf: (seat: Dynasty) => string): readonly StripTold[] {
  const seats = DYNASTIES.flatMap((seat): readonly StripTold[] => {
    const shown = table.seats[seat];
    return shown === undefined ? [] : [{ kind: 'seat', seat, name: nameOf(seat), ...standingOf(table, seat), ...shown }];
  });
  const { resistance } = table;
  if (resistance === undefined || resistance.length === 0) return seats;
  return [...seats, { kind: 'resistance', table: resistance, counts: countsOfResistance(resistance) }];
}

function standingOf(table: PublicView, seat: Dynasty) {
  const { tied, fallen, waiting, start, ending } = table;
  const out = tied !== undefined && !tied.includes(seat) ? ('untied' as const) : fallen.includes(seat) ? ('fallen' as const) : undefined;
  return {
    waited: waiting.includes(seat),
    starts: start === seat && ending === undefined,
    won: ending?.winners.includes(seat) ?? false,
    ...(out !== undefined && ending === undefined && { out }),
  };
}

/** A wild of the resistance counts one of every symbol. */
function countsOfResistance(cards: NonNullable<PublicView['resistance']>): Counts {
  const counts: Partial<Record<CardSymbol, number>> = {};
  for (const card of cards) for (const symbol of isWild(card) ? SYMBOLS : symbolsOf(card)) counts[symbol] = (counts[symbol] ?? 0) + 1;
  return counts;
}

function leadsIn(all: readonly Counts[]): Counts {
  const leads: Partial<Record<CardSymbol, number>> = {};
  for (const symbol of SYMBOLS) {
    const [most = 0, next = 0] = all.map(counts => counts[symbol] ?? 0).sort((a, b) => b - a);
    if (most > next) leads[symbol] = most;
  }
  return leads;
}
