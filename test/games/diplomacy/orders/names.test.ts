import { describe, expect, it } from 'vitest';
import type { Board } from '../../../../src/games/diplomacy/board/board.js';
import { findLocation, findProvince } from '../../../../src/games/diplomacy/notation/findByName.js';
import { parseOrder } from '../../../../src/games/diplomacy/notation/parseOrder.js';
import { classic, warringStates } from './boards.js';

const found = (board: Board, text: string): unknown => {
  const place = findLocation(board, text);
  return place.ok ? place.value : place.fault;
};

describe('a province of Warring States is found', () => {
  it.each([
    ['by its abbreviation, capitals or not', ['Xia', 'XIA', 'xia', 'xia.'], 'xia'],
    ['by its name', ['Xianyang', 'xianyang', 'XIANYANG'], 'xia'],
    ['by its name in Chinese', ['咸陽'], 'xia'],
    ['by an alias', ['West Zhou', 'Hanzhong', 'WZh'], 'hch'],
    ['by the misspelling of the rules', ['Diqui'], 'diq'],
    ['by the only name that so begins', ['Xian', 'xiany'], 'xia'],
    ['whatever blanks and hyphens are inside', ['Chang-hsia', 'Chang hsia', 'Changhsia', 'CHANG-HSIA', 'chang‑hsia'], 'cha'],
    ['also where a name is written in two', ['Luo yang', 'luo-yang'], 'luo'],
    ['by its French name, accents or not', ['Passe de Juyong', 'passe de juyong'], 'jpa'],
    ['over several words', ['East China Sea', 'Mer de Chine orientale'], 'ecs'],
    ['Ji, although six names begin with it', ['Ji', 'ji', 'JI'], 'ji'],
    ['Yan, a power too: Yanmen by its abbreviation', ['Yan'], 'yan'],
    ['Han, a power too: Handan by its abbreviation', ['Han'], 'han'],
    ['Wei, a power too: the province of that name', ['Wei'], 'wei'],
    ['Sha: Shang, not Shaoliang or Shanggu', ['Sha', 'Shang'], 'sha'],
    ['Shangyong, not Shang', ['Shangyong', 'Shang yong'], 'syo'],
    ['Donghai in one word', ['Donghai', 'donghai', 'Don'], 'don'],
    ['Bo Hai, the sea', ['Bo Hai', 'Bohai', 'BOH', 'Golfe de Bohai'], 'boh'],
  ])('%s', (_, texts, id) => {
    for (const text of texts) expect(found(warringStates, text), text).toBe(id);
  });

  it('Dong Hai, in two words, is the East China Sea to others: it has to be asked', () => {
    for (const text of ['Dong Hai', 'dong-hai', 'DONG  HAI', '東海']) {
      expect(found(warringStates, text), text).toMatchObject({ code: 'ambiguous-place', candidates: ['don', 'ecs'] });
    }
  });

  it('never by the beginning of several names', () => {
    expect(found(warringStates, 'Jiuy')).toEqual({ code: 'ambiguous-place', typed: 'Jiuy', candidates: ['jyi', 'jyu'] });
    expect(found(warringStates, 'X')).toEqual({ code: 'unknown-place', typed: 'X' });
    expect(found(warringStates, 'Xianyangg')).toEqual({ code: 'unknown-place', typed: 'Xianyangg' });
    expect(found(warringStates, '')).toEqual({ code: 'not-understood', typed: '' });
  });
});

describe('a province of Classic is found', () => {
  it.each([
    ['by its French name', ['Mer du Nord', 'mer du nord', 'MER-DU-NORD'], 'nth'],
    ['with apostrophes and accents or without', ["Mer d'Irlande", 'mer d’irlande', 'mer dirlande'], 'iri'],
    ['with dots or without', ['St. Petersburg', 'St Petersburg', 'StPetersburg', 'Saint-Pétersbourg', 'saint petersbourg'], 'stp'],
    ['Édimbourg, capital accents too', ['Édimbourg', 'edimbourg', 'E\u0301dimbourg'], 'edi'],
    ['by the abbreviations of other hosts', ['gob', 'nrg', 'lpl', 'tyn', 'mid', 'ech'], undefined],
    ['by its English name', ['North Sea', 'north-sea'], 'nth'],
  ])('%s', (_, texts, id) => {
    for (const text of texts) {
      const place = findProvince(classic, text);
      expect(place.ok, text).toBe(true);
      if (place.ok && id !== undefined) expect(place.value, text).toBe(id);
    }
  });

  it('with its coast, however that is written', () => {
    for (const text of [
      'stp/nc',
      'STP/NC',
      'stp(nc)',
      'stp (nc)',
      'stp nc',
      'stp-nc',
      'St Petersburg north coast',
      'St. Petersburg (North Coast)',
    ])
      expect(found(classic, text), text).toBe('stp/nc');
    for (const text of ['spa sc', 'Spain south coast', 'Espagne côte sud', 'espagne cs', 'Spain/sc'])
      expect(found(classic, text), text).toBe('spa/sc');
    for (const text of ['bul/ec', 'Bulgarie côte est']) expect(found(classic, text), text).toBe('bul/ec');
    expect(found(classic, 'Saint-Pétersbourg côte nord')).toBe('stp/nc');
  });

  it('but not with a coast it has not', () => {
    expect(found(classic, 'spa/ec')).toEqual({ code: 'unknown-coast', at: 'spa', coast: 'ec' });
    expect(found(classic, 'lon/nc')).toEqual({ code: 'unknown-coast', at: 'lon', coast: 'nc' });
  });

  it('never where nobody may go', () => {
    expect(found(classic, 'Switzerland')).toMatchObject({ code: 'unknown-place' });
  });

  it('never by the beginning of several names', () => {
    expect(found(classic, 'norw')).toMatchObject({ code: 'ambiguous-place', candidates: ['nwg', 'nwy'] });
    expect(found(classic, 'nor')).toBe('nwy');
  });
});

describe.each([classic, warringStates])('on the board $file.id', board => {
  const names = board.provinces.flatMap(p =>
    [p.abbr, p.name.en, p.name.fr, ...(p.hanzi ? [p.hanzi] : []), ...p.aliases].map((name): [string, string] => [name, p.id]),
  );
  const asked = (name: string): boolean => name === '東海' || name === 'Dong Hai';

  it('every name of every province finds it, in any case', () => {
    for (const [name, id] of names)
      if (!asked(name)) for (const text of [name, name.toUpperCase(), name.toLowerCase()]) expect(found(board, text), text).toBe(id);
  });

  it('no name is taken for a word of an order, or hides one', () => {
    for (const [name, id] of names) {
      if (asked(name)) continue;
      const at = (text: string, phase: 'movement' | 'retreats' | 'adjustments') => {
        const drafts = parseOrder(board, phase, text);
        return drafts.ok
          ? drafts.value.map(d => (d.kind === 'waive' ? [] : [d.kind, d.unit.at.province, 'to' in d ? d.to?.province : undefined]))
          : drafts.fault;
      };
      expect(at(`A ${name} - ${name}`, 'movement')).toEqual([['move', id, id]]);
      expect(at(`${name} H`, 'movement')).toEqual([['hold', id, undefined]]);
      expect(at(`F ${name} S ${name} vers ${name}`, 'movement')).toEqual([['support', id, id]]);
      expect(at(`${name} R ${name}`, 'retreats')).toEqual([['retreat', id, id]]);
      expect(at(`${name} D`, 'retreats')).toEqual([['disband', id, undefined]]);
      expect(at(`Build A ${name}`, 'adjustments')).toEqual([['build', id, undefined]]);
    }
  });
});
