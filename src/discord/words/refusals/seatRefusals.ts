import { en, fr } from '../language/grammar.js';
import type { SentencesByTag } from '../language/sentencesByTag.js';
import type { CommandFault } from './commandFault.js';

/** Why something about seats and their players was refused. */
export const seatRefusals = {
  'no-such-seat': {
    en: 'That power isn’t in play, or can’t be chosen here.',
    fr: 'Cette puissance n’est pas en jeu, ou ne peut pas être choisie ici.',
  },
  'no-seat': {
    en: 'You don’t play a power in that game.',
    fr: 'Vous ne jouez aucune puissance dans cette partie.',
  },
  'seat-not-open': {
    en: 'That seat isn’t open, or has just been taken.',
    fr: 'Cette place n’est pas libre, ou vient d’être prise.',
  },
  'has-played': {
    en: 'Only someone who has never played in this game and has never seen anyone’s orders in it can take that seat.',
    fr: 'Pour prendre cette place, il faut n’avoir jamais joué dans cette partie et n’y avoir vu aucun ordre.',
  },
  'not-asked-to-substitute': {
    en: 'You haven’t been asked to substitute for that seat, or the request is no longer open.',
    fr: 'On ne vous a pas demandé de remplacer quelqu’un à cette place, ou la demande n’est plus valable.',
  },
  'cannot-stand-in': {
    en: 'Your substitute can’t be the host of this game, or someone who has played in it. Choose someone else.',
    fr: 'Ni l’hôte de cette partie ni quelqu’un qui y a joué ne peut vous remplacer. Choisissez une autre personne.',
  },
  'asked-often': {
    en: ({ most }) =>
      `In the last 24 hours they’ve been asked ${most} times to step in, and I don’t ask anyone more often. Choose someone else, or try again tomorrow.`,
    fr: ({ most }) =>
      `On a déjà sollicité cette personne ${most} fois en 24 heures, et je ne demande pas plus souvent. Choisissez quelqu’un d’autre, ou réessayez demain.`,
  },
  'substitute-not-invited': {
    en: 'This game is private: your substitute has to be someone who may play in it.',
    fr: 'Cette partie est privée\u00a0: seule une personne qui peut y jouer peut vous remplacer.',
  },
  'stands-in': {
    en: 'As a substitute you can only give orders for the player you stand in for.',
    fr: 'Vous remplacez quelqu’un : vous pouvez seulement donner des ordres à sa place.',
  },
  'nothing-filed': {
    en: 'You have no saved orders. To be ready anyway, press **Ready** in your panel again and confirm.',
    fr: 'Vous n’avez enregistré aucun ordre. Si vous voulez terminer sans ordres, appuyez de nouveau sur **Prêt** dans votre panneau et confirmez.',
  },
  'some-missing': {
    en: ({ missing }) =>
      `${en.count(missing, 'One order is', '# orders are')} missing. To be ready anyway, press **Ready** in your panel again and confirm.`,
    fr: ({ missing }) =>
      `Il manque ${fr.count(missing, '# ordre', '# ordres')}. Si vous voulez terminer quand même, appuyez de nouveau sur **Prêt** dans votre panneau et confirmez.`,
  },
  eliminated: {
    en: 'Your power is out of the game.',
    fr: 'Votre puissance est hors jeu.',
  },
  'no-such-power': {
    en: 'Which power do you mean? Choose from the list; separate several with commas.',
    fr: 'Quelle puissance ? Choisissez dans la liste\u00a0; s’il y en a plusieurs, séparez-les par des virgules.',
  },
  'press-to-oneself': {
    en: 'That’s your own power. Choose another power to write to.',
    fr: 'C’est votre propre puissance. Choisissez une autre puissance à qui écrire.',
  },
  'no-opponent': {
    en: 'The bot doesn’t play that seat.',
    fr: 'Cette place n’est pas tenue par le bot.',
  },
  'opponents-owe': {
    en: 'The bot is still working out its own orders. Try again in a few seconds.',
    fr: 'Le bot prépare encore ses propres ordres. Réessayez dans quelques secondes.',
  },
  'no-hint': {
    en: 'Hints are only available in training games, when you have something to decide.',
    fr: 'Il n’y a de conseils que dans les parties d’entraînement, quand vous avez quelque chose à décider.',
  },
  'nobody-chosen': {
    en: 'Choose a person.',
    fr: 'Choisissez une personne.',
  },
  'chosen-bot': {
    en: 'That’s a bot. Choose a person.',
    fr: 'C’est un bot. Choisissez une personne.',
  },
} satisfies Partial<SentencesByTag<CommandFault, 'code'>>;
