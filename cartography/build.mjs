import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { drawChina } from './china/draw.mjs';
import * as classic from './europe/boards/classic.mjs';
import * as warhammer from './europe/boards/warhammer.mjs';
import { geometryText, inOrder } from './geometryText.mjs';
import { topoJSON } from './lib/topology.mjs';

/** How each board's geometry is drawn, from its sites or lines and the coast. */
const BOARDS = {
  classic: () => inOrder(drawEurope(classic)),
  'warhammer-fm05': () => drawEurope(warhammer),
  'warring-states-v2': async () => inOrder(await drawChina('ws')),
  'warring-states-v1': async () => inOrder(await drawChina('ws-v1')),
  'mandate-of-heaven': async () => inOrder(await drawChina('moh')),
};

const drawEurope = source => {
  const { arcs, areas, frame } = source.build();
  return topoJSON(arcs, areas, frame);
};

const isCheck = process.argv.includes('--check');
const wanted = process.argv.slice(2).filter(word => !word.startsWith('-'));
for (const id of wanted.length > 0 ? wanted : Object.keys(BOARDS)) {
  const draw = BOARDS[id];
  if (!draw) throw new Error(`There is no board ${id}; there are ${Object.keys(BOARDS).join(', ')}.`);
  const file = new URL(`../assets/boards/${id}/geometry.topo.json`, import.meta.url);
  const text = geometryText(await draw());
  const isSame = existsSync(file) && readFileSync(file, 'utf8') === text;
  console.log(`${id}: ${isSame ? 'as it was' : 'changed'}`);
  if (isCheck && !isSame) process.exitCode = 1;
  if (!isCheck && !isSame) writeFileSync(file, text);
}
