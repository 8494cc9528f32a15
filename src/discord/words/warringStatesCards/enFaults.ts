import { eitherOf } from '../lists.js';
import type { Detail } from './detail.js';

const quoted = (texts: readonly string[]): string =>
  eitherOf(
    texts.map(text => `“${text}”`),
    'en',
  );

/** Why a move was not accepted, by the code of the fault. */
export const faults = {
  'not-understood': () => 'I cannot make a move out of this.',
  ambiguous: (d: Detail) => `This may be read in more ways than one: ${quoted(d.texts('candidates'))}. Which one?`,
  over: () => 'The game is over.',
  'not-your-turn': () => 'It is not this seat’s turn.',
  'wrong-stage': () => 'That is a move for another moment.',
  'not-in-hand': (d: Detail) => (d.card('card') === '' ? 'Those cards are not in the hand.' : `${d.card('card')} is not in the hand.`),
  'no-spy': () => 'Only who holds the Spy names the start player.',
  'start-missing': () => 'Who holds the Spy names the start player too.',
  'state-closed': (d: Detail) => `${d.state('state')} is controlled and has four armies or more around it: it is not battled for now.`,
  'not-bright': (d: Detail) => `The first card must be a bright one; ${d.card('card')} is an advisor.`,
  'not-advisor': (d: Detail) => `The second card must be an advisor; ${d.card('card')} is a bright card.`,
  'no-dynasty-card': () => 'There is no dynasty card to lay: it lies already, or this game is played without.',
  'no-match': (d: Detail) => `${d.card('card')} shares no symbol with ${d.card('previous')}, the bright card before it.`,
  'advisor-no-match': (d: Detail) => `The symbol of the advisor, ${d.card('advisor')}, is not on ${d.card('card')}.`,
  'no-effect': (d: Detail) => `${d.card('symbol')} is not on ${d.card('card')}, so it cannot be covered.`,
  'not-in-row': (d: Detail) => (d.card('card') === '' ? 'Those cards are not in the row.' : `${d.card('card')} is not in the row.`),
  'not-on-table': (d: Detail) => `${d.card('card')} does not lie before this seat.`,
  'not-claimed': (d: Detail) => `${d.card('symbol')} is not claimed, or used already.`,
  'no-army': () => 'There is no army left in the supply.',
  'not-around': (d: Detail) => `Stronghold ${d.text('hold')} is not around ${d.state('state')}.`,
  full: (d: Detail) => `${placeOf(d)} holds two armies already.`,
  'empty-first': () => 'An empty stronghold must be chosen as long as there is one.',
  'wrong-armies': (d: Detail) =>
    d.owners('seats') === ''
      ? `On stronghold ${d.text('hold')} no opponent has a single army.`
      : `From stronghold ${d.text('hold')} these must be moved, once each: ${d.owners('seats')}.`,
  'not-adjacent': (d: Detail) => `No road joins ${d.text('from')} and ${d.text('hold')}.`,
  'own-army': (d: Detail) => `The army in ${d.state('state')} is this seat’s own.`,
  'no-own-army': (d: Detail) => `On stronghold ${d.text('hold')} stands no army of this seat that could be used so.`,
  'no-way': (d: Detail) => `No open way leads from ${d.text('from')} to ${d.text('hold')}.`,
  'wrong-number': (d: Detail): string => (d.count('due') === 1 ? 'One card is due.' : 'Two cards are due.'),
  'too-few-players': (d: Detail) => `The game is for ${d.count('least')} players or more.`,
  'too-many-players': (d: Detail) => `The game is for ${d.count('most')} players or fewer.`,
};

const placeOf = (d: Detail): string => (d.state('state') === '' ? `Stronghold ${d.text('hold')}` : d.state('state'));
