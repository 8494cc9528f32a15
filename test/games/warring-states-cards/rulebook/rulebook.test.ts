import { describe, expect, it } from 'vitest';
import { caseFiles } from './caseFolder.js';
import { failureOf } from './runCase.js';

for (const { file } of caseFiles())
  describe(file.title, () => {
    for (const rule of file.cases)
      it(rule.name, () => {
        const failure = failureOf(rule);
        if (failure) expect.fail(failure);
      });
  });
