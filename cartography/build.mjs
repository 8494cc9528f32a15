import { ownFolders, redraw } from './boardFolder.ts';
import { drawChina } from './china/draw.mjs';
import * as classic from './europe/boards/classic.mjs';
import * as warhammer from './europe/boards/warhammer.mjs';
import { topoJSON } from './lib/topology.mjs';
import { inOrder, tidyGeometry } from './tidyGeometry.mjs';

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

const wanted = process.argv.slice(2).filter(word => !word.startsWith('-'));
for (const id of wanted.length > 0 ? wanted : Object.keys(BOARDS)) {
  const draw = BOARDS[id];
  if (draw) redraw(id, { geometry: tidyGeometry(await draw()) });
  // Drawn elsewhere, and written as ours are.
  else if (ownFolders().includes(id)) redraw(id, {});
  else throw new Error(`There is no board ${id}; there are ${ownFolders().join(', ')}.`);
}
