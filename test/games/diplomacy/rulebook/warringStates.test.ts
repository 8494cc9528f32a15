import { describe, expect, it } from 'vitest';
import { readBoardFile } from '../../../../src/assets.js';
import { answererFor } from '../../../../src/cli/adjudicate.js';
import { compileBoard } from '../../../../src/games/diplomacy/board/board.js';
import { diplomacy } from '../../../../src/games/diplomacy/game/diplomacy.js';
import type { Variant } from '../../../../src/games/diplomacy/model/variant.js';
import { warringStatesV2 } from '../ownVariants.js';
import type { Answer } from './adjudicateQuestion.js';
import { caseFilesIn, casesIn } from './caseFolder.js';
import { givenOf, readList, unitsBefore } from './position.js';
import { ask, failureOf } from './runCase.js';

const FOLDER = 'warring-states-v2';
const variant = warringStatesV2(compileBoard(readBoardFile('warring-states-v2')));

for (const { file } of caseFilesIn(FOLDER)) {
  describe(`Warring States v2, ${file.title}`, () => {
    for (const rule of file.cases) {
      it(rule.name, () => {
        const failure = failureOf({ file, rule }, variant);
        if (failure) expect.fail(failure);
      });
    }
  });
}

describe("The author's examples", () => {
  const numbered = (name: string, numbers: readonly string[]): readonly string[] => numbers.map(number => `${name} ${number}`);
  const EXAMPLES = [
    ...numbered('Wall', ['1', '2', '2.5', '3', '4', '5', '6', '7', '8']),
    ...numbered('Fleet', ['1', '2']),
    ...numbered('Fortress', ['1', '2', '3', '5', '6', '7', '8', '9', '10']),
    ...numbered('Rapid', ['1', '2', '3', '4', '5', '6', '7']),
  ];
  const names = casesIn(FOLDER).map(({ rule }) => rule.name);

  it.each(EXAMPLES)('%s has a case', example => {
    expect(names.filter(name => name.startsWith(`${example}:`))).toHaveLength(1);
  });

  it('no two cases have one name', () => {
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('Great Powers and Starting Forces', () => {
  it('the game opens with the forces of the case', () => {
    const game = diplomacy(variant);
    const opened = game.open({ seats: variant.board.powers.map(power => power.id), seed: 1, options: {} });
    const filed = casesIn(FOLDER).filter(({ rule }) => rule.name.startsWith('Great Powers and Starting Forces:'));
    const forces = filed.flatMap(({ file, rule }) => unitsBefore(rule, file.phase));
    const written = (power: string, type: string, at: string): string => `${power} ${type} ${at}`;
    expect(opened.position.units.map(({ power, type, at }) => written(power, type, at)).sort()).toEqual(
      forces.map(({ power, type, loc }) => written(power, type, loc)).sort(),
    );
  });
});

describe('Without a rule module its examples come out differently', () => {
  const fateOf = ({ after, orders }: Answer) => ({ after, orders: orders.map(({ outcome, success }) => ({ outcome, success })) });
  const shownBy = (id: string) => casesIn(FOLDER).filter(({ rule }) => readList(givenOf(rule, 'without')).includes(id));
  const lacking = (id: string): Variant => ({ ...variant, rules: variant.rules.filter(rule => rule.id !== id) });

  it('a case names no module that the variant has not', () => {
    const named = casesIn(FOLDER).flatMap(({ rule }) => readList(givenOf(rule, 'without')));
    expect([...new Set(named)].sort()).toEqual(variant.rules.map(rule => rule.id).sort());
  });

  for (const { id } of variant.rules) {
    const answerer = answererFor([lacking(id)]);
    for (const filed of shownBy(id)) {
      it(`${id}: ${filed.rule.name}`, () => {
        expect(fateOf(ask(filed, answerer))).not.toEqual(fateOf(ask(filed)));
      });
    }
  }
});
