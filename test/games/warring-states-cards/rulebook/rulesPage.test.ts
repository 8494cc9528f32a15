import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { caseFiles } from './caseFolder.js';

const PAGES = ['warring-states-cards.md', 'warring-states-cards.fr.md'];
const ROOT = new URL('../../../../', import.meta.url);
const FOLDER = 'test/games/warring-states-cards/';
const cases = new Map(caseFiles().map(({ name, file }) => [`cases/${name}`, file.cases.map(rule => rule.name)]));

interface Link {
  readonly words: string;
  readonly name: string;
}

/** Returns every link from a page to tests of the card game: its text, and the file. */
function linksOf(page: string): readonly Link[] {
  const text = readFileSync(new URL(`docs/rules/${page}`, ROOT), 'utf8');
  return [...text.matchAll(/\[([^\]]+)\]\(\.\.\/\.\.\/test\/games\/warring-states-cards\/([^)]+)\)/g)].map(([, words = '', name = '']) => ({
    words,
    name,
  }));
}

/** Whether the link's target exists. A case is named by its first words, a test by the first words of its description. */
const isThere = ({ words, name }: Link): boolean =>
  cases.get(name)?.some(rule => rule.startsWith(words)) ??
  ["describe('", "it('"].some(head => readFileSync(new URL(`${FOLDER}${name}`, ROOT), 'utf8').includes(`${head}${words}`));

describe.each(PAGES)('The rules page %s', page => {
  const links = linksOf(page);

  it('links every sentence to a case that is there', () => {
    expect(links.filter(link => !isThere(link))).toEqual([]);
    expect(links.length).toBeGreaterThan(90);
  });

  it('leaves no case file out', () => {
    const linked = links.map(({ name }) => name).filter(name => cases.has(name));
    expect([...new Set(linked)].sort()).toEqual([...cases.keys()].sort());
  });
});

it('both rules pages show the same cases in the same order', () => {
  const [english = [], french = []] = PAGES.map(linksOf);
  expect(french).toEqual(english);
});
