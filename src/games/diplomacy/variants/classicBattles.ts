import type { Board } from '../board/board.js';
import type { Variant } from '../model/variant.js';
import { classic } from './classic.js';
import { REPORTS_CHECKED } from './reportsChecked.js';

/** The standard game with the decisive battles of Warhammer Diplomacy, whose author suggests other boards ("Additional Maps"). */
export const classicBattles = (board: Board): Variant => ({
  ...classic({ ...board, file: { ...board.file, capitalsMatter: true } }),
  id: 'classic-battles',
  rulesPages: ['decisive-battles', 'classic'],
  title: { en: 'Classic with decisive battles', fr: 'Classique avec batailles décisives' },
  battles: true,
  changes: [REPORTS_CHECKED],
});
