import { existsSync, readFileSync } from 'node:fs';
import { scan, soften } from '../../lib/cells.mjs';
import { coastOf } from './coast.mjs';
import { cleanMask } from './raster.mjs';

const readSites = id => {
  const file = new URL(`../boards/${id}.sites.json`, import.meta.url);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
};

/** A board as its source has it, with `areas` on the sites that were found for them: its own before those of the board it is based on. */
export async function loadBoard(id) {
  const { board } = await import(new URL(`../boards/${id}.mjs`, import.meta.url));
  const found = { ...(board.basedOn && readSites(board.basedOn)), ...readSites(id) };
  const areaOf = area => {
    const own = found[area.abbr] ?? found[area.sitesOf];
    if (!area.sites) throw new Error(`no sites for ${area.abbr}`);
    return own?.sites.length === area.sites.length ? { ...area, sites: own.sites, weight: own.w ?? 0 } : area;
  };
  const beyond = (board.offboard ?? []).map(area => ({ kind: 'land', ...area, off: true }));
  return { ...board, areas: [...board.provinces.map(areaOf), ...beyond] };
}

/** The land of the boards drawn last, which boards of one coast share. */
const lands = new Map();

/** 1 where there is land, S cells a pixel; not to be written into. */
export function landField(board, S) {
  const coast = JSON.stringify([board.frame, board.projection, board.landEdits, board.minIsland, board.minLake, board.coastSmooth, S]);
  const land = lands.get(coast) ?? drawLand(board, S);
  lands.set(coast, land);
  return land;
}

function drawLand(board, S) {
  const [W, H] = [Math.round(board.frame.width * S), Math.round(board.frame.height * S)];
  const clean = mask => cleanMask(mask, W, H, S, board.minIsland ?? 900, board.minLake ?? 4000);
  const mask = scan(coastOf(board), W, H, S);
  // Corrections of the coast by hand, in frame pixels.
  for (const { ring, op } of board.landEdits ?? []) {
    const edit = scan([ring], W, H, S);
    for (let i = 0; i < W * H; i++) if (edit[i]) mask[i] = op === 'add' ? 1 : 0;
  }
  return clean(soften(clean(mask), W, H, Math.max(1, Math.round((board.coastSmooth ?? 2.2) * S))));
}
