import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

const colours = (...args: readonly string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', 'cartography/colours.ts', ...args], { encoding: 'utf8' });

test('npm run colours measures the board that is named, or all', () => {
  const all = colours();
  expect(all).toMatchObject({ status: 0, stderr: '' });
  const said = all.stdout.trimEnd().split('\n');
  expect(said).toHaveLength(12);
  for (const line of said) expect(line).toMatch(/^[\w-]+, as it is; (?:parchment|night): ΔE \d+\.\d at least \(.+ and .+, .+\)$/);
  const one = colours('classic');
  expect(one).toMatchObject({ status: 0, stderr: '' });
  expect(one.stdout.trimEnd().split('\n')).toEqual(said.filter(line => line.startsWith('classic,')));
}, 60_000);

test('npm run colours says which boards there are', () => {
  expect(colours('warring-states')).toMatchObject({
    status: 1,
    stdout: '',
    stderr: expect.stringMatching(/^There is no board warring-states; there are classic, .+, warring-states-v2\.\n$/),
  });
}, 60_000);
