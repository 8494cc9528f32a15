import { describe, expect, it } from 'vitest';
import { readBoardFile } from '../../../src/assets.js';
import { compileBoard } from '../../../src/games/diplomacy/board/board.js';
import type { Unit } from '../../../src/games/diplomacy/board/position.js';
import { diplomacy } from '../../../src/games/diplomacy/game/diplomacy.js';
import type { State } from '../../../src/games/diplomacy/model/state.js';
import { classic } from './ownVariants.js';

const board = compileBoard(readBoardFile('classic'));
const game = diplomacy(classic(board));

/** A fall in which France has seventeen centres, Berlin among them, and can drive Germany's last army out of Munich. */
const fall: State = (() => {
  const open = game.open({ seats: ['france', 'germany'], seed: 1, options: {} });
  const seventeen = ['ber', ...[...board.centres].filter(centre => !['ber', 'mun'].includes(centre)).slice(0, 16)];
  const centres = { ...Object.fromEntries(seventeen.map(centre => [centre, 'france'])), mun: 'germany' };
  const army = (power: string, at: string): Unit => ({ power, type: 'A', at });
  const units = [army('france', 'bur'), army('france', 'tyr'), army('germany', 'mun')];
  return { ...open, turn: { year: 1905, season: 'fall' }, position: { ...open.position, units, centres } };
})();

const said = (now: State, seat: string, text: string) =>
  game.advance(now, new Map([[seat, game.read(now, seat, text, undefined, 'en').submission]]));

describe('Centres are counted after the retreats of the fall', () => {
  const moved = said(fall, 'france', 'A Bur - Mun; A Tyr S A Bur - Mun');

  it('not before: the eighteenth does not win while somebody can retreat into one', () => {
    expect(moved.report.captured).toEqual([]);
    expect(game.ending(moved.state)).toBeUndefined();
    expect(game.phase(moved.state)).toMatchObject({ kind: 'retreats', awaits: ['germany'] });
  });

  it('a unit that has retreated into a centre takes it', () => {
    const { state, report } = said(moved.state, 'germany', 'A Mun - Ber');
    expect(report.captured).toEqual([
      { centre: 'mun', from: 'germany', to: 'france' },
      { centre: 'ber', from: 'france', to: 'germany' },
    ]);
    expect(game.ending(state)).toBeUndefined();
  });

  it('where it disbands the eighteenth wins', () => {
    const { state, report } = said(moved.state, 'germany', 'A Mun D');
    expect(report.captured).toEqual([{ centre: 'mun', from: 'germany', to: 'france' }]);
    expect(game.ending(state)).toEqual({ winners: ['france'] });
  });
});
