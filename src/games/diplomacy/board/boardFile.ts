import { z } from 'zod';
import { numberPair, textPair } from '../../pairs.js';

/**
 * Schema of `dist/boards/<id>/board.json`, to which the folders of `assets/boards` are compiled. Ids are lower case. A location is a
 * province, or province/coast: "stp/nc". Coordinates are frame pixels, y down.
 */
const point = numberPair();
const named = z.object({ en: z.string(), fr: z.string() });
const id = z.string().regex(/^[a-z0-9-]+$/);
const location = z.string().regex(/^[a-z0-9-]+(\/[a-z]+)?$/);
/** `short`: the short name on a page, which may be outside its province; `leader` is then where a line from it ends. */
const lettering = z.object({
  t: z.string(),
  x: z.number(),
  y: z.number(),
  size: z.number(),
  role: z.enum(['name', 'hanzi', 'abbr', 'short']),
  leader: point.optional(),
});

const power = z.object({
  id,
  name: named,
  adjective: named,
  /** Other spellings, in any language. */
  aliases: z.array(z.string()).optional(),
  hanzi: z.string().optional(),
  /** "#rrggbb" */
  colour: z.string(),
  /** One or two characters shown on its units. */
  badge: z.string(),
  /** One or two Latin letters for those who cannot read the badge. Undefined if the badge is Latin. */
  letters: z.string().min(1).max(2).optional(),
  ruler: z.string().optional(),
  /** Set if the power has no player when the game begins. `activeColour`: its colour once it controls more centres than then. */
  neutral: z.literal(true).optional(),
  activeColour: z.string().optional(),
  /** Set if this is not a power but an additional seat of that power, which orders some of its units. */
  duchyOf: id.optional(),
  capital: id.optional(),
  /** Set if the power starts with one unit in one of these provinces, which becomes its capital. */
  cities: z.array(id).optional(),
  home: z.array(id),
  /** Units at the start. `free`: needs no centre. `duchy`: the seat that orders it, if not the power's own. */
  start: z.array(z.object({ type: z.enum(['A', 'F']), at: location, free: z.literal(true).optional(), duchy: id.optional() })),
  /** Land of the power at the start, drawn in its colour. */
  regions: z.array(id),
});

const province = z.object({
  id,
  /** As players write it: "Xia", "BOH", "stp". */
  abbr: z.string(),
  name: named,
  hanzi: z.string().optional(),
  aliases: z.array(z.string()),
  kind: z.enum(['land', 'sea', 'impassable']),
  coastal: z.boolean(),
  /** Rivers of the province that fleets can travel. */
  rivers: z.array(id),
  /** Named coasts, two letters each; empty if there is only one coast. */
  coasts: z.array(z.string().length(2)),
  centre: z.boolean(),
  home: id.nullable(),
  status: z.enum(['seed', 'reconstructed', 'standard']),
  places: z.object({
    label: point,
    /** Centre of a token of radius 16. Undefined where no unit can be. */
    unit: point.optional(),
    units: z.record(z.string(), point),
    dislodged: point.optional(),
    dislodgedAt: z.record(z.string(), point),
    centre: point.optional(),
    text: z.array(lettering),
  }),
});

/** Where things are on a page, in units of the page; as in `places` of a province. */
const placesOnPage = z.object({
  unit: point.optional(),
  units: z.record(z.string(), point),
  dislodged: point.optional(),
  dislodgedAt: z.record(z.string(), point),
  centre: point.optional(),
  burrow: point.optional(),
  /** The middle of the baseline of its short name. */
  name: point,
  /** In the province: where a line from its name ends, if the name is outside. */
  leader: point.optional(),
});

/** Parts of the board with pictures of their own, as bounding boxes in frame pixels: hints, from which the theatres of a match are made. */
const theatres = z.array(z.object({ id, name: named, box: z.tuple([z.number(), z.number(), z.number(), z.number()]) }));

/** The board as pictures show it that are read at a small size: without what is not played on, crowded parts enlarged. */
const page = z.object({
  /** Size of the map, in units of the page. */
  width: z.number(),
  height: z.number(),
  /** The part of the frame that is shown. */
  crop: z.tuple([z.number(), z.number(), z.number(), z.number()]),
  /** Where the points of a regular lattice over `crop` are on the page, row by row; `columns` in each row. */
  columns: z.number().int().min(2),
  lattice: z.array(point),
  places: z.record(id, placesOnPage),
  /** In place of the board's, for a page that shows only a part of it. */
  theatres: theatres.optional(),
});

export const boardFile = z.object({
  id,
  name: named,
  hanzi: z.string().optional(),
  credit: named,
  provenance: z.string(),
  status: z.enum(['standard', 'reconstructed']),
  frame: z.object({ width: z.number(), height: z.number() }),
  year: z.object({
    start: z.number().int().positive(),
    season: z.string(),
    counts: z.enum(['up', 'down']),
    era: z.enum(['ad', 'bc', 'none']),
  }),
  /** `lastYear`: if nobody has won by its end, those who own centres share a draw by size. */
  victory: z.object({
    centres: z.number().int().positive(),
    of: z.number().int().positive(),
    notCounted: z.array(id),
    lastYear: z.number().int().positive().optional(),
  }),
  powers: z.array(power),
  provinces: z.array(province),
  /** Set if the rules use capitals: pictures then mark them. */
  capitalsMatter: z.literal(true).optional(),
  /** Mandate of Heaven: provinces of the black band, where barbarians appear. */
  band: z.array(id).optional(),
  /** Seas that hold any number of fleets. */
  openOceans: z.array(id).optional(),
  /** Tunnels between a hub and entrances, for powers that may use them. */
  underway: z.object({ hub: id, entrances: z.array(id) }).optional(),
  /** `oneWay`: passed from the first to the second only. `closed`: drawn, but passed by nobody. */
  borders: z.object({
    army: z.array(textPair(id)),
    fleet: z.array(textPair(location)),
    oneWay: z.object({ army: z.array(textPair(id)), fleet: z.array(textPair(location)) }).optional(),
    closed: z.array(textPair(id)).optional(),
  }),
  rivers: z.array(
    z.object({
      id,
      name: named,
      hanzi: z.string().optional(),
      course: z.enum(['through', 'banks']),
      provinces: z.array(id),
      mouth: id.optional(),
      joins: id.optional(),
      width: z.number(),
      line: z.array(point),
    }),
  ),
  /**
   * Steps of rapid river moves: two neighbouring provinces on a river, or its last province and the sea at its mouth; then the ids of the
   * rivers that join them.
   */
  riverSteps: z.array(z.tuple([id, id, z.array(id)])),
  /** Walls. A wall defends only its owner. `lines`: where to draw it, on the owner's side. */
  walls: z.array(z.object({ owner: id, facing: id, name: z.string().optional(), lines: z.array(z.array(point)) })),
  /** Inner water, straits, lakes, passages: SVG paths drawn over the provinces. */
  decor: z.array(z.object({ kind: z.string(), in: id.optional(), d: z.string() })),
  theatres: theatres.default([]),
  /** Made by `npm run pages`. A match has the first one that shows all provinces it is played on. */
  pages: z.array(page).default([]),
  notes: z.array(z.string()),
});

export type BoardFile = z.infer<typeof boardFile>;
export type PowerFile = BoardFile['powers'][number];
export type ProvinceFile = BoardFile['provinces'][number];
export type PageFile = BoardFile['pages'][number];
