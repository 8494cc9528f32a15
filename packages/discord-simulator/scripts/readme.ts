import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Writes the examples into the README, after the comments that name them: `node --import tsx scripts/readme.ts`. */
const README = new URL('../README.md', import.meta.url);

/** `<!-- PATH -->` or `<!-- PATH#REGION -->`, and the code block after it. */
const PLACE = /<!-- (examples\/[\w.]+)(#\w+)? -->\n(?:\n```js\n[\s\S]*?\n```\n)?/g;

/** The README with the current code of every example. */
export const readmeWithExamples = (): string =>
  readFileSync(README, 'utf8').replace(PLACE, (_, path: string, region = '') => {
    const code = regionOf(readFileSync(new URL(`../${path}`, import.meta.url), 'utf8'), region.slice(1));
    return `<!-- ${path}${region} -->\n\n\`\`\`js\n${code.trimEnd()}\n\`\`\`\n`;
  });

/** The lines between `// #region NAME` and `// #endregion` without their indentation; the whole text for an empty name. */
function regionOf(text: string, name: string): string {
  if (name === '') return text;
  const found = new RegExp(`^ *// #region ${name}\\n([\\s\\S]*?)^ *// #endregion`, 'm').exec(text)?.[1];
  if (found === undefined) throw new Error(`There is no region ${name}.`);
  const indent = /^ */.exec(found)?.[0] ?? '';
  return found.replaceAll(new RegExp(`^${indent}`, 'gm'), '');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(README, readmeWithExamples());
