import { expect, test } from 'vitest';
import { readBoardFile } from '../../../src/assets.js';
import { compileBoard } from '../../../src/games/diplomacy/board/board.js';
import { diplomacy } from '../../../src/games/diplomacy/game/diplomacy.js';
import { classic } from './ownVariants.js';

const game = diplomacy(classic(compileBoard(readBoardFile('classic'))));
const POWERS = ['austria', 'england', 'france', 'germany', 'italy', 'russia', 'turkey'];
const opened = game.open({ seats: POWERS, seed: 1, secret: '00', options: {} });

/** What Munich can support, in the order of the menu, with the note beside each. */
function supported(language: 'en' | 'fr'): readonly string[] {
  const munich = game.options(opened, 'germany', language).find(({ key }) => key === 'mun');
  const [, ...kinds] = munich?.choices ?? [];
  const helped = kinds.filter(({ steps }) => steps.length === 3).map(({ steps, stepNotes = [] }) => `${steps[1]} (${stepNotes[1]})`);
  return [...new Set(helped)];
}

test('The menu of supports offers one’s own units first, and says whose the others are', () => {
  expect(supported('en')).toEqual([
    'A Berlin (ber)',
    'F Kiel (kie)',
    'A Vienna (vie · Austria)',
    'A Paris (par · France)',
    'A Marseilles (mar · France)',
    'A Venice (ven · Italy)',
    'A Warsaw (war · Russia)',
  ]);
  expect(supported('fr').at(2)).toBe('A Vienne (vie · Autriche)');
});
