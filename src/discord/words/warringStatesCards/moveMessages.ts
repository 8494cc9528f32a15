import { type MoveOf, type Skill, symbolUsed, type Use } from '../../../games/warring-states-cards/model/move.js';
import { fr } from '../language/grammar.js';
import { messages } from '../language/inLanguage.js';
import type { CardNames } from './cardNames.js';

/** The effect of a dynasty card. Follows the name of the card. */
const toldSkill = {
  en: (skill: Skill, names: CardNames): string => {
    switch (skill.of) {
      case 'chu':
      case 'jin':
        return '';
      case 'qi':
        return `, covering ${names.symbol(skill.cover)}`;
      case 'qin':
        return `, swapping ${names.card(skill.give)} for ${names.card(skill.take)} from the row`;
      case 'yan':
        return `, taking back ${names.card(skill.take)}`;
      default:
        return skill satisfies never;
    }
  },
  fr: (skill: Skill, names: CardNames): string => {
    switch (skill.of) {
      case 'chu':
      case 'jin':
        return '';
      case 'qi':
        return `, en couvrant ${names.symbol(skill.cover)}`;
      case 'qin':
        return `, en échangeant ${names.card(skill.give)} contre ${names.card(skill.take)} de la rangée`;
      case 'yan':
        return `, en reprenant ${names.card(skill.take)}`;
      default:
        return skill satisfies never;
    }
  },
};

/** What a seat does. Follows the name of the seat: "falls back". */
export const moveMessages = messages({
  missed: {
    en: 'misses the turn',
    fr: 'manque son tour',
  },
  shows: {
    en: (cards: string) => `shows ${cards}`,
    fr: cards => `montre ${cards}`,
  },
  names: {
    en: (state: string, start: string | undefined) =>
      start === undefined ? `chooses ${state}` : `chooses ${state} and lets ${start} start`,
    fr: (state, start) => (start === undefined ? `choisit ${state}` : `choisit ${state} et fait commencer ${fr.the(start)}`),
  },
  lays: {
    en: ({ card, advisor, skill }: MoveOf<'play'>, names: CardNames) => {
      const beside = skill === undefined ? advisor && `with ${names.card(advisor)}` : `with the dynasty card${toldSkill.en(skill, names)}`;
      return ['plays', names.card(card), ...(beside === undefined ? [] : [beside])].join(' ');
    },
    fr: ({ card, advisor, skill }, names) => {
      const beside =
        skill === undefined ? advisor && `avec ${names.card(advisor)}` : `avec la carte de dynastie${toldSkill.fr(skill, names)}`;
      return ['pose', names.card(card), ...(beside === undefined ? [] : [beside])].join(' ');
    },
  },
  dynastyCard: {
    en: 'dynasty card',
    fr: 'carte de dynastie',
  },
  fallsBack: {
    en: 'falls back',
    fr: 'se replie',
  },
  claims: {
    en: (symbols: string | undefined) => `claims ${symbols ?? 'nothing'}`,
    fr: symbols => (symbols === undefined ? 'ne remporte rien' : `remporte ${symbols}`),
  },
  uses: {
    en: (use: Exclude<Use, { readonly kind: 'draw' }>, names: CardNames) => {
      const symbol = names.symbol(symbolUsed(use));
      switch (use.kind) {
        case 'place':
          return `${symbol}: puts an army on stronghold ${use.at}`;
        case 'spy':
          return `${symbol}: takes ${names.card(use.card)} from the row`;
        case 'fire':
          return `${symbol}: moves ${use.armies.map(({ of, to }) => `${names.owner(of)}’s army from stronghold ${use.from} to ${to}`).join(', ')}`;
        case 'forest':
          return `${symbol}: puts an army under the one in ${names.state(use.state)}`;
        case 'mountain':
          return `${symbol}: puts a second army on stronghold ${use.at}`;
        case 'wind':
          return `${symbol}: moves an army from stronghold ${use.from} to ${use.to}`;
        default:
          return use satisfies never;
      }
    },
    fr: (use, names) => {
      const symbol = names.symbol(symbolUsed(use));
      switch (use.kind) {
        case 'place':
          return `${symbol} : place une armée sur la place forte ${use.at}`;
        case 'spy':
          return `${symbol} : prend ${names.card(use.card)} dans la rangée`;
        case 'fire':
          return `${symbol} : déplace ${use.armies.map(({ of, to }) => `l’armée ${fr.of(names.owner(of))} de la place forte ${use.from} à la ${to}`).join(', ')}`;
        case 'forest':
          return `${symbol} : place une armée sous celle ${fr.ofPlace(names.state(use.state))}`;
        case 'mountain':
          return `${symbol} : place une deuxième armée sur la place forte ${use.at}`;
        case 'wind':
          return `${symbol} : déplace une armée de la place forte ${use.from} à la ${use.to}`;
        default:
          return use satisfies never;
      }
    },
  },
  /** `because`: the battlefield card it is drawn for. */
  draws: {
    en: (count: number, because: string | undefined) =>
      `${because === undefined ? '' : `${because}: `}${count === 0 ? 'there is no card to draw' : 'draws a card'}`,
    fr: (count, because) =>
      `${because === undefined ? '' : `${because} : `}${count === 0 ? 'il n’y a plus de carte à piocher' : 'pioche une carte'}`,
  },
  takes: {
    en: (cards: string) => `takes ${cards}`,
    fr: cards => `prend ${cards}`,
  },
  takesRest: {
    en: (cards: string) => `takes the rest of the row: ${cards}`,
    fr: cards => `prend le reste de la rangée : ${cards}`,
  },
});
