import type { CardsBoardFile } from '../../games/warring-states-cards/board/cardsBoardFile.js';
import { DYNASTIES, type Dynasty } from '../../games/warring-states-cards/board/dynasties.js';
import { type CardSymbol, isWild, SYMBOLS, symbolsOf } from '../../games/warring-states-cards/model/battleCards.js';
import type { PublicView } from '../../games/warring-states-cards/view/publicView.js';
import type { Language } from '../../lib/language.js';
import { battleWords, CARD_WORDS, roundWords, TURN_WORDS, takeWords, wonWords } from './cardPictureWords.js';

export type CountBySymbol = Readonly<Partial<Record<CardSymbol, number>>>;
type SeatShown = NonNullable<PublicView['seats'][Dynasty]>;

/** One strip of the picture: a seat or, in games of two, the local resistance. */
export type StripContent =
  | { readonly kind: 'resistance'; readonly table: SeatShown['table']; readonly counts: CountBySymbol }
  | ({
      readonly kind: 'seat';
      readonly seat: Dynasty;
      readonly name: string;
      /** Whether the seat must act. */
      readonly waited: boolean;
      /** Whether the seat begins the round. */
      readonly starts: boolean;
      readonly won: boolean;
      /** Why the seat is out: it has fallen back, or it is not in the tie. Undefined: it is not out. */
      readonly out?: 'fallen' | 'untied';
    } & SeatShown);

/** A seat id or "resistance". */
export const stripOwner = (strip: StripContent): string => (strip.kind === 'seat' ? strip.seat : strip.kind);

/** The texts and strips in the picture of a table. */
export interface TableContent {
  readonly round: string;
  /** Names the state being battled for, or the tie. Undefined between rounds. */
  readonly battle: string | undefined;
  /** Says whose turn it is, or who has won. */
  readonly turn: string;
  /** The seats that must act or, at the end, have won. */
  readonly seats: readonly Dynasty[];
  readonly strips: readonly StripContent[];
  /** The highest count of each symbol. Missing if several strips share it. */
  readonly leads: CountBySymbol;
}

export function tableContent(table: PublicView, file: CardsBoardFile, language: Language): TableContent {
  const nameOf = (seat: Dynasty): string => file.dynasties.find(({ id }) => id === seat)?.name[language] ?? seat;
  const strips = stripsOf(table, nameOf);
  const state = file.states.find(({ id }) => id === table.state)?.name[language];
  return {
    round: roundWords(table.round, language),
    battle: state === undefined ? tieWords(table, language) : battleWords(state, language),
    turn: turnWordsOf(table, nameOf, language),
    seats: table.ending?.winners ?? table.waiting,
    strips,
    leads: leadsIn(strips.map(({ counts }) => counts)),
  };
}

const tieWords = ({ tied, phase }: PublicView, language: Language): string | undefined =>
  tied === undefined || phase === 'over' ? undefined : CARD_WORDS.tieRound[language];

function turnWordsOf(table: PublicView, nameOf: (seat: Dynasty) => string, language: Language): string {
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

function stripsOf(table: PublicView, nameOf: (seat: Dynasty) => string): readonly StripContent[] {
  const seats = DYNASTIES.flatMap((seat): readonly StripContent[] => {
    const shown = table.seats[seat];
    return shown === undefined ? [] : [{ kind: 'seat', seat, name: nameOf(seat), ...seatStatus(table, seat), ...shown }];
  });
  const { resistance } = table;
  if (resistance === undefined || resistance.length === 0) return seats;
  return [...seats, { kind: 'resistance', table: resistance, counts: resistanceCounts(resistance) }];
}

function seatStatus(table: PublicView, seat: Dynasty) {
  const { tied, fallen, waiting, start, ending } = table;
  const out = tied !== undefined && !tied.includes(seat) ? ('untied' as const) : fallen.includes(seat) ? ('fallen' as const) : undefined;
  return {
    waited: waiting.includes(seat),
    starts: start === seat && ending === undefined,
    won: ending?.winners.includes(seat) ?? false,
    ...(out !== undefined && ending === undefined && { out }),
  };
}

/** In the local resistance, a Wild counts as one of every symbol. */
function resistanceCounts(cards: NonNullable<PublicView['resistance']>): CountBySymbol {
  const counts: Partial<Record<CardSymbol, number>> = {};
  for (const card of cards) for (const symbol of isWild(card) ? SYMBOLS : symbolsOf(card)) counts[symbol] = (counts[symbol] ?? 0) + 1;
  return counts;
}

function leadsIn(all: readonly CountBySymbol[]): CountBySymbol {
  const leads: Partial<Record<CardSymbol, number>> = {};
  for (const symbol of SYMBOLS) {
    const [most = 0, next = 0] = all.map(counts => counts[symbol] ?? 0).sort((a, b) => b - a);
    if (most > next) leads[symbol] = most;
  }
  return leads;
}
