import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cauldronFolder } from './cauldron/cauldronFolder.js';

/** Writes docs/examples/cauldron, a variant for three: `npm run cauldron`. `--check`: only compares. */
const folder = new URL('../docs/examples/cauldron/', import.meta.url);
const isCheck = process.argv.includes('--check');
if (!isCheck) mkdirSync(folder, { recursive: true });
for (const [name, text] of cauldronFolder()) {
  const file = new URL(name, folder);
  if (!isCheck) writeFileSync(file, text);
  else if (readFileSync(file, 'utf8') !== text) {
    console.log(`cauldron: ${name} changed`);
    process.exitCode = 1;
  }
}
