import type { CardGameFault } from '../../../games/warring-states-cards/model/moveFault.js';
import { en, fr } from '../language/grammar.js';
import type { SentencesByTag } from '../language/sentencesByTag.js';
import type { CardNames } from './cardNames.js';

const quoted = {
  en: (texts: readonly string[]): string => en.either(texts.map(text => `“${text}”`)),
  fr: (texts: readonly string[]): string => fr.either(texts.map(text => `« ${text} »`)),
};

/** Why a line is not a legal move of this seat. */
export const cardRefusals = {
  'not-understood': {
    en: 'I don’t understand this move.',
    fr: 'Je ne comprends pas ce coup.',
  },
  'too-many-lines': {
    en: ({ most }) => `I read at most ${most} lines at once. Please send the others separately.`,
    fr: ({ most }) => `Je lis au plus ${most} lignes à la fois. Envoyez les autres à part.`,
  },
  ambiguous: {
    en: ({ candidates }) => `Do you mean ${quoted.en(candidates)}?`,
    fr: ({ candidates }) => `Voulez-vous dire ${quoted.fr(candidates)} ?`,
  },
  over: {
    en: 'The game is over.',
    fr: 'La partie est terminée.',
  },
  'not-your-turn': {
    en: 'It’s not your turn.',
    fr: 'Ce n’est pas votre tour.',
  },
  'wrong-stage': {
    en: 'You can’t make that move now.',
    fr: 'Ce coup n’est pas possible maintenant.',
  },
  'not-in-hand': {
    en: ({ card }, names) => (card === undefined ? 'Those cards aren’t in your hand.' : `You don’t have ${names.card(card)} in your hand.`),
    fr: ({ card }, names) =>
      card === undefined ? 'Ces cartes ne sont pas dans votre main.' : `Cette carte n’est pas dans votre main : ${names.card(card)}.`,
  },
  'no-spy': {
    en: 'Only the holder of the Spy can choose who starts.',
    fr: 'Il faut avoir l’Espion pour choisir qui commence.',
  },
  'start-missing': {
    en: 'You hold the Spy, so also choose who starts.',
    fr: 'Vous avez l’Espion : choisissez aussi qui commence.',
  },
  'state-closed': {
    en: ({ state }, names) => `You can’t battle for ${names.state(state)}: it’s controlled and has at least four armies around it.`,
    fr: ({ state }, names) =>
      `On ne peut pas se battre pour ${names.state(state)} : l’État est contrôlé et entouré d’au moins quatre armées.`,
  },
  'not-bright': {
    en: ({ card }, names) => `The first card must be a bright card, but ${names.card(card)} is an advisor.`,
    fr: ({ card }, names) => `La première carte doit être claire, mais ${names.card(card)} est un conseiller.`,
  },
  'not-advisor': {
    en: ({ card }, names) => `The second card must be an advisor, but ${names.card(card)} is a bright card.`,
    fr: ({ card }, names) => `La seconde carte doit être un conseiller, mais ${names.card(card)} est une carte claire.`,
  },
  'no-dynasty-card': {
    en: 'You can’t play your dynasty card: it’s already on the table, or this game is played without dynasty cards.',
    fr: 'Vous ne pouvez pas poser votre carte de dynastie : elle est déjà posée, ou la partie se joue sans.',
  },
  'no-match': {
    en: ({ card, previous }, names) =>
      `${names.card(card)} has no symbol in common with your last bright card, ${names.card(previous ?? '')}.`,
    fr: ({ card, previous }, names) =>
      `${names.card(card)} n’a aucun symbole en commun avec votre dernière carte claire, ${names.card(previous ?? '')}.`,
  },
  'advisor-no-match': {
    en: ({ advisor, card }, names) => `The advisor’s symbol, ${names.card(advisor)}, isn’t on ${names.card(card)}.`,
    fr: ({ advisor, card }, names) => `Le symbole du conseiller (${names.card(advisor)}) n’est pas sur ${names.card(card)}.`,
  },
  'no-effect': {
    en: ({ symbol, card }, names) => `You can’t cover ${names.card(symbol)}: it isn’t on ${names.card(card)}.`,
    fr: ({ card, symbol }, names) => `Vous ne pouvez pas couvrir ${names.card(symbol)} : ce symbole n’est pas sur ${names.card(card)}.`,
  },
  'not-in-row': {
    en: ({ card }, names) => (card === undefined ? 'Those cards aren’t in the row.' : `${names.card(card)} isn’t in the row.`),
    fr: ({ card }, names) =>
      card === undefined ? 'Ces cartes ne sont pas dans la rangée.' : `Cette carte n’est pas dans la rangée : ${names.card(card)}.`,
  },
  'not-on-table': {
    en: ({ card }, names) => `${names.card(card)} isn’t on the table in front of you.`,
    fr: ({ card }, names) => `Cette carte n’est pas posée devant vous : ${names.card(card)}.`,
  },
  'wrong-number': {
    en: ({ due }) => (due === 1 ? 'Choose one card.' : 'Choose two cards.'),
    fr: ({ due }) => (due === 1 ? 'Choisissez une carte.' : 'Choisissez deux cartes.'),
  },
  'too-few-players': {
    en: ({ least }) => `This game needs at least ${least} players.`,
    fr: ({ least }) => `Il faut être au moins ${least} pour jouer.`,
  },
  'too-many-players': {
    en: ({ most }) => `This game is for at most ${most} players.`,
    fr: ({ most }) => `On ne peut pas être plus de ${most} pour jouer.`,
  },
} satisfies Partial<SentencesByTag<CardGameFault, 'code', [CardNames]>>;
