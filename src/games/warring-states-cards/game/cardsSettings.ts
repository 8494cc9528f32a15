import type { Setting } from '../../game.js';
import type { CardsBoard } from '../board/cardsBoard.js';

/** What the host may choose; `openGame` reads the values. */
export const settingsOn = (board: CardsBoard): readonly Setting[] => [
  {
    key: 'skills',
    name: { en: 'skills', fr: 'talents' },
    heading: { en: 'Dynasty cards', fr: 'Cartes de dynastie' },
    about: { en: 'Cards: play with dynasty cards', fr: 'Cartes : jouer avec les cartes de dynastie' },
    choices: [
      { value: 'true', name: { en: 'on', fr: 'oui' } },
      { value: 'false', name: { en: 'off', fr: 'non' } },
    ],
  },
  {
    key: 'rounds',
    name: { en: 'rounds', fr: 'manches' },
    heading: { en: 'Last round', fr: 'Dernière manche' },
    about: { en: 'Cards: the last round at the latest (30)', fr: 'Cartes : la dernière manche au plus tard (30)' },
  },
  {
    key: 'start',
    name: { en: 'start', fr: 'départ' },
    heading: { en: 'First dynasty', fr: 'Première dynastie' },
    about: {
      en: 'Cards: who starts, if in play; otherwise at random',
      fr: 'Cartes : qui commence, si cette dynastie est jouée ; sinon par tirage au sort',
    },
    choices: board.file.dynasties.map(({ id, name }) => ({ value: id, name })),
  },
];
