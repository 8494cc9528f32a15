import { expect, test } from 'vitest';
import { measureInputs } from '../soak/inputs.js';

test('right, nearly right and hostile text, files and forged interactions end nothing, and change nothing that permissions and rules do not allow', async () => {
  const channels = ['mandate', 'states-two', 'cards'];
  const figures = await measureInputs({ cases: 480, seed: 7, from: 1, genuine: false, every: 160, channels });
  console.log(JSON.stringify(figures));
  const { cases, accepted, turns, crashes, illegal, unexplained, errors } = figures;
  expect({ crashes, illegal, unexplained, errors }).toEqual({ crashes: 0, illegal: 0, unexplained: 0, errors: 0 });
  expect(cases).toBe(480);
  expect(accepted).toBeGreaterThan(10);
  expect(turns).toBeGreaterThan(480);
}, 300_000);
