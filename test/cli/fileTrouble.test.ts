import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { draw } from '../../src/cli/draw.js';
import { unreadable, unwritable } from '../../src/cli/fileTrouble.js';
import { convertRecord, fileAt } from '../../src/cli/importRecord.js';
import { written } from '../../src/cli/written.js';

const folder = mkdtempSync(join(tmpdir(), 'zongheng-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('A file that is not there, or is a folder, is refused in plain words', () => {
  expect(fileAt('no-such-file')).toEqual({ ok: false, fault: 'There is no file no-such-file.' });
  expect(fileAt(folder)).toEqual({ ok: false, fault: `${folder} is a folder, not a file.` });
});

test('A file that is not JSON is said to be none', async () => {
  const path = join(folder, 'note.txt');
  writeFileSync(path, 'hello');
  expect(await draw(path, { language: 'en' })).toEqual({ ok: false, fault: `${path} is not JSON.` });
});

test('What cannot be written is said in plain words, in both languages', () => {
  const complaints: string[] = [];
  const voice = { say: () => undefined, complain: (line: string) => void complaints.push(line) };
  for (const language of ['en', 'fr'] as const) {
    const path = '/no/such/folder/x.html';
    expect(written(voice, path, () => writeFileSync(path, ''), language)).toBe(false);
  }
  expect(complaints).toEqual([
    '/no/such/folder/x.html cannot be written: there is no such folder.',
    'Impossible d’écrire /no/such/folder/x.html\u00a0: ce dossier n’existe pas.',
  ]);
});

test.each([
  ['EACCES', 'f cannot be read: you don’t have permission.', 'Impossible d’écrire f\u00a0: vous n’en avez pas le droit.'],
  ['EROFS', 'f cannot be read.', 'Impossible d’écrire f\u00a0: le disque est en lecture seule.'],
  ['EMFILE', 'f cannot be read.', 'Impossible d’écrire f.'],
])('%s is not shown', (code, read, wrote) => {
  const error = Object.assign(new Error(`${code}: system words`), { code });
  expect(unreadable('f', error)).toBe(read);
  expect(unwritable('f', error, 'fr')).toBe(wrote);
});

test('A study is not taken for a record: it is said where it opens', () => {
  const said = convertRecord(Buffer.from('{"study":1}'), 'json');
  expect(said).toEqual({
    ok: false,
    fault: 'This is no record that can be read:\n- This is an exported study, not a game. `/study file` opens it.',
  });
});
