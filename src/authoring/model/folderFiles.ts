import { z } from 'zod';
import { MOST_PROVINCES } from '../../games/diplomacy/variants/namedRules.js';
import { variantRules } from '../../games/diplomacy/variants/variantRules.js';
import { numberPair, textPair } from '../../games/pairs.js';

/** The most provinces, powers and so on that a variant may have. */
export const LIMITS = { provinces: MOST_PROVINCES, powers: 34, borders: 5_000, gap: 8 };

const text = z.string().min(1).max(80);
const longText = z.string().min(1).max(1_000);
const id = z
  .string()
  .max(40)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
/** A province, or a named coast of one: "stp", "stp/nc". */
const location = z
  .string()
  .max(43)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z]{2})?$/);
/** English, and any other language by its tag: "fr", "pt-BR". */
const names = z
  .object({ en: text })
  .catchall(text)
  .meta({ description: 'English is required; other languages by their tags: fr, de, pt-BR.' });
const sentence = z.object({ en: z.string().min(1).max(300) }).catchall(z.string().min(1).max(300));
const colour = z.string().regex(/^#[0-9a-f]{6}$/i);

const power = z.strictObject({
  id,
  name: names,
  adjective: names.optional().meta({ description: 'As in “the Austrian fleet”. Default: the name.' }),
  aliases: z.array(text).max(12).default([]),
  colour: colour.optional().meta({ description: '#rrggbb. Default: a colour that all eyes tell from the others.' }),
  letters: z
    .string()
    .regex(/^[\p{L}\p{N}]{1,2}$/u)
    .optional()
    .meta({ description: 'One or two letters on its units. Default: from its name.' }),
  sign: z
    .string()
    .regex(/^[\p{L}\p{N}]{1,2}$/u)
    .optional()
    .meta({ description: 'Shown on its units where there is room, with the letters in a corner. For letters of another script.' }),
  ruler: text.optional().meta({ description: 'Who rules it when the game begins.' }),
  homes: z.array(id).max(200).meta({ description: 'Its home centres, in which it builds.' }),
  units: z.array(z.string().max(60)).max(200).meta({ description: 'Its units at the start: "A par", "F stp/nc".' }),
  capital: id.optional(),
  neutral: z
    .boolean()
    .default(false)
    .meta({ description: 'Nobody plays it. Its units hold, or do what the players vote for (rule armed-neutrals).' }),
  activeColour: colour.optional().meta({ description: 'Of a neutral power: its colour once it owns more centres than its homes.' }),
  cities: z
    .array(id)
    .max(12)
    .optional()
    .meta({ description: 'It begins with one unit in one of these, which becomes its capital (rule fledgling-nations).' }),
  territory: z
    .array(id)
    .max(LIMITS.provinces)
    .optional()
    .meta({ description: 'Land drawn in its colour at the start. Default: its homes.' }),
});

export const variantFile = z.strictObject({
  $schema: z.string().optional(),
  format: z.literal(1),
  id,
  name: names,
  credit: sentence.meta({ description: 'Who made the variant, and from whose map. It is on every picture.' }),
  status: z
    .enum(['standard', 'reconstructed'])
    .default('standard')
    .meta({ description: 'reconstructed: made again from the rules, because the author’s map could not be had. Pictures say so.' }),
  provenance: longText.optional().meta({ description: 'What the board was made from. For those who read the file.' }),
  script: z
    .enum(['zh'])
    .optional()
    .meta({ description: 'The language whose names are written on the map too, in its own letters: names then have a zh.' }),
  powers: z.array(power).min(2).max(LIMITS.powers),
  calendar: variantRules.shape.calendar,
  victory: z.strictObject({
    centres: z.number().int().min(1).max(LIMITS.provinces).optional().meta({ description: 'How many centres win. Default: by the share.' }),
    share: z
      .number()
      .min(0.1)
      .max(0.95)
      .default(0.5)
      .meta({ description: 'Who has more than this share of the centres that count wins, if there is no number of centres.' }),
    notCounted: z.array(id).max(LIMITS.provinces).default([]).meta({ description: 'Centres that do not count towards victory.' }),
    lastYear: z
      .number()
      .int()
      .min(1)
      .max(99_999)
      .optional()
      .meta({ description: 'If nobody has won by the end of this year, those who own centres share a draw by size. Default: none.' }),
  }),
  builds: variantRules.shape.builds,
  orders: variantRules.shape.orders,
  rules: variantRules.shape.rules,
});
export type VariantFile = z.infer<typeof variantFile>;

const province = z.strictObject({
  id,
  name: names,
  short: z
    .string()
    .regex(/^[\p{L}\p{N}]{1,8}$/u)
    .optional()
    .meta({ description: 'As it is written in orders. Default: the id.' }),
  aliases: z.array(text).max(12).default([]),
  sharedAliases: z
    .array(text)
    .max(12)
    .optional()
    .meta({ description: 'Other names that another province has too: what is meant by one in an order is asked.' }),
  kind: z.enum(['land', 'sea', 'impassable']).default('land'),
  coasts: z
    .array(z.string().regex(/^[a-z]{2}$/))
    .max(4)
    .default([])
    .meta({ description: 'Named coasts, two letters each: nc, sc. Only where a fleet has to choose.' }),
  centre: z.boolean().default(false),
  status: z
    .enum(['seed', 'reconstructed', 'standard'])
    .optional()
    .meta({ description: 'seed: named by the rules; reconstructed: placed by who made the board again. For those who read the file.' }),
});

const provincePair = textPair(id);
const locationPair = textPair(location);

const river = z.strictObject({
  id,
  name: names,
  provinces: z.array(id).min(1).max(80).meta({ description: 'The provinces along it, from its source. Fleets can be on it there.' }),
  mouth: id.optional().meta({ description: 'The sea into which it flows.' }),
  joins: id.optional().meta({ description: 'The river into which it flows, in its own last province.' }),
  course: z
    .enum(['through', 'banks'])
    .default('through')
    .meta({ description: 'Whether it runs through its provinces, one after the other, or between those on its banks.' }),
  width: z.number().min(2).max(16).default(7.5).meta({ description: 'Of its line, in pixels of a map 1600 wide.' }),
});

const wall = z.strictObject({
  owner: id.meta({ description: 'The province that it defends.' }),
  facing: id.meta({ description: 'The neighbour against which it stands.' }),
  name: text.optional(),
});

/** Frame pixels, or units of a page. */
const coordinate = z.number().min(-4_000).max(4_000);
const point = numberPair(coordinate);
const points = z.record(z.string().max(2), point);
const box = z
  .tuple([coordinate, coordinate, coordinate, coordinate])
  .meta({ description: 'Left, top, right and bottom, in pixels of the map: it is drawing.width wide.' });

const onPage = z.strictObject({
  unit: point.optional(),
  units: points.default({}).meta({ description: 'By named coast.' }),
  dislodged: point.optional(),
  dislodgedAt: points.default({}).meta({ description: 'By named coast.' }),
  centre: point.optional(),
  burrow: point.optional().meta({ description: 'Of a tunnel (decor:burrow).' }),
  name: point.meta({ description: 'The middle of the baseline of its short name.' }),
  leader: point.optional().meta({ description: 'Where a line from the name ends, if the name is outside its province.' }),
});

const page = z.strictObject({
  crop: box
    .optional()
    .meta({ description: 'What the page shows, as left, top, right and bottom in pixels of the map. Default: all of it.' }),
  width: z.number().int().min(300).max(1_000).optional().meta({
    description:
      'Of the map on the page, in units. A unit of a power is 34 high. Default: as large as a posted picture has room for; on boards of more than 90 provinces, as large as their theatres can show.',
  }),
  height: z.number().int().min(200).max(738).optional(),
  columns: z.number().int().min(2).max(64).default(2).meta({ description: 'Of the lattice.' }),
  lattice: z.array(point).min(4).max(4_096).optional().meta({
    description:
      'Where the points of a regular lattice over the crop are on the page, row by row: it enlarges what is crowded. Default: even.',
  }),
  places: z.record(id, onPage).optional().meta({
    description: 'Where things are on the page, in its units. Default: where the map has them, with short names below or above units.',
  }),
  theatres: z
    .array(z.strictObject({ id, name: names, box }))
    .max(24)
    .default([])
    .meta({ description: 'In place of those of the board, for a page that shows only a part of it.' }),
});

export const authoredBoard = z.strictObject({
  $schema: z.string().optional(),
  format: z.literal(1),
  provinces: z.array(province).min(3).max(LIMITS.provinces),
  borders: z
    .strictObject({
      army: z.array(provincePair).max(LIMITS.borders),
      fleet: z.array(locationPair).max(LIMITS.borders),
      oneWay: z
        .strictObject({
          army: z.array(provincePair).max(LIMITS.borders).default([]),
          fleet: z.array(locationPair).max(LIMITS.borders).default([]),
        })
        .optional()
        .meta({ description: 'Borders that are passed from the first to the second only.' }),
    })
    .optional()
    .meta({ description: 'Each pair once. `zongheng variant borders` proposes them from the drawing.' }),
  notes: z.array(longText).max(20).default([]).meta({ description: 'For those who read the file.' }),
  rivers: z.array(river).max(40).default([]).meta({ description: 'Their lines are open paths of the drawing, with the ids river:….' }),
  walls: z.array(wall).max(400).default([]),
  drawing: z
    .strictObject({
      width: z.number().int().min(800).max(1700).default(1600).meta({
        description:
          'How many pixels wide the map is to the bot, whose units and names are as large on all maps: on a narrower one they look larger.',
      }),
      gap: z.number().min(0).max(LIMITS.gap).default(1.5).meta({
        description:
          'How far lines may be apart that are meant to be one, in pixels of a map 1600 wide. 0: neighbours share the points of their border exactly.',
      }),
      strokes: z.enum(['as-listed', 'from-top-left']).default('as-listed').meta({
        description:
          'In which order the lines between provinces are drawn: as the provinces are listed, or by where they begin on the map. It decides where the dashes of sea borders begin.',
      }),
      apart: z.array(provincePair).max(LIMITS.borders).default([]).meta({ description: 'Neighbours that do not touch on the map.' }),
      closed: z
        .array(provincePair)
        .max(LIMITS.borders)
        .default([])
        .meta({ description: 'Provinces that touch on the map and are no neighbours.' }),
      theatres: z
        .array(z.strictObject({ id, name: names, provinces: z.array(id).min(1).max(LIMITS.provinces).optional(), box: box.optional() }))
        .max(24)
        .default([])
        .meta({
          description:
            'Parts of the board with pictures of their own, by their provinces or as a box. Default: a grid on boards of more than 90 provinces.',
        }),
      pages: z.array(page).max(4).default([]).meta({
        description:
          'What part of the map posted pictures show, with short names. A match has the first that shows all provinces it is played on. Default: the whole map.',
      }),
    })
    .prefault({}),
});
export type AuthoredBoard = z.infer<typeof authoredBoard>;
export type AuthoredPage = AuthoredBoard['drawing']['pages'][number];
export type AuthoredRiver = AuthoredBoard['rivers'][number];
export type AuthoredProvince = AuthoredBoard['provinces'][number];
export type AuthoredPower = VariantFile['powers'][number];
/** A text in English and any other language. */
export type Names = AuthoredProvince['name'];

/** The text in a language of ours; English where the author gave none. */
export const inOurs = (names: Readonly<Record<string, string>>): { readonly en: string; readonly fr: string } => ({
  en: names.en ?? '',
  fr: names.fr ?? names.en ?? '',
});

/** The name in the letters that are written on the map too. */
export const hanziOf = (names: Readonly<Record<string, string>>, script: VariantFile['script']): { readonly hanzi?: string } => {
  const hanzi = script && names[script];
  return hanzi === undefined ? {} : { hanzi };
};

/** Every border of the file, those that are passed one way included. */
export function allBorders({ borders }: AuthoredBoard): Pick<NonNullable<AuthoredBoard['borders']>, 'army' | 'fleet'> {
  const { army = [], fleet = [], oneWay } = borders ?? {};
  return { army: [...army, ...(oneWay?.army ?? [])], fleet: [...fleet, ...(oneWay?.fleet ?? [])] };
}

/** How many of the centres that count win. */
export const centresToWin = ({ centres, share }: VariantFile['victory'], of: number): number => centres ?? Math.floor(share * of) + 1;
