import { counted } from '../language/grammar.js';
import type { rounds as english } from './enRounds.js';

const fr = (count: number, one: string, other: string): string => counted(count, { one, other }, 'fr');

/** See enRounds.ts. */
export const rounds: typeof english = {
  row: 'Rangée de recrutement',
  piles: (deck, discards) => `${fr(deck, '# carte', '# cartes')} dans la pioche, ${fr(discards, '# défaussée', '# défaussées')}`,
  empty: 'vide',
  seat: (name, states, hand, left) =>
    `${name} : ${states}, ${fr(hand, '# carte', '# cartes')} en main, ${fr(left, '# armée', '# armées')} en réserve`,
  nothingLaid: 'rien de posé',
  fallen: 's’est replié',
  holds: symbols => `a remporté ${symbols}`,
  states: 'États',
  held: (state, armies) => `${state} : ${armies}`,
  allNeutral: 'tous neutres',
  strongholds: 'Places fortes',
  nobody: 'aucune armée pour l’instant',
  resistance: 'Résistance locale',
  tie: seats => `Manche de départage : ${seats}`,

  hand: cards => `**Votre main :** ${cards}`,
  noHand: '**Votre main** est vide.',
  before: (cards, counts) => `**Devant vous :** ${cards}${counts === '' ? '' : ` (${counts})`}`,
  drawn: cards => `**Pioché :** ${cards}`,
  claims: symbols =>
    symbols === undefined
      ? 'En vous repliant maintenant, vous ne remporteriez rien.'
      : `En vous repliant maintenant, vous remporteriez **${symbols}**.`,

  round: (number, state) => `Manche ${number} : ${state ?? 'départage'}`,
  between: ' ; ',
  lays: count => fr(count, 'pose une carte', 'pose # cartes'),
  claimed: (seat, symbols) => `${seat} remporte ${symbols}`,
  taken: (seat, state) => `**${seat}** s’empare de ${state}`,
  quiet: 'personne ne remporte rien',

  skills: inPlay => (inPlay ? 'Les cartes de dynastie sont en jeu.' : 'Sans cartes de dynastie.'),
  last: count => `La manche ${count} est la dernière quoi qu’il arrive.`,
  start: seat => `${seat} commence, si cette dynastie est jouée.`,
};
