import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { foreignFilesAt } from '../../src/cli/variant/foreignOnDisk.js';

test('a .map file names nothing above its folder, whether it or its folder is imported', () => {
  const above = mkdtempSync(join(tmpdir(), 'foreign-'));
  onTestFinished(() => rmSync(above, { recursive: true }));
  const folder = join(above, 'maps');
  mkdirSync(folder);
  writeFileSync(join(above, 'config.json'), '{"token":"secret"}');
  writeFileSync(join(folder, 'small.map'), 'MAP base\n');
  writeFileSync(join(folder, 'base.map'), 'LAND Ash\n');
  const one = foreignFilesAt(join(folder, 'small.map'));
  expect(one.ok && one.value.read('../config.json')).toBeUndefined();
  expect(one.ok && one.value.read('base.map')).toEqual({ text: 'LAND Ash\n' });
  rmSync(join(folder, 'base.map'));
  const all = foreignFilesAt(folder);
  expect(all.ok && all.value.read('../config.json')).toBeUndefined();
  expect(all.ok && all.value.main).toBe('small.map');
});

test('a .map file may have its accents in one byte each; other files, and what is no text at all, may not', () => {
  const folder = mkdtempSync(join(tmpdir(), 'foreign-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const old = Buffer.from('Egée = ege\n', 'latin1');
  writeFileSync(join(folder, 'old.map'), old);
  writeFileSync(join(folder, 'old.json'), old);
  writeFileSync(join(folder, 'noise.map'), Buffer.from([0x45, 0xe9, 0x00, 0x07]));
  const files = foreignFilesAt(join(folder, 'old.map'));
  const read = (name: string) => (files.ok ? files.value.read(name) : undefined);
  expect(read('old.map')).toEqual({ text: 'Egée = ege\n' });
  expect(read('old.json')).toEqual({ fault: { code: 'import-not-text' } });
  expect(read('noise.map')).toEqual({ fault: { code: 'import-not-text' } });
});
