import type { InEach } from '../../../lib/language.js';
import { capital, en, fr } from '../language/grammar.js';
import { messages } from '../language/inLanguage.js';

const MISSED: Readonly<Record<string, InEach>> = {
  keep: {
    en: 'The last two cards dealt were shown.',
    fr: 'Les deux dernières cartes distribuées ont été montrées.',
  },
  state: {
    en: 'The first state still open was chosen.',
    fr: 'Le premier État encore ouvert a été choisi.',
  },
  battle: {
    en: 'The bot fell back, drew a card for each claimed card, and took cards from the left of the row.',
    fr: 'Le bot s’est replié, a pioché une carte pour chaque carte remportée et a pris les cartes les plus à gauche de la rangée.',
  },
  use: {
    en: 'The bot drew a card for each claimed card that was left, and took cards from the left of the row.',
    fr: 'Le bot a pioché une carte pour chacune des cartes remportées qui restaient, et a pris les cartes les plus à gauche de la rangée.',
  },
  take: {
    en: 'The bot took cards from the left of the row.',
    fr: 'Le bot a pris les cartes les plus à gauche de la rangée.',
  },
};

/** The card table, a hand, rounds and the whole game. The names and lists passed in are already translated. */
export const roundMessages = messages({
  row: {
    en: 'Recruiting row',
    fr: 'Rangée de recrutement',
  },
  piles: {
    en: (deck: number, discards: number) => `Deck: ${en.count(deck, 'one card', '# cards')}. Discards: ${discards}`,
    fr: (deck, discards) => `Pioche : ${fr.count(deck, '# carte', '# cartes')}. Défausse : ${discards}`,
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
  /** Above the seats that have no cards in front of them. */
  nothingLaid: {
    en: 'No cards on the table',
    fr: 'Sans cartes sur la table',
  },
  seatLine: {
    en: (name: string, states: string, hand: number, left: number, more: readonly string[]) =>
      [`**${name}:** ${states}, ${en.count(hand, 'one card', '# cards')}, ${en.count(left, 'one army', '# armies')} left`, ...more].join(
        ' · ',
      ),
    fr: (name, states, hand, left, more) =>
      [
        `**${name} :** ${states}, ${fr.count(hand, '# carte', '# cartes')} en main, ${fr.count(left, '# armée', '# armées')} en réserve`,
        ...more,
      ].join(' · '),
  },
  fallen: {
    en: 'has fallen back',
    fr: 's’est repliée',
  },
  holds: {
    en: (symbols: string) => `claimed: ${symbols}`,
    fr: symbols => `remporté : ${symbols}`,
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
  resistance: {
    en: 'Local resistance',
    fr: 'Résistance locale',
  },
  /** What the bot did for a seat that missed its turn, by the kind of the phase. */
  missed: {
    en: (kind: string): string | undefined => MISSED[kind]?.en,
    fr: kind => MISSED[kind]?.fr,
  },
  tie: {
    en: (seats: string) => `Tie round: ${seats}`,
    fr: seats => `Manche de départage : ${seats}`,
  },
  /** A card of a hand that is an advisor. */
  advisor: {
    en: (card: string) => `${card} (advisor)`,
    fr: card => `${card} (conseiller)`,
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
    en: (cards: string, counts: string) => `**In front of you:** ${cards}${counts === '' ? '' : ` (${counts})`}`,
    fr: (cards, counts) => `**Devant vous :** ${cards}${counts === '' ? '' : ` (${counts})`}`,
  },
  drawn: {
    en: (cards: string) => `**Drawn:** ${cards}`,
    fr: cards => `**Pioché :** ${cards}`,
  },
  claims: {
    en: (symbols: string | undefined) =>
      symbols === undefined ? 'If you fall back now, you claim nothing.' : `If you fall back now, you claim **${symbols}**.`,
    fr: symbols =>
      symbols === undefined
        ? 'Si vous vous repliez maintenant, vous ne remportez rien.'
        : `Si vous vous repliez maintenant, vous remportez **${symbols}**.`,
  },
  round: {
    en: (number: number, state: string | undefined) => `Round ${number}: ${state ?? 'tie round'}`,
    fr: (number, state) => `Manche ${number} : ${state ?? 'départage'}`,
  },
  /** Joins the actions of a seat. */
  between: {
    en: '; ',
    fr: ' ; ',
  },
  /** A seat at the beginning of a sentence. */
  actor: {
    en: (seat: string) => seat,
    fr: seat => capital(fr.the(seat)),
  },
  /** `dynasty`: whether its dynasty card is among them. It is not counted. */
  lays: {
    en: (count: number, dynasty: boolean) =>
      `${en.count(count, 'plays one card', 'plays # cards')}${dynasty ? ' and the dynasty card' : ''}`,
    fr: (count, dynasty) => `${fr.count(count, 'pose une carte', 'pose # cartes')}${dynasty ? ' et sa carte de dynastie' : ''}`,
  },
  claimed: {
    en: (seat: string, symbols: string) => `${seat} claims ${symbols}`,
    fr: (seat, symbols) => `${capital(fr.the(seat))} remporte ${symbols}`,
  },
  taken: {
    en: (seat: string, state: string) => `**${seat}** takes ${state}`,
    fr: (seat, state) => `**${capital(fr.the(seat))}** s’empare ${fr.ofPlace(state)}`,
  },
  quiet: {
    en: 'Nobody claims anything',
    fr: 'Personne ne remporte rien',
  },
  /** What is due by a deadline. */
  choice: {
    en: 'Decision',
    fr: 'Décision',
  },
  secretHand: {
    en: '**Your hand** is secret: only you can see it.',
    fr: '**Votre main** est secrète : personne d’autre ne la voit.',
  },
  goal: {
    en: '**Goal:** hold the most states when the game ends.',
    fr: '**But :** tenir le plus d’États à la fin de la partie.',
  },
  skills: {
    en: (inPlay: boolean): string => (inPlay ? 'With dynasty cards.' : 'Without dynasty cards.'),
    fr: inPlay => (inPlay ? 'Avec cartes de dynastie.' : 'Sans cartes de dynastie.'),
  },
  last: {
    en: (rounds: number) => `The game ends after round ${rounds} at the latest.`,
    fr: count => `La partie se termine au plus tard après la manche ${count}.`,
  },
  start: {
    en: (seat: string) => `${seat} starts, if it’s in play.`,
    fr: seat => `${capital(fr.the(seat))} commence, si cette dynastie est jouée.`,
  },
});
