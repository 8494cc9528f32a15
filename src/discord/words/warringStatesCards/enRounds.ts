import { counted } from '../language/grammar.js';

const en = (count: number, one: string, other: string): string => counted(count, { one, other }, 'en');

/** What is said of the table, of a hand, of rounds and of the whole game. Names and lists come in ready to be shown. */
export const rounds = {
  row: 'Recruiting row',
  piles: (deck: number, discards: number) => `${en(deck, 'one card', '# cards')} in the deck, ${discards} discarded`,
  empty: 'empty',
  seat: (name: string, states: string, hand: number, left: number) =>
    `${name}: ${states}, ${en(hand, 'one card', '# cards')}, ${en(left, 'one army', '# armies')} left`,
  nothingLaid: 'nothing laid',
  fallen: 'has fallen back',
  holds: (symbols: string) => `claimed ${symbols}`,
  states: 'States',
  held: (state: string, armies: string) => `${state}: ${armies}`,
  allNeutral: 'all neutral',
  strongholds: 'Strongholds',
  nobody: 'no armies yet',
  resistance: 'Local resistance',
  tie: (seats: string) => `Tie round: ${seats}`,

  hand: (cards: string) => `**Your hand:** ${cards}`,
  noHand: '**Your hand** is empty.',
  before: (cards: string, counts: string) => `**Before you:** ${cards}${counts === '' ? '' : ` (${counts})`}`,
  drawn: (cards: string) => `**Drawn:** ${cards}`,
  claims: (symbols: string | undefined) =>
    symbols === undefined ? 'Falling back now would claim nothing.' : `Falling back now would claim **${symbols}**.`,

  round: (number: number, state: string | undefined) => `Round ${number}: ${state ?? 'tie round'}`,
  /** Parts the deeds of one seat, and the news of one round. */
  between: '; ',
  lays: (count: number) => en(count, 'lays one card', 'lays # cards'),
  claimed: (seat: string, symbols: string) => `${seat} claims ${symbols}`,
  taken: (seat: string, state: string) => `**${seat}** takes ${state}`,
  quiet: 'nobody claims anything',

  skills: (inPlay: boolean): string => (inPlay ? 'Dynasty cards are in play.' : 'Dynasty cards are not in play.'),
  last: (rounds: number) => `Round ${rounds} is the last in any case.`,
  start: (seat: string) => `${seat} starts, if dealt.`,
};
