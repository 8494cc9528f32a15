import { z } from 'zod';

const colour = z.union([z.string(), z.looseObject({ standard: z.string().optional() })]);
const words = z.array(z.string().max(200)).max(500);
const flag = z.union([z.string(), z.boolean()]);
/** A number, also as a text. */
const number = z.union([z.number(), z.string().max(20)]);

const override = z.looseObject({
  adjacencies: words.optional(),
  coastal_adjacencies: words.optional(),
  remove_adjacencies: words.optional(),
  remove_adjacent_coasts: words.optional(),
  remove_adjacent_land: words.optional(),
  difficult_adjacency: words.optional(),
  coasts: z.record(z.string(), words).optional(),
});

/** The parts of a DiplomacyGM config that say how a variant is played. */
export const gmConfig = z.looseObject({
  name: z.string().optional(),
  file: z.string().max(300),
  'svg config': z.looseObject({
    neutral: colour.optional(),
    neutral_sc: colour.optional(),
    impassable: colour.optional(),
    border_margin_hint: z.number().min(0).max(1_000).optional(),
    unit_type_labeled: flag.optional(),
    unit_type_from_names: flag.optional(),
    detect_starting_units: flag.optional(),
    /** Whether shapes are called by the place that they are of; if not, marks and units are of the place that they are in. */
    province_labels: flag.optional(),
    center_labels: flag.optional(),
    unit_labels: flag.optional(),
    year: number.optional(),
    /** Where the first versions say it. */
    fow: flag.optional(),
  }),
  year: number.optional(),
  first_season: z.string().optional(),
  build_options: z.string().optional(),
  /** How land becomes a power's core: without effect where builds are those of `classic`. */
  core_options: z.unknown().optional(),
  victory_conditions: z.string().optional(),
  victory_count: number.optional(),
  convoyable_islands: flag.optional(),
  transformation: flag.optional(),
  dp: flag.optional(),
  fow: flag.optional(),
  /** Options of the first versions, such as "build anywhere". */
  'adju flags': words.optional(),
  abbreviations: z.record(z.string(), z.unknown()).optional(),
  overrides: z
    .looseObject({
      provinces: z.record(z.string(), override).optional(),
      'high provinces': z
        .record(
          z.string().max(80),
          z.looseObject({ num: z.number().int().min(1).max(20), type: z.string().optional(), adjacencies: words.default([]) }),
        )
        .optional(),
    })
    .optional(),
  players: z.union([
    z.string(),
    z.record(
      z.string().max(200),
      z.looseObject({
        color: colour.optional(),
        vscc: number.optional(),
        disabled: flag.optional(),
        active: flag.optional(),
      }),
    ),
  ]),
});
export type GmConfig = z.infer<typeof gmConfig>;

/** The standard one of a colour with themes. */
export const plainColour = (written: z.infer<typeof colour> | undefined): string | undefined =>
  typeof written === 'string' ? written : written?.standard;

/** Names of layers by the keys of the config. */
export const LAYERS = {
  land_layer: ['Region Colors', 'Region Fills', 'Provinces'],
  island_borders: ['Island Adjacencies', 'Hybrid Adjacencies'],
  island_fill_layer: ['Island Fills', 'Hybrid Fills'],
  sea_borders: ['Sea Adjacencies', 'Sea Provinces'],
  supply_center_icons: ['Supply Centers', 'SC Markers', 'SC markers'],
  army: ['Army Locations'],
  fleet: ['Fleet Locations'],
  starting_units: ['Units'],
} as const;
export type LayerKey = keyof typeof LAYERS;
