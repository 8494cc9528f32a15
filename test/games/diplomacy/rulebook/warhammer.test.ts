import { describe, expect, it } from 'vitest';
import { readBoardFile } from '../../../../src/assets.js';
import { answererFor } from '../../../../src/cli/adjudicate.js';
import { compileBoard } from '../../../../src/games/diplomacy/board/board.js';
import type { Variant } from '../../../../src/games/diplomacy/model/variant.js';
import { warhammerFm05 } from '../ownVariants.js';
import type { Answer } from './adjudicateQuestion.js';
import { caseFilesIn, casesIn } from './caseFolder.js';
import { givenOf, readList } from './position.js';
import { ask, failureOf } from './runCase.js';

const FOLDER = 'warhammer-fm05';
const variant = warhammerFm05(compileBoard(readBoardFile(FOLDER)));

for (const { file } of caseFilesIn(FOLDER)) {
  describe(`Warhammer, ${file.title}`, () => {
    for (const rule of file.cases) {
      it(rule.name, () => {
        const failure = failureOf({ file, rule }, variant);
        if (failure) expect.fail(failure);
      });
    }
  });
}

it('no two cases of Warhammer have one name', () => {
  const names = casesIn(FOLDER).map(({ rule }) => rule.name);
  expect(new Set(names).size).toBe(names.length);
});

describe('Without a rule module of Warhammer its examples come out differently', () => {
  const fateOf = ({ after, orders }: Answer) => ({ after, orders: orders.map(({ outcome, success }) => ({ outcome, success })) });
  const shownBy = (id: string) => casesIn(FOLDER).filter(({ rule }) => readList(givenOf(rule, 'without')).includes(id));
  const without = (of: Variant, id: string): Variant => ({ ...of, rules: of.rules.filter(rule => rule.id !== id) });
  const lacking = (id: string): Variant => {
    const { choices } = variant;
    if (!choices) throw new Error('Warhammer offers no choice');
    return { ...without(variant, id), choices: { ...choices, played: terms => without(choices.played(terms), id) } };
  };

  it('each module has cases, and no case names another', () => {
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
