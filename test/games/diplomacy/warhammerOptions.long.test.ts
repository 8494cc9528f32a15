import { describe, expect, it } from 'vitest';
import { readBoardFile } from '../../../src/assets.js';
import { compileBoard } from '../../../src/games/diplomacy/board/board.js';
import type { Unit } from '../../../src/games/diplomacy/board/position.js';
import { diplomacy } from '../../../src/games/diplomacy/game/diplomacy.js';
import type { State, Submission } from '../../../src/games/diplomacy/model/state.js';
import { variantFor } from '../../../src/games/diplomacy/model/variant.js';
import { seededRandom } from '../../../src/lib/random.js';
import { breachesInWinter, changedInStore, misplacedUnits, unaccountedUnits } from './adjudication/gameLaws.js';
import { practiceGame } from './adjudication/practiceGame.js';
import { type Agreed, type Played, playRandomly } from './adjudication/randomGame.js';
import { warhammerFm05 } from './ownVariants.js';

const variant = warhammerFm05(compileBoard(readBoardFile('warhammer-fm05')));
const game = diplomacy(variant);

/** Each setting with each of its choices, and some combinations. */
const TABLES: readonly (readonly [string, Agreed])[] = [
  ...(game.settings ?? []).flatMap(({ key, name, choices = [] }) =>
    choices.map(({ value, name: choice }): [string, Agreed] => [
      `${name.en} ${choice.en}`,
      { players: value === 'old-world' ? 9 : 20, options: { [key]: value } },
    ]),
  ),
  ['nations', { players: 4, options: { nations: 'Norse, Vampire Counts, Wood Elves, Orcs' } }],
  ['duchies', { players: 16, options: { duchies: 'Empire: NULN / ALTD, Chaos: KURG + HUNG' } }],
  ['cataclysmic, separate, join, oceans', { options: { cataclysmic: 'true', sides: 'separate', dependent: 'join', oceans: 'true' } }],
  [
    'cataclysmic, schedule, oceans, capitals',
    { options: { cataclysmic: 'true', dependent: 'schedule', oceans: 'true', capitals: 'true' } },
  ],
  ['tabletop, cataclysmic', { options: { battles: 'tabletop', cataclysmic: 'true' } }],
  ['daemons, goblins and Orcs in the Hills', { options: { daemons: 'true', goblins: 'true', orcs: 'both' } }],
];

const breachesIn = (played: readonly Played[]): readonly string[] =>
  played.flatMap(one => [
    ...one.refused,
    ...changedInStore(game, one),
    ...unaccountedUnits(one),
    ...breachesInWinter(variantFor(variant, one.before.terms), one),
    ...misplacedUnits(variantFor(variant, one.before.terms), one),
  ]);

describe.each(TABLES)('A table with %s', (_, agreed) => {
  it('is played by practice players, battles and all, and no unit is made, lost or misplaced', () => {
    const played = [...practiceGame(game, 11, 3, agreed)];
    expect(breachesIn(played)).toEqual([]);
    expect(played.some(({ report }) => report.war?.battles.some(({ sides }) => sides.length > 1))).toBe(true);
  });

  it('refuses nothing that it offers to those who say something or other', () => {
    expect(breachesIn(playRandomly(game, 14, seededRandom(11), agreed))).toEqual([]);
  });
});

describe('What the host chose is in force', () => {
  const unitsFrom = (text: string): readonly Unit[] =>
    text.split(', ').map(one => {
      const [power = '', type, at = ''] = one.split(' ');
      return { power, type: type === 'F' ? 'F' : 'A', at };
    });
  const play = (state: State, said: Readonly<Record<string, string>>) => {
    const sent = Object.entries(said).map(([seat, text]): [string, Submission] => [
      seat,
      game.read(state, seat, text, undefined, 'en').submission,
    ]);
    return game.advance(state, new Map(sent));
  };
  /** The Orcs attack Nuln and declare a battle there. Kislev and Chaos attack it too, and the Empire holds it. */
  function nuln(options: Readonly<Record<string, string>>, secret = '00') {
    const seats = ['empire', 'orcs', 'kislev', 'chaos', 'bretonnia'];
    const chosen = game.chosen?.parse({ nations: seats.join(', '), ...options }) ?? {};
    const opened = game.open({ seats, seed: 1, secret, options: chosen });
    const units = unitsFrom('empire A nuln, orcs A aver, kislev A tala, chaos A borp, bretonnia A cour');
    const begun: State = { ...opened, phase: 'movement', position: { ...opened.position, units } };
    const orders = { empire: 'A Nuln H', orcs: 'A Aver - Nuln', kislev: 'A Tala - Nuln', chaos: 'A Borp - Nuln' };
    return play(play(begun, orders).state, { orcs: 'Battle A Aver move' });
  }
  const battleOf = (options: Readonly<Record<string, string>>) =>
    nuln(options).report.war?.battles[0] ?? expect.fail('there was no battle');

  it.each([
    [{}, [1000, 3000]],
    [{ scale: '1500' }, [1500, 2250]],
    [{ scale: '2000' }, [2000, 3000]],
    [{ scale: 'linear' }, [1000, 3000]],
    [{ battles: 'tabletop' }, [1500, 2250]],
  ])('the scale: with %j the sides have %j points', (options, points) => {
    expect(battleOf(options).sides.map(side => side.points)).toEqual(points);
  });

  it('the sides', () => {
    expect(battleOf({}).sides.map(({ leader }) => leader)).toEqual(['orcs', 'empire']);
    expect(battleOf({ sides: 'separate' }).sides.map(({ leader }) => leader)).toEqual(['orcs', 'chaos', 'empire', 'kislev']);
  });

  it('the way of battles: drawn at once, or waited for', () => {
    expect(nuln({}).state.fight).toBeUndefined();
    expect(nuln({ battles: 'tabletop' }).state.fight?.stage).toBe('battles');
  });

  it('Strong Capitals: who stays on one holds with one more', () => {
    const mayDeclare = (options: Readonly<Record<string, string>>) => {
      const chosen = game.chosen?.parse({ nations: 'empire, kislev', ...options }) ?? {};
      const opened = game.open({ seats: ['empire', 'kislev'], seed: 1, secret: '00', options: chosen });
      const units = unitsFrom('empire A midd, kislev A ostl, kislev A wast');
      const begun: State = { ...opened, phase: 'movement', position: { ...opened.position, units } };
      const { report } = play(begun, { empire: 'A Midd H', kislev: 'A Ostl - Midd; A Wast S A Ostl - Midd' });
      return report.provisional?.mayDeclare.map(({ unit, kind }) => `${unit} ${kind}`);
    };
    expect(mayDeclare({})).toEqual(['A midd hold']);
    expect(mayDeclare({ capitals: 'true' })).toEqual(['A ostl move']);
  });

  /** Nuln moves to the Reikland and the Orcs to Nuln, and both declare. Tests whether the Empire also contends for the place it left. */
  it.each([
    ['dislodge', ['orcs']],
    ['join', ['orcs', 'empire']],
  ])('who comes back to a battle: %s', (dependent, sides) => {
    const seats = ['empire', 'orcs', 'bretonnia'];
    const chosen = game.chosen?.parse({ nations: seats.join(', '), dependent, battles: 'tabletop' }) ?? {};
    const opened = game.open({ seats, seed: 1, secret: '00', options: chosen });
    const units = unitsFrom('empire A nuln, orcs A aver, bretonnia A reik');
    const begun: State = { ...opened, phase: 'movement', position: { ...opened.position, units } };
    const orders = { empire: 'A Nuln - Reik', orcs: 'A Aver - Nuln', bretonnia: 'A Reik H' };
    const { report } = play(play(begun, orders).state, { empire: 'Battle A Nuln move', orcs: 'Battle A Aver move' });
    expect(report.war?.battles.find(({ at }) => at.includes('nuln'))?.sides.map(({ leader }) => leader)).toEqual(sides);
  });

  it('who comes back to a battle: schedule, and his own battle comes first', () => {
    const seats = ['empire', 'orcs', 'bretonnia'];
    const chosen = game.chosen?.parse({ nations: seats.join(', '), dependent: 'schedule', battles: 'tabletop' }) ?? {};
    const opened = game.open({ seats, seed: 1, secret: '00', options: chosen });
    const units = unitsFrom('empire A nuln, orcs A aver, bretonnia A reik');
    const begun: State = { ...opened, phase: 'movement', position: { ...opened.position, units } };
    const orders = { empire: 'A Nuln - Reik', orcs: 'A Aver - Nuln', bretonnia: 'A Reik H' };
    const { report, state } = play(play(begun, orders).state, { empire: 'Battle A Nuln move', orcs: 'Battle A Aver move' });
    expect(report.war?.battles.find(({ at }) => at.includes('nuln'))?.waitsFor).toEqual(['reik']);
    const home = play(state, { empire: 'Won REIK by nobody', bretonnia: 'Won REIK by nobody' });
    expect(home.report.war?.battles.find(({ at }) => at.includes('nuln'))?.sides.map(({ leader }) => leader)).toEqual(['orcs', 'empire']);
  });
});
