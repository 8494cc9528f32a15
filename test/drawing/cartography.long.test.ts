import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { BOARDS } from './boardsOnFile.js';

test('drawing every board again from its sites, its lines and the coast gives the same geometry, byte for byte', () => {
  const told = execFileSync(process.execPath, ['cartography/build.mjs', '--check'], { encoding: 'utf8' });
  for (const id of [...BOARDS, 'warhammer-fm05']) expect(told).toContain(`${id}: as it was`);
}, 300_000);
