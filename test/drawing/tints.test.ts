import { describe, expect, test } from 'vitest';
import { territoryClaims } from '../../src/drawing/layers/territoryFills.js';
import { opening, plans } from './boardsOnFile.js';

const { board } = plans.classic;
const home = opening('classic').centres;

describe('Whose colour a land bears', () => {
  test('a centre bears that of whoever controls it', () => {
    const claims = territoryClaims(board, { ...home, bel: 'france', mun: 'france' });
    expect(claims.get('bel')).toEqual({ power: 'france', firm: true });
    expect(claims.get('mun')).toEqual({ power: 'france', firm: true });
  });

  test('a centre that nobody controls is bare', () => expect(territoryClaims(board, home).get('bel')).toBeUndefined());

  test('home ground without a centre bears its power’s colour faintly', () => {
    expect(territoryClaims(board, home).get('tyr')).toEqual({ power: 'austria', firm: false });
  });

  test('as long as that power controls one of its own home centres, and no longer', () => {
    const { vie, ...rest } = home;
    const oneLeft = { ...rest, tri: 'italy', bud: 'russia', vie: vie ?? 'austria' };
    expect(territoryClaims(board, oneLeft).get('tyr')).toEqual({ power: 'austria', firm: false });
    expect(territoryClaims(board, { ...oneLeft, vie: 'germany', ser: 'austria' }).get('tyr')).toBeUndefined();
  });

  test('other land is bare whoever stands on it', () => expect(territoryClaims(board, home).get('naf')).toBeUndefined());
});
