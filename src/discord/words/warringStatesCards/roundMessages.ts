import { en, fr } from '../language/grammar.js';
import { messages } from '../language/inLanguage.js';

/** The card table, a hand, rounds and the whole game. The names and lists passed in are already translated. */
export const roundMessages = messages({
  row: {
    en: 'Recruiting row',
    fr: 'Rangée de recrutement',
  },
  piles: {
    en: (deck: number, discards: number) => `${en.count(deck, 'one card', '# cards')} in the deck, ${discards} discarded`,
    fr: (deck, discards) => `${fr.count(deck, '# carte', '# cartes')} dans la pioche, ${fr.count(discards, '# défaussée', '# défaussées')}`,
  },
  empty: {
    en: 'empty',
    fr: 'vide',
  },
  seat: {
    en: (name: string, states: string, hand: number, left: number) =>
      `${name}: ${states}, ${en.count(hand, 'one card', '# cards')}, ${en.count(left, 'one army', '# armies')} left`,
    fr: (name, states, hand, left) =>
      `${name} : ${states}, ${fr.count(hand, '# carte', '# cartes')} en main, ${fr.count(left, '# armée', '# armées')} en réserve`,
  },
  nothingLaid: {
    en: 'nothing laid',
    fr: 'rien de posé',
  },
  fallen: {
    en: 'has fallen back',
    fr: 's’est replié',
  },
  holds: {
    en: (symbols: string) => `claimed ${symbols}`,
    fr: symbols => `a remporté ${symbols}`,
  },
  states: {
    en: 'States',
    fr: 'États',
  },
  held: {
    en: (state: string, armies: string) => `${state}: ${armies}`,
    fr: (state, armies) => `${state} : ${armies}`,
  },
  allNeutral: {
    en: 'all neutral',
    fr: 'tous neutres',
  },
  strongholds: {
    en: 'Strongholds',
    fr: 'Places fortes',
  },
  nobody: {
    en: 'no armies yet',
    fr: 'aucune armée pour l’instant',
  },
  resistance: {
    en: 'Local resistance',
    fr: 'Résistance locale',
  },
  tie: {
    en: (seats: string) => `Tie round: ${seats}`,
    fr: seats => `Manche de départage : ${seats}`,
  },
  hand: {
    en: (cards: string) => `**Your hand:** ${cards}`,
    fr: cards => `**Votre main :** ${cards}`,
  },
  noHand: {
    en: '**Your hand** is empty.',
    fr: '**Votre main** est vide.',
  },
  before: {
    en: (cards: string, counts: string) => `**Before you:** ${cards}${counts === '' ? '' : ` (${counts})`}`,
    fr: (cards, counts) => `**Devant vous :** ${cards}${counts === '' ? '' : ` (${counts})`}`,
  },
  drawn: {
    en: (cards: string) => `**Drawn:** ${cards}`,
    fr: cards => `**Pioché :** ${cards}`,
  },
  claims: {
    en: (symbols: string | undefined) =>
      symbols === undefined ? 'Falling back now would claim nothing.' : `Falling back now would claim **${symbols}**.`,
    fr: symbols =>
      symbols === undefined
        ? 'En vous repliant maintenant, vous ne remporteriez rien.'
        : `En vous repliant maintenant, vous remporteriez **${symbols}**.`,
  },
  round: {
    en: (number: number, state: string | undefined) => `Round ${number}: ${state ?? 'tie round'}`,
    fr: (number, state) => `Manche ${number} : ${state ?? 'départage'}`,
  },
  /** Joins the actions of a seat, or the news of a round. */
  between: {
    en: '; ',
    fr: ' ; ',
  },
  lays: {
    en: (count: number) => en.count(count, 'lays one card', 'lays # cards'),
    fr: count => fr.count(count, 'pose une carte', 'pose # cartes'),
  },
  claimed: {
    en: (seat: string, symbols: string) => `${seat} claims ${symbols}`,
    fr: (seat, symbols) => `${seat} remporte ${symbols}`,
  },
  taken: {
    en: (seat: string, state: string) => `**${seat}** takes ${state}`,
    fr: (seat, state) => `**${seat}** s’empare de ${state}`,
  },
  quiet: {
    en: 'nobody claims anything',
    fr: 'personne ne remporte rien',
  },
  skills: {
    en: (inPlay: boolean): string => (inPlay ? 'Dynasty cards are in play.' : 'Dynasty cards are not in play.'),
    fr: inPlay => (inPlay ? 'Les cartes de dynastie sont en jeu.' : 'Sans cartes de dynastie.'),
  },
  last: {
    en: (rounds: number) => `Round ${rounds} is the last in any case.`,
    fr: count => `La manche ${count} est la dernière quoi qu’il arrive.`,
  },
  start: {
    en: (seat: string) => `${seat} starts, if dealt.`,
    fr: seat => `${seat} commence, si cette dynastie est jouée.`,
  },
});
