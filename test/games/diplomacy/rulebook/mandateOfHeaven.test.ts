import { describe, expect, it } from 'vitest';
import { readBoardFile } from '../../../../src/assets.js';
import { answererFor } from '../../../../src/cli/adjudicate.js';
import { compileBoard } from '../../../../src/games/diplomacy/board/board.js';
import type { Variant } from '../../../../src/games/diplomacy/model/variant.js';
import { mandateOfHeaven } from '../ownVariants.js';
import type { Answer } from './adjudicateQuestion.js';
import { caseFilesIn, casesIn } from './caseFolder.js';
import { givenOf, readList } from './position.js';
import { ask, failureOf } from './runCase.js';

const FOLDER = 'mandate-of-heaven';
const variant = mandateOfHeaven(compileBoard(readBoardFile(FOLDER)));

for (const { file } of caseFilesIn(FOLDER)) {
  describe(`Mandate of Heaven, ${file.title}`, () => {
    for (const rule of file.cases) {
      it(rule.name, () => {
        const failure = failureOf({ file, rule }, variant);
        if (failure) expect.fail(failure);
      });
    }
  });
}

it('no two cases of Mandate of Heaven have one name', () => {
  const names = casesIn(FOLDER).map(({ rule }) => rule.name);
  expect(new Set(names).size).toBe(names.length);
});

describe('Without a rule module of Mandate of Heaven its examples come out differently', () => {
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
