import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const at = path => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** A hash of the program that draws, of the boards and of the fonts. What was prepared from others is not used. */
export function builtFrom() {
  const hash = createHash('sha256');
  for (const folder of ['dist/drawing', 'dist/lib', 'dist/games/diplomacy', 'dist/games/catalogue', 'dist/boards', 'assets'])
    for (const name of readdirSync(at(folder), { recursive: true }).sort())
      if (/\.(js|json|ttf)$/.test(name)) hash.update(name).update(readFileSync(at(join(folder, name))));
  for (const file of ['scripts/prepareBoards.mjs', 'package-lock.json']) hash.update(readFileSync(at(file)));
  return hash.digest('hex');
}
