import fs from 'node:fs';
import { landRings, scanMask } from './geo.mjs';
import { cleanMask, displace, smoothMask } from './raster.mjs';

const readSites = id => {
  const f = new URL(`../boards/${id}.sites.json`, import.meta.url);
  return fs.existsSync(f) ? JSON.parse(fs.readFileSync(f, 'utf8')) : {};
};

/** load the source module of a board and merge the tuned sites (its own over those of the board it is based on) */
export async function loadBoard(id) {
  const mod = await import(new URL(`../boards/${id}.mjs`, import.meta.url));
  const board = structuredClone(Object.fromEntries(Object.entries(mod.board).filter(([, v]) => typeof v !== 'function')));
  for (const [k, v] of Object.entries(mod.board)) if (typeof v === 'function') board[k] = v;
  const base = board.basedOn ? readSites(board.basedOn) : {};
  const tuned = { ...base, ...readSites(id) };
  board.areas = [...board.provinces, ...(board.offboard ?? []).map(o => ({ ...o, off: true, kind: o.kind ?? 'land', fixed: true }))];
  for (const a of board.areas) {
    if (!a.sites) throw new Error(`no sites for ${a.abbr}`);
    a.anchor = a.sites;
    const t = tuned[a.abbr];
    if (!a.off && t?.sites.length === a.sites.length) {
      a.sites = t.sites;
      a.weight = t.w ?? 0;
      if (board.basedOn) a.anchor = t.sites;
    }
    if (board.movable && !board.movable.includes(a.abbr)) a.fixed = true;
  }
  return board;
}

/** Uint8 land mask, S cells per px */
export function landField(board, S) {
  const W = Math.round(board.frame.width * S),
    H = Math.round(board.frame.height * S);
  const rings = landRings(board.projection, board.frame);
  let m = scanMask(rings, W, H, S);
  for (const e of board.landEdits ?? []) {
    // hand corrections of the coast, in frame px
    const add = scanMask([e.ring], W, H, S);
    for (let i = 0; i < W * H; i++) if (add[i]) m[i] = e.op === 'add' ? 1 : 0;
  }
  m = cleanMask(m, W, H, S, board.minIsland ?? 900, board.minLake ?? 4000);
  m = smoothMask(m, W, H, (board.coastSmooth ?? 2.2) * S);
  return cleanMask(m, W, H, S, board.minIsland ?? 900, board.minLake ?? 4000);
}

export function displacement(board, W, H, S) {
  const qx = new Float32Array(W * H),
    qy = new Float32Array(W * H);
  for (let y = 0; y < H; y++)
    for (let x = 0; x < W; x++) {
      const px = (x + 0.5) / S,
        py = (y + 0.5) / S,
        d = displace(px, py, board.noise, board.seed);
      qx[y * W + x] = px + d[0];
      qy[y * W + x] = py + d[1];
    }
  return { qx, qy };
}
