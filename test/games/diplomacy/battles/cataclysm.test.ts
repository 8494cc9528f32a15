import { describe, expect, test } from 'vitest';
import { readBoardFile } from '../../../../src/assets.js';
import { compileBoard } from '../../../../src/games/diplomacy/board/board.js';
import type { Unit } from '../../../../src/games/diplomacy/board/position.js';
import { diplomacy } from '../../../../src/games/diplomacy/game/diplomacy.js';
import type { Report } from '../../../../src/games/diplomacy/model/report.js';
import { type State, type Submission, state as savedState } from '../../../../src/games/diplomacy/model/state.js';
import { classicBattles, warhammerFm05 } from '../ownVariants.js';

const game = diplomacy(classicBattles(compileBoard(readBoardFile('classic'))));
const POWERS = ['austria', 'england', 'france', 'germany', 'italy', 'russia', 'turkey'];

const unitsFrom = (text: string): readonly Unit[] =>
  text.split(', ').map(one => {
    const [power = '', type, at = ''] = one.split(' ');
    return { power, type: type === 'F' ? 'F' : 'A', at };
  });

function play(state: State, said: Readonly<Record<string, string>>): { readonly state: State; readonly report: Report } {
  const sent = Object.entries(said).map(([seat, text]): [string, Submission] => {
    const { submission, lines } = game.read(state, seat, text, undefined, 'en');
    const bad = lines.find(line => line.fault);
    if (bad) throw new Error(`${seat} may not say ${bad.typed}: ${bad.fault?.code}`);
    return [seat, submission];
  });
  return game.advance(state, new Map(sent));
}

/** Returns a state in which lists are due. France holds Burgundy, supported by England, and Germany attacks it. */
function inBurgundy(options: Readonly<Record<string, string>>, secret = '00', english = 'A Pic S A Bur H'): State {
  const opened = game.open({ seats: POWERS, seed: 1, secret, options: game.chosen?.parse({ cataclysmic: 'true', ...options }) ?? {} });
  const state: State = { ...opened, position: { ...opened.position, units: unitsFrom('germany A mun, france A bur, england A pic') } };
  return play(state, { germany: 'A Mun - Bur', france: 'A Bur H', england: english }).state;
}
const standing = ({ position }: State): readonly string[] => position.units.map(u => `${u.power} ${u.at}`);
const battleIn = ({ war }: Report) => war?.battles[0] ?? expect.fail('there was no battle');

describe('Cataclysmic battles, drawn', () => {
  /** The outcomes of the same battle for different secrets. */
  const outcomes = Array.from({ length: 40 }, (_, i) =>
    play(inBurgundy({}, i.toString(16).padStart(4, '0')), { germany: 'Battle A Mun move' }),
  );
  const won = outcomes.filter(({ report }) => 'winner' in battleIn(report));

  test('whoever loses against a declared side may lose the units he contended with, for good; never his supporters', () => {
    const destroyed = won.filter(({ report }) => report.orders.some(order => order.destroyed));
    expect(destroyed.length).toBeGreaterThan(0);
    expect(destroyed.length).toBeLessThan(won.length);
    for (const { state, report } of destroyed) {
      expect(standing(state)).toEqual(['germany bur', 'england pic']);
      expect(state.position.dislodged).toEqual([]);
      expect(report.orders.filter(order => order.destroyed).map(({ power }) => power)).toEqual(['france']);
    }
  });

  test('otherwise he retreats', () => {
    const spared = won.filter(({ report }) => !report.orders.some(order => order.destroyed));
    for (const { state, report } of spared) {
      expect(state.position.dislodged.map(({ at }) => at)).toEqual(['bur']);
      expect(battleIn(report)).toMatchObject({ destroyed: [] });
    }
  });

  test('nobody is lost where the status quo wins', () => {
    const lost = outcomes.filter(({ report }) => !('winner' in battleIn(report)));
    expect(lost.length).toBeGreaterThan(0);
    for (const { state } of lost) expect(standing(state)).toEqual(['germany mun', 'france bur', 'england pic']);
  });
});

describe('Withdrawing', () => {
  test('leaves the battle at once, and is safe: the whole side, where its leader does', () => {
    for (let secret = 0; secret < 12; secret++) {
      const { state, report } = play(inBurgundy({}, `0${secret.toString(16)}`), { germany: 'Battle A Mun move', france: 'Withdraw Bur' });
      expect(battleIn(report)).toMatchObject({ by: 'unopposed', winner: { unit: 'A mun' }, destroyed: [] });
      expect(state.position.dislodged.map(({ power }) => power)).toEqual(['france']);
    }
  });

  test('of one who is on a side with others leaves them to fight', () => {
    const { report } = play(inBurgundy({}, '00', 'A Pic - Bur'), { germany: 'Battle A Mun move', england: 'Withdraw Bur' });
    expect(battleIn(report).sides.at(-1)).toMatchObject({
      ...{
        leader: 'france',
        strength: 1,
        units: ['A bur'],
        armies: [{ power: 'france' }],
        contenders: [{ power: 'france', unit: 'A bur' }],
      },
    });
  });

  test('is open to one who only supports: his army leaves, and the side breaks sooner', () => {
    const lists = inBurgundy({});
    expect(game.phase(lists).mayAct).toContain('england');
    const { report } = play(lists, { germany: 'Battle A Mun move', england: 'Withdraw Bur' });
    expect(battleIn(report).sides.at(-1)).toMatchObject({
      ...{
        leader: 'france',
        strength: 1,
        breaksAt: 1,
        units: ['A bur'],
        armies: [{ power: 'france' }],
        contenders: [{ power: 'france', unit: 'A bur' }],
      },
    });
  });

  test('of all leaves things as they are', () => {
    const { state, report } = play(inBurgundy({}), { germany: 'Battle A Mun move; Withdraw Bur', france: 'Withdraw Bur' });
    expect(battleIn(report)).toMatchObject({ by: 'unopposed', sides: [] });
    expect(standing(state)).toEqual(['germany mun', 'france bur', 'england pic']);
  });

  test('is only for cataclysmic battles', () => {
    expect(() => play(inBurgundy({ cataclysmic: 'false' }), { france: 'Withdraw Bur' })).toThrow('not-said-now');
  });
});

describe('Cataclysmic battles, fought on a table', () => {
  const reported = (germany: string, france: string): State => {
    const table = play(inBurgundy({ battles: 'tabletop' }), { germany: 'Battle A Mun move' }).state;
    return play(table, { germany: `Won BUR by ${germany}`, france: `Won BUR by ${france}` }).state;
  };

  test('destroy the losers if both reports say so', () => {
    expect(reported('Germany, destroyed', 'Germany, destroyed').position.dislodged).toEqual([]);
    expect(reported('Germany, destroyed', 'Germany').position.dislodged).toHaveLength(1);
  });
});

describe('Reports of a battle fought on a table', () => {
  const reported = (germany: string, france: string): State => {
    const table = play(inBurgundy({ battles: 'tabletop' }), { germany: 'Battle A Mun move' }).state;
    return play(table, { germany: `Won BUR by ${germany}`, france: `Won BUR by ${france}` }).state;
  };

  test('are awaited by a state that is saved whole: lists, entries, what was fought', () => {
    const said = { germany: 'Battle A Mun move; Favour France', france: 'Refuse England at Bur' };
    const table = play(inBurgundy({ battles: 'tabletop' }, '00', 'A Pic - Bur'), said).state;
    const saved: unknown = JSON.parse(JSON.stringify(table));
    expect(savedState.parse(saved)).toEqual(saved);
    expect(table.fight?.lists?.find(({ power }) => power === 'france')?.refuse).toEqual([{ power: 'england', at: 'bur' }]);
    expect(table.fight?.lists?.find(({ power }) => power === 'germany')?.entries).toMatchObject([
      { declaration: { power: 'germany', unit: 'A mun', kind: 'move', at: 'bur' }, commander: 'germany' },
    ]);
  });

  test('that name two armies of one side differ', () => {
    expect(reported('France', 'France').fight).toBeUndefined();
    expect(reported('England', 'France').fight).toMatchObject({ stage: 'battles', checking: true });
    expect(reported('nobody', 'nobody').fight).toBeUndefined();
    expect(reported('nobody', 'France').fight).toMatchObject({ checking: true });
  });
});

describe('What a cataclysm leaves alone', () => {
  const world = warhammerFm05(compileBoard(readBoardFile('warhammer-fm05')));
  const warhammer = diplomacy(world);
  const options = warhammer.chosen?.parse({ cataclysmic: 'true' }) ?? {};
  const powers = ['empire', 'wood-elves', 'skaven', 'dwarves', 'kislev'];
  const begun = warhammer.open({ seats: powers, seed: 1, secret: '00', options });

  /** Yields the outcomes of the same orders and lists for different secrets. */
  function* outcomes(units: string, orders: Readonly<Record<string, string>>, lists: Readonly<Record<string, string>>) {
    for (let secret = 0; secret < 48; secret++) {
      const position = { units: unitsFrom(units), dislodged: [], contested: [], centres: {} };
      const state: State = { ...begun, phase: 'movement', position, secret: secret.toString(16).padStart(4, '0') };
      const said = (now: State, texts: Readonly<Record<string, string>>) =>
        new Map(Object.entries(texts).map(([seat, text]) => [seat, warhammer.read(now, seat, text, undefined, 'en').submission]));
      const provisional = warhammer.advance(state, said(state, orders)).state;
      yield warhammer.advance(provisional, said(provisional, lists));
    }
  }

  test('a virtual army is no unit: nothing of it is destroyed, dislodged or asked to retreat', () => {
    const all = [
      ...outcomes(
        'skaven A skav, skaven A mira',
        { skaven: 'A Skav - Athe; A Mira S A Skav - Athe' },
        { 'wood-elves': 'Battle V Athe hold', skaven: '' },
      ),
      ...outcomes('skaven A skav', { skaven: 'A Skav - Athe' }, { skaven: 'Battle A Skav move' }),
    ];
    const won = all.filter(({ report }) => report.war?.battles.some(battle => 'winner' in battle && battle.winner?.power === 'skaven'));
    expect(won.length).toBeGreaterThan(5);
    for (const { state, report } of all) {
      expect(state.position.dislodged).toEqual([]);
      expect(report.war?.battles.flatMap(battle => ('destroyed' in battle ? battle.destroyed : []))).not.toContain('V athe');
    }
  });

  test('who loses a unit in one battle keeps the one that enters where another nation lost its own', () => {
    const orders = { dwarves: 'F Barv - Borp; A Kung - Sylv', empire: 'A Nuln - Borp; A Sylv H', kislev: '' };
    const lists = { empire: 'Battle A Nuln move', dwarves: 'Battle A Kung move' };
    const both = [...outcomes('dwarves F barv, dwarves A kung, empire A nuln, empire A sylv', orders, lists)].filter(
      ({ report }) => report.orders.filter(({ destroyed }) => destroyed).length === 2,
    );
    expect(both.length).toBeGreaterThan(0);
    for (const { state } of both) expect(standing(state)).toEqual(expect.arrayContaining(['dwarves sylv', 'empire borp']));
  });
});
