import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { type BoardFile, boardFile } from './games/diplomacy/board/boardFile.js';
import { type OwnVariant, variantRules } from './games/diplomacy/variants/variantRules.js';
import { numberPair } from './games/pairs.js';
import { type CardsBoardFile, cardsBoardFile } from './games/warring-states-cards/board/cardsBoardFile.js';
import type { Language } from './lib/language.js';

const root = new URL('../assets/', import.meta.url);

/** What `npm run build` compiles the folders of `assets/boards` to. */
const compiledBoards = new URL('../dist/boards/', import.meta.url);

/** The path of a file or folder under `assets/`. */
export const assetPath = (...names: readonly string[]): string => fileURLToPath(new URL(names.join('/'), root));

const ring = z.array(z.number().int());
const kind = z.enum(['land', 'sea', 'impassable']);
const area = {
  id: z.string(),
  properties: z.object({ kind, offboard: z.boolean().optional() }),
};
const areas = z.object({
  type: z.literal('GeometryCollection'),
  geometries: z.array(
    z.discriminatedUnion('type', [
      z.object({ type: z.literal('Polygon'), ...area, arcs: z.array(ring) }),
      z.object({ type: z.literal('MultiPolygon'), ...area, arcs: z.array(z.array(ring)) }),
    ]),
  ),
});
const pair = numberPair();

/** Schema of `dist/boards/<id>/geometry.topo.json`: TopoJSON in frame pixels. The ids of `provinces` are those of the board. */
const geometry = z.object({
  type: z.literal('Topology'),
  bbox: z.tuple([z.number(), z.number(), z.number(), z.number()]),
  transform: z.object({ scale: pair, translate: pair }),
  objects: z.object({ provinces: areas, offboard: areas.optional() }),
  arcs: z.array(z.array(pair)),
});
export type Geometry = z.infer<typeof geometry>;

/** Reads a drawing that is stored as JSON. Throws if it is none. */
export const geometryOf = (json: string): Geometry => geometry.parse(JSON.parse(json));

/** The board of a folder of `assets/boards`. Throws one sentence that names the file if it cannot be read or is not a board. */
export const readBoardFile = (id: string): BoardFile => readCompiled(id, 'board.json', boardFile);

/** The board of the card game. Throws one sentence that names the file if it cannot be read or is not such a board. */
export const readCardsBoardFile = (): CardsBoardFile =>
  readChecked(assetPath('boards', 'warring-states-cards', 'board.json'), cardsBoardFile);

/** Throws one sentence that names the file if it cannot be read or is not the geometry of a board. */
export const readGeometry = (id: string): Geometry => readCompiled(id, 'geometry.topo.json', geometry);

/** The rules and the board of a folder of `assets/boards`. Throws one sentence that names the file if one cannot be read. */
export const readOwnVariant = (id: string): OwnVariant => ({
  rules: readCompiled(id, 'variant.json', variantRules),
  board: readBoardFile(id),
});

/** The page of rules `docs/rules/<name>.md` in a language, in Markdown. */
export const readRulesPage = (name: string, language: Language): string =>
  readFileSync(fileURLToPath(new URL(`../docs/rules/${name}${language === 'en' ? '' : `.${language}`}.md`, import.meta.url)), 'utf8');

/** A picture of the pages of rules: a file of `docs/rules/images`. */
export const readRulesPicture = (file: string): Uint8Array =>
  readFileSync(fileURLToPath(new URL(`../docs/rules/images/${file}`, import.meta.url)));

/** Reads a file that a folder of `assets/boards` is compiled to. */
function readCompiled<T>(id: string, file: string, schema: z.ZodType<T>): T {
  const path = fileURLToPath(new URL(`${id}/${file}`, compiledBoards));
  if (existsSync(path)) return readChecked(path, schema);
  throw new Error(`${path} is missing: \`npm run build\` makes it from assets/boards/${id}.`);
}

/** Parses the JSON file at `path` with a schema. Throws one sentence that names the file if it cannot be read or does not fit. */
export function readChecked<T>(path: string, schema: z.ZodType<T>): T {
  // A thread checks few files with each schema: to have zod compile what checks their objects takes longer than to check them.
  const checked = schema.safeParse(readJson(path), { jitless: true });
  if (checked.success) return checked.data;
  const [first] = checked.error.issues;
  throw new Error(`${path} is not what it should be: at ${first?.path.join('.') || 'its top'}, ${first?.message}.`);
}

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (cause) {
    throw new Error(`${path} cannot be read: ${cause instanceof Error ? cause.message : cause}.`, { cause });
  }
}
