import { readFileSync, writeFileSync } from 'node:fs';
import { assetPath, readBoardFile, readGeometry } from '../src/assets.js';
import type { PageFile } from '../src/games/diplomacy/board/boardFile.js';
import { layOutPage } from './pages/layOutPage.js';
import { PAGE_SOURCES } from './pages/pageSources.js';

/** Lays out the pages of the boards named, or of all, and writes them into the boards' files. `--check`: only compares. */
const isCheck = process.argv.includes('--check');
const wanted = process.argv.slice(2).filter(word => !word.startsWith('-'));
for (const id of wanted.length > 0 ? wanted : Object.keys(PAGE_SOURCES)) {
  const plans = PAGE_SOURCES[id];
  if (!plans) throw new Error(`There is no board ${id}; there are ${Object.keys(PAGE_SOURCES).join(', ')}.`);
  const source = { board: readBoardFile(id), geometry: readGeometry(id) };
  const path = assetPath('boards', id, 'board.json');
  const before = readFileSync(path, 'utf8');
  const after = withPages(
    before,
    plans.map(plan => ({ ...layOutPage(source, plan), ...(plan.theatres && { theatres: plan.theatres }) })),
  );
  console.log(`${id}: ${after === before ? 'as it was' : 'changed'}`);
  if (isCheck && after !== before) process.exitCode = 1;
  if (!isCheck && after !== before) writeFileSync(path, after);
}

/** The text of a board's file with other pages. */
function withPages(text: string, pages: readonly PageFile[]): string {
  const without = text.replace(/\n "pages": \[\n[\s\S]*?\n \],/, '');
  return without.replace(/\n "notes": /, () => `\n "pages": [\n${pages.map(pageText).join(',\n')}\n ],\n "notes": `);
}

/** A page as it is in the file: a row of the lattice and a province a line, so that a change is seen where it is. */
function pageText({ width, height, crop, columns, lattice, places, theatres = [] }: PageFile): string {
  const rows = Array.from({ length: lattice.length / columns }, (_, row) => lattice.slice(row * columns, (row + 1) * columns));
  const size = `"width": ${width}, "height": ${height}, "crop": ${JSON.stringify(crop)}, "columns": ${columns}`;
  const provinces = Object.entries(places).map(([id, at]) => `   ${JSON.stringify(id)}: ${JSON.stringify(at)}`);
  return [
    `  {${size},`,
    `   "lattice": [\n${rows.map(row => `    ${JSON.stringify(row).slice(1, -1)}`).join(',\n')}\n   ],`,
    ...(theatres.length > 0 ? [`   "theatres": [\n${theatres.map(one => `    ${JSON.stringify(one)}`).join(',\n')}\n   ],`] : []),
    `   "places": {\n${provinces.join(',\n')}\n   }}`,
  ].join('\n');
}
