import { capital, en, fr } from '../language/grammar.js';
import { messages } from '../language/inLanguage.js';

export const pressMessages = messages({
  head: {
    en: (from: string, to: readonly string[]) => (to.length > 0 ? `${from} to ${en.list(to)}:` : `${from} to everyone:`),
    fr: (from, to) => (to.length > 0 ? `${capital(fr.the(from))} ${fr.toPowers(to)} :` : `${capital(fr.the(from))} à tout le monde :`),
  },
  sent: {
    en: 'Sent. Only your power’s name is shown.',
    fr: 'C’est envoyé. Seul le nom de votre puissance apparaît.',
  },
  published: {
    en: 'Sent to the channel. Only your power’s name is shown.',
    fr: 'C’est envoyé dans le salon. Seul le nom de votre puissance apparaît.',
  },
  lost: {
    en: (to: readonly string[], game: string) =>
      `${game}: your letter to ${to.length > 0 ? en.list(to) : 'everyone'} couldn’t be delivered. ${to.length > 0 ? 'To write to everyone in the channel instead, use `/press` without `to:`.' : 'Try again in a moment.'}`,
    fr: (to, game) =>
      `${game}\u00a0: votre courrier ${to.length > 0 ? fr.toPowers(to) : 'à tout le monde'} n’a pas pu être remis. ${to.length > 0 ? 'Pour écrire plutôt à tout le monde dans le salon, utilisez `/courrier` sans `à:`.' : 'Réessayez dans un moment.'}`,
  },
  opening: {
    en: 'I’m opening a private thread and adding you. If no thread appears, I’m missing a permission in this channel: write with `text:` instead.',
    fr: 'J’ouvre un fil privé et je vous y ajoute. Si aucun fil n’apparaît, il me manque un droit dans ce salon : écrivez alors avec `texte:`.',
  },
  letters: {
    en: 'Your letters',
    fr: 'Votre courrier',
  },
  noLetters: {
    en: 'No letters yet. To write one, use `/press to: … text: …`; without `to:` everyone can read it.',
    fr: 'Pas encore de courrier. Pour écrire : `/courrier à: … texte: …` ; sans `à:`, tout le monde peut lire.',
  },
  answer: {
    en: '-# To answer, use `/press to:`.',
    fr: '-# Pour répondre, utilisez `/courrier à:`.',
  },
  threadName: {
    en: (powers: readonly string[]) => en.list(powers),
    fr: powers => fr.list(powers),
  },
  threadText: {
    en: (powers: readonly string[]) =>
      `Private talk: ${en.list(powers)}. Moderators of this server can read it too. Don’t give your orders here.`,
    fr: powers => `Discussion privée : ${fr.list(powers)}. La modération du serveur peut la lire aussi. Ne donnez pas vos ordres ici.`,
  },
  somebody: {
    en: 'someone',
    fr: 'quelqu’un',
  },
});
