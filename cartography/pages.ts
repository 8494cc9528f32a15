import { readOwnFolder, redraw } from './boardFolder.js';
import { layOutPage } from './pages/layOutPage.js';
import { PAGE_SOURCES } from './pages/pageSources.js';

/** Lays out the pages of the boards named, or of all, and writes them into the boards' folders. `--check`: only compares. */
const wanted = process.argv.slice(2).filter(word => !word.startsWith('-'));
for (const id of wanted.length > 0 ? wanted : Object.keys(PAGE_SOURCES)) {
  const plans = PAGE_SOURCES[id];
  if (!plans) throw new Error(`There is no board ${id}; there are ${Object.keys(PAGE_SOURCES).join(', ')}.`);
  const { board, geometry } = readOwnFolder(id);
  const pages = plans.map(plan => {
    const seas = plan.openOceans && { openOceans: [...plan.openOceans] };
    return { ...layOutPage({ board: { ...board, ...seas }, geometry }, plan), ...(plan.theatres && { theatres: plan.theatres }) };
  });
  redraw(id, { board: { ...board, pages } });
}
