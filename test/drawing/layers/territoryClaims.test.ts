import { describe, expect, test } from 'vitest';
import { territoryClaims } from '../../../src/drawing/layers/territoryClaims.js';
import { geometries, opening } from '../mapFixture.js';

const { board } = geometries.classic;
const home = opening('classic').centres;

describe('The colour of a province', () => {
  test('of a centre is that of the power that controls it', () => {
    const claims = territoryClaims(board, { ...home, bel: 'france', mun: 'france' });
    expect(claims.get('bel')).toEqual({ power: 'france', firm: true });
    expect(claims.get('mun')).toEqual({ power: 'france', firm: true });
  });

  test('of a centre that nobody controls is none', () => expect(territoryClaims(board, home).get('bel')).toBeUndefined());

  test('of home territory without a centre is its power’s, faintly', () => {
    expect(territoryClaims(board, home).get('tyr')).toEqual({ power: 'austria', firm: false });
  });

  test('of home territory is none once its power controls none of its home centres', () => {
    const { vie, ...rest } = home;
    const oneLeft = { ...rest, tri: 'italy', bud: 'russia', vie: vie ?? 'austria' };
    expect(territoryClaims(board, oneLeft).get('tyr')).toEqual({ power: 'austria', firm: false });
    expect(territoryClaims(board, { ...oneLeft, vie: 'germany', ser: 'austria' }).get('tyr')).toBeUndefined();
  });

  test('of other land is none, even with a unit on it', () => expect(territoryClaims(board, home).get('naf')).toBeUndefined());
});
