import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { BOARDS } from './mapFixture.js';

test('Building every board again gives the same geometry, byte for byte', () => {
  const output = execFileSync(process.execPath, ['--import', 'tsx', 'cartography/build.mjs', '--check'], { encoding: 'utf8' });
  for (const id of [...BOARDS, 'warhammer-fm05']) expect(output).toContain(`${id}: as it was`);
}, 300_000);
