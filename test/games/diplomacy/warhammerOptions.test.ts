import { describe, expect, it } from 'vitest';
import { readBoardFile } from '../../../src/assets.js';
import { compileBoard } from '../../../src/games/diplomacy/board/board.js';
import { diplomacy } from '../../../src/games/diplomacy/diplomacy.js';
import { variantFor } from '../../../src/games/diplomacy/variant.js';
import { warhammerFm05 } from '../../../src/games/diplomacy/variants/warhammerFm05.js';
import { seededRandom } from '../../../src/lib/random.js';
import { breachesInWinter, changedInStore, misplacedUnits, unaccountedUnits } from './adjudication/gameLaws.js';
import { practiceGame } from './adjudication/practiceGame.js';
import { type Agreed, type Played, playRandomly } from './adjudication/randomGame.js';

const variant = warhammerFm05(compileBoard(readBoardFile('warhammer-fm05')));
const game = diplomacy(variant);

/** Each setting with each of its choices, some of them together, as a host chooses them. */
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
