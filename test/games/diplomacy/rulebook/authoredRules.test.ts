import { describe, expect, it } from 'vitest';
import { answererFor } from '../../../../src/cli/adjudicate.js';
import type { Variant } from '../../../../src/games/diplomacy/model/variant.js';
import { exampleWith, type Texts, variantOf } from '../../../authoring/folders.js';
import type { Answer } from './adjudicateQuestion.js';
import { caseFilesIn, casesIn } from './caseFolder.js';
import { givenOf, readList } from './position.js';
import { ask, failureOf } from './runCase.js';

const FOLDER = 'authored';
const rules = (more: string): Texts => exampleWith('variant.json', '"format": 1', `"format": 1, "rules": [${more}]`);

/** The example of a folder, with one of the rules that authors choose. */
const FOLDERS: Readonly<Record<string, Texts>> = {
  'one-way': exampleWith(
    'board.json',
    '"borders": {',
    '"borders": { "oneWay": { "army": [["ash", "hig"]] },',
    exampleWith('board.json', '["ash", "hig"], ["ash", "old"], ["ash", "pin"]', '["ash", "old"], ["ash", "pin"]'),
  ),
  'land-convoy': rules('{ "rule": "land-convoy", "provinces": ["bri"] }'),
  neutrals: exampleWith(
    'variant.json',
    '"powers": [',
    '"powers": [{ "id": "grey", "name": { "en": "Grey" }, "neutral": true, "homes": ["old"], "units": ["A old"] },',
  ),
  share: exampleWith('variant.json', '"victory": { "centres": 7 }', '"victory": { "share": 0.5 }'),
};
const VARIANTS: ReadonlyMap<string, Variant> = new Map(
  Object.entries(FOLDERS).map(([id, texts]) => [id, { ...variantOf(texts).variant, id }]),
);
const answerer = answererFor([...VARIANTS.values()]);

for (const { file } of caseFilesIn(FOLDER)) {
  describe(`Rules that authors choose, ${file.title}`, () => {
    for (const rule of file.cases) {
      it(rule.name, () => {
        const variant = VARIANTS.get(file.variant);
        const failure = variant ? failureOf({ file, rule }, variant, answerer) : 'no such variant';
        if (failure) expect.fail(failure);
      });
    }
  });
}

describe('Without its module a rule that authors choose comes out differently', () => {
  const fateOf = ({ after, orders }: Answer) => ({ after, orders: orders.map(({ outcome, success }) => ({ outcome, success })) });
  for (const filed of casesIn(FOLDER).filter(({ rule }) => readList(givenOf(rule, 'without')).length > 0)) {
    it(filed.rule.name, () => {
      const lacking = [...VARIANTS.values()].map(one => ({ ...one, rules: [] }));
      expect(fateOf(ask(filed, answererFor(lacking)))).not.toEqual(fateOf(ask(filed, answerer)));
    });
  }
});
