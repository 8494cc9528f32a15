import { describe, expect, it } from 'vitest';
import { readBoardFile } from '../../../src/assets.js';
import { compileBoard } from '../../../src/games/diplomacy/board/board.js';
import { findPower, findProvince } from '../../../src/games/diplomacy/notation/findByName.js';
import { nationCalled } from '../../../src/games/diplomacy/variants/warhammer/nations.js';

const board = compileBoard(readBoardFile('warhammer-fm05'));

/** Names as the rules spell them, correctly or not. */
const PLACES: Readonly<Record<string, readonly string[]>> = {
  sjok: ['SKOJ', 'SJOK', 'Skojtraken', 'Sjoktraken'],
  avel: ['Avelorn', 'Avel-Loren', 'AVEL'],
  andr: ['AUDH', 'ANDR', 'Audresh', 'Andradesh'],
  okty: ['Oktyo', 'OKTY'],
  yoto: ['Yotok', 'YOTO'],
  baij: ['Baijing', 'Bai-Jing', 'BAIJ'],
  midd: ['Middenheim', 'Middenhiem', 'MIDD'],
  reik: ['Reikland Forest', 'Riekland Forest', 'Rieklands Forest', 'Rieksland Forest', 'Reiklands Forest', 'Riekland', 'Reik'],
  wast: ['Wastelands', 'Wastlands', 'The Wastelands'],
  gfor: ['Great Forest', 'The Great Forest', 'GFOR'],
  claw: ['Sea of Claws', 'Claws'],
  eyec: ['Eye of Chaos', 'The Eye of Chaos', 'Northern Eye of Chaos'],
  lang: ['L’Anguille', "L'Anguille"],
  kdum: ['Karak-Dum', 'Karak Dum'],
  kark: ['Karak-a-Karak', 'Karak-A-Karak'],
  naga: ['The Desolation of Nagash', 'Desolation of Nagash'],
  pale: ['Pale Sister', 'Orc Massif', 'the Pale Sister', 'the Pale Sister (Orc Massif)'],
  wrld: ['The World', 'World', 'WRLD'],
  dark: ['The Darklands', 'Darklands'],
  ngwo: ['Northern Great Western Ocean'],
  ntem: ['Northern Tempest Ocean'],
};
const NATIONS: Readonly<Record<string, readonly string[]>> = {
  bretonnia: ['Brettonnia', 'The Brettonians', 'Brettonian', 'Brettonnian', 'Bretonnia', 'la Bretonnie'],
  estalia: ['Estelia', 'Estialia', 'Estalia'],
  tilea: ['Tilea', 'Dogs of War (Tilea)'],
  empire: ['The Empire', 'Empire', 'l’Empire'],
  'vampire-counts': ['The Vampire Counts', 'Vampire Count', 'Counts'],
  orcs: ['Orcs and Goblins', 'Orcs & Goblins', 'Orcs', 'O&G'],
  ind: ['Kingdoms of Ind', 'The Kingdoms of Ind', 'Ind'],
  cathay: ['The Empire of Cathay', 'Cathay'],
  nippon: ['The Empire of Nippon', 'Nippon'],
  kislev: ['The Kislev', 'Kislevites', 'Kislevite'],
  'high-elves': ['The High Elves', 'High Elf'],
  dwarves: ['The Dwarves', 'Dwarf', 'les Nains'],
  'chaos-dwarves': ['Chaos Dwarves'],
  chaos: ['Chaos'],
  norse: ['Norse', 'The Norse'],
};

describe('Every spelling that the rules use is understood', () => {
  it.each(Object.entries(PLACES).flatMap(([id, texts]) => texts.map(text => [text, id])))('the place %s', (text, id) => {
    expect(findProvince(board, text)).toEqual({ ok: true, value: id });
  });

  it.each(Object.entries(NATIONS).flatMap(([id, texts]) => texts.map(text => [text, id])))('the nation %s', (text, id) => {
    expect([nationCalled(board.file, text), findPower(board, text)]).toEqual([id, id]);
  });

  it('and nations that a table may add', () => {
    expect(['Chaos Daemons', 'Daemons', 'Goblins'].map(text => nationCalled(board.file, text))).toEqual(['daemons', 'daemons', 'goblins']);
  });
});
