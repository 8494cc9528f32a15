import type { BoardFile, PageFile } from './boardFile.js';

/** The page for a match on this board: the first that shows all provinces in play. Undefined if there is none. */
export const pageOf = ({ pages, provinces }: BoardFile): PageFile | undefined =>
  pages.find(({ places }) => provinces.every(({ id, kind }) => kind === 'impassable' || id in places));
