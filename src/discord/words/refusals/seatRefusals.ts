import type { SentencesByTag } from '../language/sentencesByTag.js';
import type { CommandFault } from './commandFault.js';

/** Why something about seats and their players was refused. */
export const seatRefusals = {
  'no-such-seat': {
    en: 'That power does not play, or has nothing to decide now.',
    fr: 'Cette puissance ne joue pas, ou n’a rien à décider maintenant.',
  },
  'no-seat': {
    en: 'You play no power in that game.',
    fr: 'Vous ne jouez aucune puissance dans cette partie.',
  },
  'seat-not-open': {
    en: 'That seat is not open, or not any more.',
    fr: 'Cette place n’est pas libre, ou ne l’est plus.',
  },
  'has-played': {
    en: 'Only somebody who has never played in this game, and has seen nobody’s orders in it, may take that seat.',
    fr: 'Seul quelqu’un qui n’a jamais joué dans cette partie, ni vu d’ordres de personne, peut prendre cette place.',
  },
  'cannot-stand-in': {
    en: 'Only somebody who neither hosts this game nor has ever played in it can order for you.',
    fr: 'Seul quelqu’un qui n’organise pas cette partie et n’y a jamais joué peut donner vos ordres.',
  },
  'stands-in': {
    en: 'You are a substitute: you give orders for another player, and nothing else.',
    fr: 'Vous remplacez quelqu’un : vous donnez ses ordres, et rien d’autre.',
  },
  'nothing-filed': {
    en: 'You have saved no orders. Press **Ready** again in your panel to confirm.',
    fr: 'Vous n’avez enregistré aucun ordre. Appuyez de nouveau sur **Prêt** dans votre panneau pour confirmer.',
  },
  eliminated: {
    en: 'Your power is out of the game.',
    fr: 'Votre puissance est hors jeu.',
  },
  'no-such-power': {
    en: 'Which power do you mean? Choose from the list; several with commas between.',
    fr: 'Quelle puissance ? Choisissez dans la liste ; plusieurs avec des virgules.',
  },
  'press-to-oneself': {
    en: 'That is your own power. Choose somebody else to write to.',
    fr: 'C’est votre propre puissance. Choisissez à qui d’autre écrire.',
  },
  'nobody-chosen': {
    en: 'Choose a person.',
    fr: 'Choisissez une personne.',
  },
  'chosen-bot': {
    en: 'That is a bot. Choose a person.',
    fr: 'C’est un bot. Choisissez une personne.',
  },
} satisfies Partial<SentencesByTag<CommandFault, 'code'>>;
