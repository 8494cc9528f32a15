import { describe, expect, it } from 'vitest';
import type { Battleground } from '../../../../src/games/diplomacy/battles/battleground.js';
import { battleListFrom } from '../../../../src/games/diplomacy/battles/battleListFrom.js';
import { checkEntries, type ListLine } from '../../../../src/games/diplomacy/battles/checkEntries.js';
import { withOwedBattles, withOwedEntries } from '../../../../src/games/diplomacy/battles/sepoyBattles.js';
import type { Battle } from '../../../../src/games/diplomacy/model/battle/battle.js';
import { type BattleList, listOf as nationalList } from '../../../../src/games/diplomacy/model/battle/battleList.js';
import type { BattleStatement } from '../../../../src/games/diplomacy/model/battle/battleStatement.js';
import type { Declaration, DeclarationKind } from '../../../../src/games/diplomacy/model/battle/declaration.js';
import type { Services } from '../../../../src/games/diplomacy/model/battle/service.js';

const declares = (unit: string, kind: DeclarationKind, at: string, power = 'france'): Declaration => ({ power, unit, kind, at });
const MAY = [
  declares('A par', 'hold', 'par'),
  declares('A par', 'move', 'bur'),
  declares('A pic', 'move', 'bel'),
  declares('A mar', 'hold', 'mar'),
];

describe('The lines of a battle list', () => {
  const checked = (lines: readonly ListLine[], commanders: readonly string[], barred: readonly string[] = [], fill?: readonly string[]) => {
    const { entries, faults } = checkEntries(
      MAY,
      { commanders, ...(fill && { fill }), barred: ({ at }) => (at === 'bel' ? barred : []) },
      lines,
    );
    return [
      entries.map(({ declaration: { unit, kind }, commander }) => `${unit} ${kind} by ${commander}`),
      [...faults.values()].map(f => f.code),
    ];
  };

  it('name a unit that may declare: its move, unless they say that it holds', () => {
    expect(checked([{ unit: 'A par' }], ['france'])).toEqual([['A par move by france'], []]);
    expect(checked([{ unit: 'A par', kind: 'hold' }], ['france'])).toEqual([['A par hold by france'], []]);
    expect(checked([{ unit: 'A mar' }], ['france'])).toEqual([['A mar hold by france'], []]);
    expect(checked([{ unit: 'A bre' }], ['france'])).toEqual([[], ['may-not-declare']]);
    expect(checked([{ unit: 'A pic', kind: 'hold' }], ['france'])).toEqual([[], ['may-not-declare']]);
  });

  it('name each unit and each commander once, and no strangers', () => {
    const two = ['france', 'italy'];
    expect(checked([{ unit: 'A par' }, { unit: 'A par', kind: 'hold' }], two)).toEqual([['A par move by france'], ['second-entry']]);
    expect(checked([{ unit: 'A par', commander: 'turkey' }], two)).toEqual([[], ['no-such-commander']]);
    expect(
      checked(
        [
          { unit: 'A par', commander: 'italy' },
          { unit: 'A pic', commander: 'italy' },
        ],
        two,
      ),
    ).toEqual([['A par move by italy'], ['commander-taken']]);
  });

  it('get the first commander who is free: named later he is not', () => {
    const two = ['france', 'italy'];
    expect(checked([{ unit: 'A par' }, { unit: 'A pic', commander: 'france' }], two)).toEqual([
      ['A par move by italy', 'A pic move by france'],
      [],
    ]);
    expect(checked([{ unit: 'A par' }, { unit: 'A pic' }], two, [], ['italy', 'france'])).toEqual([
      ['A par move by italy', 'A pic move by france'],
      [],
    ]);
    expect(checked([{ unit: 'A par' }, { unit: 'A pic' }, { unit: 'A mar' }], two)).toEqual([
      ['A par move by france', 'A pic move by italy'],
      ['no-commander-left'],
    ]);
  });

  it('are not led by a player against an army of his own', () => {
    expect(checked([{ unit: 'A pic', commander: 'italy' }], ['france', 'italy'], ['italy'])).toEqual([[], ['against-own-army']]);
    expect(checked([{ unit: 'A pic' }], ['france', 'italy'], ['france'])).toEqual([['A pic move by italy'], []]);
    expect(checked([{ unit: 'A pic' }], ['france'], ['france'])).toEqual([[], ['no-commander-left']]);
  });
});

describe('A battle list', () => {
  const services: Services = { italy: { as: 'sepoy', of: 'france', won: 0 }, turkey: { as: 'mercenary', of: 'france', won: 0 } };
  const listOf = (sent: readonly BattleStatement[], standing: readonly BattleStatement[] = [], may = MAY) => {
    const { entries, ...rest } = battleListFrom({ seat: 'france', power: 'france' }, may, { services, barred: () => [] }, sent, standing);
    return { ...rest, entries: entries.map(({ declaration: { unit, kind }, commander }) => `${unit} ${kind} by ${commander}`) };
  };
  const wish = (first: DeclarationKind | undefined, ...units: readonly string[]): BattleStatement => ({
    kind: 'wish',
    ...(first && { first }),
    units: [...units],
  });

  it('follows the numbers of its entries; Sepoys lead first, then the player, then Mercenaries', () => {
    const sent: readonly BattleStatement[] = [
      { kind: 'declare', slot: 3, unit: 'A par', as: 'hold' },
      { kind: 'declare', slot: 1, unit: 'A mar', as: 'hold' },
      { kind: 'declare', slot: 2, unit: 'A pic', as: 'move' },
    ];
    expect(listOf(sent)).toMatchObject({
      commanders: ['france', 'italy', 'turkey'],
      entries: ['A mar hold by italy', 'A pic move by france', 'A par hold by turkey'],
    });
  });

  it('that is not sent follows from the wish that stands: holds first, moves first, or units in their order', () => {
    expect(listOf([], [wish('hold')]).entries).toEqual(['A par hold by italy', 'A mar hold by france', 'A pic move by turkey']);
    expect(listOf([], [wish('move')]).entries).toEqual(['A par move by italy', 'A pic move by france', 'A mar hold by turkey']);
    expect(listOf([], [wish(undefined, 'A mar', 'A bre', 'A pic')]).entries).toEqual(['A mar hold by italy', 'A pic move by france']);
    const holds = [declares('A mar', 'hold', 'mar'), declares('A gas', 'hold', 'gas'), declares('A pic', 'move', 'bel')];
    expect(listOf([], [wish('move')], holds).entries).toEqual(['A pic move by italy', 'A mar hold by france', 'A gas hold by turkey']);
    expect(listOf([]).entries).toEqual([]);
    expect(listOf([{ kind: 'declare', slot: 1, unit: 'A mar', as: 'hold' }], [wish('move')]).entries).toEqual(['A mar hold by italy']);
  });

  it('says where to stay away, where to withdraw and whom to favour', () => {
    const sent: readonly BattleStatement[] = [
      { kind: 'away', at: 'bur' },
      { kind: 'withdraw', at: 'bel' },
      { kind: 'favour', powers: ['russia', 'austria'] },
      { kind: 'refuse', powers: ['england'], at: 'bel' },
    ];
    expect(listOf(sent)).toMatchObject({
      away: ['bur'],
      withdraw: ['bel'],
      favour: ['russia', 'austria'],
      refuse: [{ power: 'england', at: 'bel' }],
    });
  });

  it('has a virtual army that moves led by its own player; that holds, by anybody', () => {
    const virtual = [declares('V SYLV', 'move', 'sylv'), declares('V ATHE', 'hold', 'athe')];
    const sent: readonly BattleStatement[] = [
      { kind: 'declare', slot: 1, unit: 'V SYLV', as: 'move' },
      { kind: 'declare', slot: 2, unit: 'V ATHE', as: 'hold', commander: 'turkey' },
    ];
    expect(listOf(sent, [], virtual).entries).toEqual(['V SYLV move by france', 'V ATHE hold by turkey']);
  });
});

describe('The lists of a nation that several seats share', () => {
  const listOfSeat = (seat: string, unit: string): BattleList => ({
    ...{ power: 'empire', commanders: [seat], entries: [{ declaration: declares(unit, 'move', 'reik', 'empire'), commander: seat }] },
    ...{ refuse: [{ power: seat }], away: [], favour: [], withdraw: [] },
  });

  it('are one: commanders and entries of all, the rest as its own seat says', () => {
    const lists = [listOfSeat('empire', 'A altd'), listOfSeat('dwarves', 'A kark'), listOfSeat('empire-2', 'A nuln')];
    const empire = lists.map(list => (list.commanders.includes('dwarves') ? { ...list, power: 'dwarves' } : list));
    expect(nationalList(empire, 'empire')).toMatchObject({
      commanders: ['empire', 'empire-2'],
      entries: [{ commander: 'empire' }, { commander: 'empire-2' }],
      refuse: [{ power: 'empire' }],
    });
    expect(nationalList(empire, 'dwarves')).toBe(empire[1]);
    expect(nationalList(empire, 'kislev')).toMatchObject({ power: 'kislev', entries: [], refuse: [] });
  });
});

describe('A Sepoy is owed a battle', () => {
  const sepoys: Services = {
    italy: { as: 'sepoy', of: 'france', won: 0 },
    spain: { as: 'sepoy', of: 'france', won: 0 },
    turkey: { as: 'mercenary', of: 'france', won: 0 },
  };
  const list = (entries: BattleList['entries']): BattleList => ({
    ...{ power: 'france', commanders: ['france', 'italy', 'spain', 'turkey'], entries },
    ...{ refuse: [], away: [], favour: [], withdraw: [] },
  });
  const [parHold, parMove, picMove, marHold] = MAY as [Declaration, Declaration, Declaration, Declaration];

  it('on the list: the first declaration of a unit that is on no entry and not barred to him', () => {
    const { list: longer, given } = withOwedEntries(list([{ declaration: parMove, commander: 'italy' }]), MAY, {
      services: sepoys,
      barred: ({ at }) => (at === 'bel' ? ['spain'] : []),
    });
    expect(longer.entries).toEqual([
      { declaration: parMove, commander: 'italy' },
      { declaration: marHold, commander: 'spain' },
    ]);
    expect(given).toEqual([{ power: 'france', sepoy: 'spain', at: 'mar' }]);
    expect(withOwedEntries(list([]), MAY, { services: sepoys, barred: () => [] }).list.entries).toEqual([
      { declaration: parHold, commander: 'italy' },
      { declaration: picMove, commander: 'spain' },
    ]);
    const foreign = [declares('A mun', 'move', 'bur', 'germany')];
    expect(withOwedEntries(list([]), foreign, { services: sepoys, barred: () => [] })).toEqual({ list: list([]), given: [] });
  });

  const ground = { pieces: [] } as unknown as Battleground;
  /** Battles of France by who commands it, such as "bur france". */
  const battles = (...texts: readonly string[]) =>
    texts.map(text => {
      const [at = '', commander = ''] = text.split(' ');
      return { at: [at], sides: [], commanders: { france: commander } } as unknown as Battle;
    });
  const commanders = (...texts: readonly string[]) => {
    const { battles: after, given } = withOwedBattles(ground, battles(...texts), [list([])], sepoys);
    return [after.map(({ at, commanders: { france } }) => `${at} ${france}`), given.map(({ sepoy, at }) => `${sepoy} ${at}`)];
  };

  it('in the field: the last battle of the commander who has the most', () => {
    expect(commanders('bel france', 'bur turkey', 'mar turkey', 'mun italy')).toEqual([
      ['bel france', 'bur turkey', 'mar spain', 'mun italy'],
      ['spain mar'],
    ]);
    expect(commanders('bel france', 'bur turkey', 'mun italy')).toEqual([['bel spain', 'bur turkey', 'mun italy'], ['spain bel']]);
  });

  it('from another Sepoy only one of several, and from nobody if there is none', () => {
    expect(commanders('bel italy')).toEqual([['bel italy'], []]);
    expect(commanders('bel italy', 'bur italy')).toEqual([['bel italy', 'bur spain'], ['spain bur']]);
    expect(commanders()).toEqual([[], []]);
    expect(commanders('bel italy', 'bur spain', 'mar france')).toEqual([['bel italy', 'bur spain', 'mar france'], []]);
  });
});
