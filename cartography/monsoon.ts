import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { monsoonFolder } from './monsoon/folder.js';

/* Writes docs/examples/monsoon. `--check`: only compares. */

const isCheck = process.argv.includes('--check');
const folder = new URL('../docs/examples/monsoon/', import.meta.url);
mkdirSync(folder, { recursive: true });
for (const [name, text] of monsoonFolder()) {
  const file = new URL(name, folder);
  const isSame = existsSync(file) && readFileSync(file, 'utf8') === text;
  console.log(`${name}: ${isSame ? 'as it was' : 'changed'}`);
  if (isCheck && !isSame) process.exitCode = 1;
  if (!isCheck && !isSame) writeFileSync(file, text);
}
