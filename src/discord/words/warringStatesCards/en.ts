import type { CardsEnding } from '../../../games/warring-states-cards/model/cardsEnding.js';
import { type Skill, symbolUsed } from '../../../games/warring-states-cards/model/move.js';
import { counted } from '../lists.js';
import { faults } from './enFaults.js';
import { rounds } from './enRounds.js';
import type { Naming } from './naming.js';
import type { Tongue } from './tongue.js';

const en = (count: number, one: string, other: string): string => counted(count, { one, other }, 'en');

export const english: Tongue = {
  kinds: {
    keep: { inName: 'choosing hands', inPlan: 'Choosing hands' },
    state: { inName: 'naming the next state', inPlan: 'Naming the next state' },
    battle: { inName: 'battle', inPlan: 'A turn in battle' },
    use: { inName: 'using claimed cards', inPlan: 'Using claimed cards' },
    take: { inName: 'taking cards', inPlan: 'Taking cards' },
    over: { inName: 'the end', inPlan: 'The end' },
  },
  phase: (round, state, kind) => [`Round ${round}`, ...(state === undefined ? [] : [state]), kind].join(', '),
  missedOrders:
    'Who does not answer falls back, draws a card for everything claimed, and takes from the left of the row; who has to name a state names the first open one. ' +
    'Two turns missed in a row open the seat to whoever takes it.',
  howToOrder: [
    '`play Fire/Chariot/Cavalry + Chariot` a bright card and an advisor · `play Wild + dynasty` with the dynasty card · `fall back`',
    'Dynasty cards: `+ dynasty: cover Chariot` (Qi) · `+ dynasty: swap Wild for Chariot` (Qin, the card of the row first) · `+ dynasty: take Wild` (Yan)',
    'Claimed cards, one by one: `Fire draw` · `Infantry 12` · `Spy Wild` · `Fire 12: Yan → 13` · `Forest Gu` · `Mountain 10` · `Wind 22 → 23`',
    'At the start: `show Wild, Chariot` · The row: `take Wild, Chariot` · Between rounds: `state Gu`, with the Spy `start Yan, state Gu`',
    'English and French are understood, and words may be missing. What is ambiguous is never guessed: you are asked.',
  ].join('\n'),
  missed: 'does not answer',
  shows: cards => `shows ${cards}`,
  names: (state, start) => (start === undefined ? `battles for ${state}` : `lets ${start} start, for ${state}`),
  lays: ({ card, advisor, skill }, names) => {
    const beside = skill === undefined ? advisor && `with ${names.card(advisor)}` : `with the dynasty card${toldSkill(skill, names)}`;
    return ['lays', names.card(card), ...(beside === undefined ? [] : [beside])].join(' ');
  },
  fallsBack: 'falls back',
  claims: symbols => `claims ${symbols ?? 'nothing'}`,
  uses: (use, names) => {
    const symbol = names.symbol(symbolUsed(use));
    switch (use.kind) {
      case 'place':
        return `${symbol}: an army on ${use.at}`;
      case 'spy':
        return `${symbol}: takes ${names.card(use.card)} from the row`;
      case 'fire':
        return `${symbol}: ${use.armies.map(({ of, to }) => `${names.owner(of)} from ${use.from} to ${to}`).join(', ')}`;
      case 'forest':
        return `${symbol}: an army beneath the one in ${names.state(use.state)}`;
      case 'mountain':
        return `${symbol}: a second army on ${use.at}`;
      case 'wind':
        return `${symbol}: an army from ${use.from} to ${use.to}`;
      default:
        return use satisfies never;
    }
  },
  draws: (count, because) => `${because === undefined ? '' : `${because}: `}${count === 0 ? 'finds no card to draw' : 'draws a card'}`,
  takes: cards => `takes ${cards}`,
  takesRest: cards => `takes what is left of the row: ${cards}`,
  reshuffled: count => `${en(count, 'One discarded card is', '# discarded cards are')} shuffled to be the deck.`,
  row: cards => (cards === undefined ? 'No card is left for a new row.' : `New row: ${cards}.`),
  resistance: cards => (cards === undefined ? 'No card is left for the local resistance.' : `Local resistance: ${cards}.`),
  control: (state, from, to) => `**${to}** takes ${state} (until now ${from}).`,
  tied: seats => `${seats} are tied; a tie round decides.`,
  ended: (ending, winners) =>
    `**${winners}** ${ending.winners.length === 1 ? 'unites' : 'unite'} China with the most ${MOST[ending.by]}: ${REASONS[ending.reason]}.`,
  states: count => en(count, '# state', '# states'),
  armies: count => en(count, '# army', '# armies'),
  alt: {
    hand: 'Your hand. Its cards are named in the text above.',
    table: phase => `The table: ${phase}.`,
    rules: (seat, states) => `${seat} controls ${states ?? 'no state'}.`,
    row: cards => `The row: ${cards ?? 'empty'}.`,
    before: (seat, cards) => `Before ${seat}: ${cards}.`,
  },
  rounds,
  dynastyCard: 'dynasty card',
  faults,
};

const REASONS: Readonly<Record<CardsEnding['reason'], string>> = {
  states: 'enough states are won',
  neutrals: 'no neutral army is left',
  armies: 'eight armies stand around every state',
  rounds: 'the last round is over',
};
const MOST: Readonly<Record<CardsEnding['by'], string>> = {
  states: 'states',
  superiorities: 'superiorities in a tie round',
  strongholds: 'strongholds',
};

function toldSkill(skill: Skill, names: Naming): string {
  switch (skill.of) {
    case 'chu':
    case 'jin':
      return '';
    case 'qi':
      return `, covering ${names.symbol(skill.cover)}`;
    case 'qin':
      return `, taking ${names.card(skill.take)} from the row for ${names.card(skill.give)}`;
    case 'yan':
      return `, taking ${names.card(skill.take)} back`;
    default:
      return skill satisfies never;
  }
}
