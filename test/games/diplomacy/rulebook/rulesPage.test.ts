import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { caseFilesIn } from './caseFolder.js';

/** The rules pages of each variant, and the folder of its cases. */
const RULES = [
  { pages: ['warring-states.md', 'warring-states.fr.md'], folder: 'warring-states-v2' },
  { pages: ['mandate-of-heaven.md', 'mandate-of-heaven.fr.md'], folder: 'mandate-of-heaven' },
  { pages: ['warhammer-fm05.md', 'warhammer-fm05.fr.md'], folder: 'warhammer-fm05' },
  { pages: ['variants.md', 'variants.fr.md'], folder: 'authored' },
] as const;

/** Returns every link from a page to the case files: its text, and the file's name. */
function linksOf(page: string, folder: string): readonly { readonly words: string; readonly name: string }[] {
  const text = readFileSync(new URL(`../../../../docs/rules/${page}`, import.meta.url), 'utf8');
  const links = text.matchAll(/\[([^\]]+)\]\(\.\.\/\.\.\/test\/games\/diplomacy\/cases\/([^/)]+)\/([^)]+)\)/g);
  return [...links].flatMap(([, words = '', of, name = '']) => (of === folder ? [{ words, name }] : []));
}

describe.each(RULES)('The rules pages of $folder', ({ pages, folder }) => {
  const files = new Map(caseFilesIn(folder).map(({ name, file }) => [name, file.cases.map(rule => rule.name)]));

  it.each(pages)('%s links every sentence to a case that is there', page => {
    const broken = linksOf(page, folder).filter(
      ({ words, name }) => words !== name && !files.get(name)?.some(rule => rule.startsWith(words)),
    );
    expect(broken).toEqual([]);
  });

  it.each(pages)('%s leaves no case file out', page => {
    expect([...new Set(linksOf(page, folder).map(({ name }) => name))].sort()).toEqual([...files.keys()].sort());
  });

  it('show the same cases in the same order', () => {
    const [english = [], french = []] = pages.map(page => linksOf(page, folder));
    expect(french).toEqual(english);
  });
});
