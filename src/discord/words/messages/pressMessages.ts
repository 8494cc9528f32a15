import { en, fr } from '../language/grammar.js';
import { messages } from '../language/inLanguage.js';

export const pressMessages = messages({
  head: {
    en: (from: string, to: readonly string[]) => (to.length > 0 ? `${from} to ${en.list(to)}:` : `${from} to all:`),
    fr: (from, to) => (to.length > 0 ? `${from} à ${fr.list(to)} :` : `${from} à tous :`),
  },
  sent: {
    en: 'Sent, in the name of your power alone.',
    fr: 'Envoyé, au seul nom de votre puissance.',
  },
  published: {
    en: 'On its way to the channel, in the name of your power alone.',
    fr: 'C’est en route vers le salon, au seul nom de votre puissance.',
  },
  opening: {
    en: 'I am opening a private thread and adding you. If I may not do that in this channel, nothing comes: then write with `text:`.',
    fr: 'J’ouvre un fil privé et vous y ajoute. Si je n’en ai pas le droit dans ce salon, rien ne vient : écrivez alors avec `texte:`.',
  },
  letters: {
    en: 'Your letters',
    fr: 'Votre courrier',
  },
  noLetters: {
    en: 'Nobody has written to you yet. `/press to: … text: …` writes a letter; without `to:` everybody reads it.',
    fr: 'Personne ne vous a encore écrit. `/courrier à: … texte: …` écrit une lettre ; sans `à:` tout le monde la lit.',
  },
  answer: {
    en: '-# `/press to:` answers.',
    fr: '-# `/courrier à:` répond.',
  },
  threadName: {
    en: (powers: readonly string[]) => en.list(powers),
    fr: powers => fr.list(powers),
  },
  threadText: {
    en: (powers: readonly string[]) =>
      `A place for ${en.list(powers)}. Who may manage threads on this server can read it too; orders do not belong here.`,
    fr: powers =>
      `Un lieu pour ${fr.list(powers)}. Qui peut gérer les fils de ce serveur peut le lire aussi ; les ordres n’ont rien à y faire.`,
  },
  somebody: {
    en: 'somebody',
    fr: 'quelqu’un',
  },
});
