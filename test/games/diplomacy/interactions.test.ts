import { describe, expect, it } from 'vitest';
import { readOwnVariant } from '../../../src/assets.js';
import { variantsOn } from '../../../src/games/catalogue/diplomacyVariants.js';
import { disagreement } from './adjudication/agreement.js';
import { caseFilesIn } from './rulebook/caseFolder.js';
import { failureOf } from './rulebook/runCase.js';
import { skirmishOf } from './rulebook/skirmishOf.js';

const variants = variantsOn(readOwnVariant);
const filed = (folder: string) =>
  caseFilesIn(folder).map(({ file }) => ({ file, variant: variants.find(({ id }) => id === file.variant) ?? expect.fail(file.variant) }));

for (const { file, variant } of filed('interactions')) {
  describe(file.title, () => {
    for (const rule of file.cases) {
      it(rule.name, () => {
        const failure = failureOf({ file, rule }, variant);
        if (failure) expect.fail(failure);
      });
    }
  });
}

describe.each(['interactions', 'datc', 'warring-states-v2', 'mandate-of-heaven'])(
  'Of the cases in %s every movement comes to what trying every answer comes to',
  folder => {
    const positions = filed(folder).flatMap(({ file, variant }) =>
      file.cases.flatMap(rule => {
        const skirmish = skirmishOf(variant, file, rule);
        return skirmish ? [{ name: rule.name, skirmish }] : [];
      }),
    );

    it.each(positions)('$name', ({ skirmish }) => {
      expect(disagreement(skirmish)).toBeUndefined();
    });
  },
);
