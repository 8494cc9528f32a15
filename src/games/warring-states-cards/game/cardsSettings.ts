import type { Setting } from '../../game.js';
import type { CardsBoard } from '../board/cardsBoard.js';

/** What the host may choose; `openGame` reads the values. */
export const settingsOn = (board: CardsBoard): readonly Setting[] => [
  {
    key: 'skills',
    name: { en: 'skills', fr: 'talents' },
    about: { en: 'Cards: are dynasty cards in play', fr: 'Cartes : les cartes de dynastie sont-elles en jeu' },
    choices: [
      { value: 'true', name: { en: 'on', fr: 'oui' } },
      { value: 'false', name: { en: 'off', fr: 'non' } },
    ],
  },
  {
    key: 'rounds',
    name: { en: 'rounds', fr: 'manches' },
    about: { en: 'Cards: the last battle round in any case (30)', fr: 'Cartes : la dernière manche quoi qu’il arrive (30)' },
  },
  {
    key: 'start',
    inRules: true,
    name: { en: 'start', fr: 'départ' },
    about: {
      en: 'Cards: who starts, if dealt; else by lot',
      fr: 'Cartes : qui commence, si cette dynastie est jouée ; sinon par tirage au sort',
    },
    choices: board.file.dynasties.map(({ id, name }) => ({ value: id, name })),
  },
];
