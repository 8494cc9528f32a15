import { expect, it } from 'vitest';
import { z } from 'zod';
import { report } from '../../src/games/diplomacy/model/report.js';
import { state } from '../../src/games/diplomacy/model/state.js';
import { cardsState } from '../../src/games/warring-states-cards/model/cardsState.js';
import { cardsReport } from '../../src/games/warring-states-cards/view/cardsReport.js';
import { matchFile } from '../../src/matches/model/matchFile.js';

it('docs/record.schema.json is the schema of records', async () => {
  const record = matchFile.extend({
    phases: z
      .array(
        matchFile.shape.phases.element.extend({
          state: z.union([state, cardsState]),
          closed: matchFile.shape.phases.element.shape.closed
            .unwrap()
            .extend({ report: z.union([report, cardsReport]).optional() })
            .optional(),
        }),
      )
      .min(1),
  });
  const schema = z.toJSONSchema(record, { unrepresentable: 'any', io: 'input', reused: 'ref' });
  await expect(`${JSON.stringify({ title: 'The record of a game', ...schema }, undefined, 1)}\n`).toMatchFileSnapshot(
    '../../docs/record.schema.json',
  );
});
