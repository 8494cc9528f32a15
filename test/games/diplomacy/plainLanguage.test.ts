import { describe, expect, it, test } from 'vitest';
import { readBoardFile } from '../../../src/assets.js';
import { compileBoard } from '../../../src/games/diplomacy/board/board.js';
import { diplomacy } from '../../../src/games/diplomacy/game/diplomacy.js';
import { inNotation } from '../../../src/games/diplomacy/notation/plainLanguage.js';
import { classic, warringStatesV2 } from './ownVariants.js';

const europe = diplomacy(classic(compileBoard(readBoardFile('classic'))));
const china = diplomacy(warringStatesV2(compileBoard(readBoardFile('warring-states-v2'))));

/** What a text puts on file for a seat at the start of the game, and what could not be read. */
function filed(
  game: typeof europe,
  seat: string,
  text: string,
): { readonly orders: readonly string[]; readonly refused: readonly string[] } {
  const now = game.open({ seats: ['qin', 'france', 'russia'].filter(one => one === seat), seed: 1, options: {} });
  const { lines, submission } = game.read(now, seat, text, undefined, 'en');
  return {
    orders: game.sheet(now, seat, submission, 'en').flatMap(line => line.text ?? []),
    refused: lines.flatMap(({ typed, fault }) => (fault ? [typed] : [])),
  };
}

describe('An order may be a sentence', () => {
  test.each([
    ['the fleet in Brest goes to the English Channel', 'F bre - eng'],
    ['My army in Paris heads into Burgundy', 'A par - bur'],
    ['Brest to the Channel', 'F bre - eng'],
    ['the army in Paris stays', 'A par H'],
    ['F Brest va en Manche', 'F bre - eng'],
    ['la flotte de Brest va dans la Manche', 'F bre - eng'],
    ['L’armée de Paris attaque la Bourgogne', 'A par - bur'],
    ["l'armée de Paris reste", 'A par H'],
  ])('%s', (typed, order) => expect(filed(europe, 'france', typed)).toEqual({ orders: [order], refused: [] }));

  test.each([
    ['A Yong va à Rong', 'A Yon - Ron'],
    ['Armée de Yong attaque Rong', 'A Yon - Ron'],
    ['A Yong appuie A Xianyang', 'A Yon S A Xia H'],
    ['Xianyang to the Anyi', 'A Xia - Any'],
  ])('%s', (typed, order) => expect(filed(china, 'qin', typed)).toEqual({ orders: [order], refused: [] }));

  it('is given back as it was typed if no unit or place is found in it', () => {
    for (const typed of ['the fleet in Atlantis goes to the moon', 'please do something', 'la la la'])
      expect(filed(europe, 'france', typed)).toEqual({ orders: [], refused: [typed] });
  });

  it('is read as such only where it is no order in the notation: an article may be part of a name', () => {
    expect(filed(europe, 'france', 'A Paris - Gascony').orders).toEqual(['A par - gas']);
    expect(filed(europe, 'france', 'F Brest - La Manche').orders).toEqual(['F bre - eng']);
  });

  it('takes no longer the longer it is', () => {
    for (const typed of ['the '.repeat(80), 'l’'.repeat(150), 'va en la '.repeat(33), `${'army in the '.repeat(25)}x`])
      for (const text of inNotation(typed)) expect(text.length).toBeLessThanOrEqual(typed.length + 3);
  });
});

describe('Orders in one line', () => {
  it('may be separated by commas', () => {
    const told = 'Marseilles supports Paris to Burgundy, Paris to Burgundy, and Brest to the Channel';
    expect(filed(europe, 'france', told)).toEqual({ orders: ['A par - bur', 'A mar S A par - bur', 'F bre - eng'], refused: [] });
  });

  it('are given back together if one of them cannot be read', () => {
    const told = 'A Paris - Burgundy, A Marseilles - Nowhere';
    expect(filed(europe, 'france', told)).toEqual({ orders: [], refused: [told] });
  });

  it('are taken one by one if one of them is not allowed', () => {
    const told = 'A Paris - Burgundy, A Marseilles - London';
    expect(filed(europe, 'france', told)).toEqual({ orders: ['A par - bur'], refused: ['A Marseilles - London'] });
  });
});

describe('All hold', () => {
  test.each([
    ...['all hold', 'Everything holds.', 'all my units hold', 'Everyone stays put', 'nobody moves'],
    ...[
      'Tout tient',
      'toutes mes unités tiennent',
      'Tout le monde reste sur place',
      'personne ne bouge',
      'Toutes mes armées restent sur place.',
    ],
  ])('%s is an order to every unit of one’s own, and replaces what was on file', typed => {
    expect(filed(europe, 'russia', `A Moscow - Ukraine\n${typed}`)).toEqual({
      orders: ['A mos H', 'A war H', 'F sev H', 'F stp/sc H'],
      refused: [],
    });
  });

  it('is no order in winter', () => {
    const now = { ...europe.open({ seats: ['france'], seed: 1, options: {} }), phase: 'adjustments' as const };
    expect(europe.read(now, 'france', 'all hold', undefined, 'en').lines.map(({ fault }) => fault === undefined)).toEqual([false]);
  });
});
