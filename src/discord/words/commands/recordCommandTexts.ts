import { commandTexts } from './commandText.js';

export const statusTexts = commandTexts({
  command: {
    name: { en: 'status', fr: 'état' },
    about: { en: 'The current turn, deadline and standings', fr: 'Le tour en cours, l’échéance et le classement' },
  },
});

export const logTexts = commandTexts({
  command: {
    name: { en: 'log', fr: 'journal' },
    about: { en: 'What the host did', fr: 'Ce qu’a fait l’hôte' },
  },
});

export const verifyTexts = commandTexts({
  command: {
    name: { en: 'verify', fr: 'vérifier' },
    about: {
      en: 'Check the seals on orders or, in card games, every draw of a finished game',
      fr: 'Contrôler les sceaux des ordres ou, aux cartes, les tirages d’une partie finie',
    },
  },
});

export const rulesTexts = commandTexts({
  command: {
    name: { en: 'rules', fr: 'règles' },
    about: { en: 'The rules of a game, topic by topic', fr: 'Les règles d’un jeu, sujet par sujet' },
  },
  topic: {
    name: { en: 'topic', fr: 'sujet' },
    about: { en: 'What you want to know', fr: 'Ce que vous voulez savoir' },
  },
  variant: {
    name: { en: 'variant', fr: 'variante' },
    about: { en: 'Which game, if not the one in this channel', fr: 'Quel jeu, si ce n’est pas celui de ce salon' },
  },
});
