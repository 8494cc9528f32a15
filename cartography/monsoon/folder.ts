import { tidyJson } from '../../src/authoring/compile/tidyJson.js';
import type { AuthoredProvince } from '../../src/authoring/model/folderFiles.js';
import type { FolderFile } from '../../src/authoring/model/variantFault.js';
import { poleOf } from '../../src/authoring/places/placesOf.js';
import type { Place, Ring } from '../../src/authoring/svg/outline.js';
import { proposedBorders } from '../../src/authoring/topology/proposedBorders.js';
import { pairKey, touching } from '../../src/authoring/topology/touching.js';
import { weld } from '../../src/authoring/topology/weld.js';
import { outlines } from './field.mjs';
import { COASTS, LAND, type Named, SEA } from './places.js';
import { IMPASSABLE, NEUTRAL, POWERS, type Power } from './powers.js';
import { theatresWith } from './theatres.js';
import { type Marks, marksFor } from './unitPlaces.js';
import { WORLD } from './world.js';

/** How far lines may be apart that are meant to be one, in pixels. */
const GAP = 0.5;

type Touches = ReturnType<typeof touching>;
type Outlines = ReadonlyMap<string, readonly Ring[]>;

/** The files of docs/examples/monsoon. */
export function monsoonFolder(): ReadonlyMap<FolderFile, string> {
  const sites = ([...LAND, ...SEA] as const).map(([id, , , lon, lat]) => ({ id, at: [lon, lat] as const, isSea: isSea(id) }));
  const drawn = outlines(WORLD, sites);
  const marks = marksIn(drawn);
  return new Map([
    ['variant.json', tidyJson(variantFile())],
    ['board.json', tidyJson(boardFile(drawn, marks))],
    ['map.svg', svgOf(drawn, marks)],
  ]);
}

const seas: ReadonlySet<string> = new Set(SEA.map(([id]) => id));
const isSea = (id: string): boolean => seas.has(id);
const kindOf = (id: string): AuthoredProvince['kind'] => (isSea(id) ? 'sea' : IMPASSABLE.includes(id) ? 'impassable' : 'land');
const homesOf = ({ units }: Power): readonly string[] => units.map(unit => unit.slice(2).split('/')[0] ?? '');
const centres: ReadonlySet<string> = new Set([...POWERS.flatMap(homesOf), ...NEUTRAL]);

function variantFile(): object {
  return {
    format: 1,
    id: 'monsoon',
    name: { en: 'Monsoon', fr: 'Mousson' },
    credit: {
      en: 'The Indian Ocean and its coasts in 1405. Board and drawing made for Zongheng; coastline from Natural Earth (public domain).',
      fr: "L'océan Indien et ses côtes en 1405. Plateau et dessin faits pour Zongheng ; littoral de Natural Earth (domaine public).",
    },
    powers: POWERS.map(power => ({
      id: power.id,
      name: inBoth(power.name),
      adjective: inBoth(power.adjective),
      letters: power.letters,
      homes: homesOf(power),
      units: power.units,
    })),
    calendar: { year: 1405 },
    victory: { centres: 33 },
  };
}

const inBoth = ([en, fr]: readonly [string, string]): object => ({ en, fr });

function boardFile(drawn: Outlines, marks: MarksById): object {
  const provinces = [...LAND, ...SEA].map(provinceOf);
  return {
    format: 1,
    provinces,
    borders: bordersOf(drawn, provinces),
    drawing: { gap: GAP, theatres: theatresWith(unitsIn(drawn, marks)) },
  };
}

function provinceOf([id, en, fr]: Named) {
  const kind = kindOf(id);
  const coasts = Object.keys(COASTS[id] ?? {});
  return {
    ...{ id, name: { en, fr } },
    ...(kind !== 'land' && { kind }),
    ...(coasts.length > 0 && { coasts }),
    ...(centres.has(id) && { centre: true }),
  };
}

/** The borders that follow from the drawing, with coasts where a fleet has to choose. */
function bordersOf(drawn: Outlines, provinces: readonly ReturnType<typeof provinceOf>[]): object {
  const areas = new Map([...drawn].map(([id, rings]) => [id, { rings, line: 0 }]));
  const touches = touching(weld({ areas }, GAP), GAP);
  const whole = provinces.map((one): AuthoredProvince => ({ aliases: [], kind: 'land', centre: false, ...one, coasts: [] }));
  const { army, fleet } = proposedBorders(touches, whole);
  return { army, fleet: fleet.flatMap(pair => onCoasts(pair, touches)) };
}

/** A border of fleets, once for each pair of coasts between which it is passed. */
function onCoasts([a, b]: readonly [string, string], touches: Touches): readonly (readonly [string, string])[] {
  const shared = [a, b].find(isSea);
  const between = shared === undefined ? seasAtEnds([a, b], touches) : [shared];
  const pairs = between.map(sea => [coastAt(a, sea), coastAt(b, sea)] as const);
  return [...new Map(pairs.map(pair => [pair.join(' '), pair])).values()];
}

/** The seas that two provinces of land both touch where their border ends. */
function seasAtEnds([a, b]: readonly [string, string], touches: Touches): readonly string[] {
  const pointsOf = (one: string, other: string): readonly number[] => touches.get(pairKey(one, other))?.edges.flat() ?? [];
  const border = new Set(pointsOf(a, b));
  return [...seas].filter(sea => {
    const shore = new Set(pointsOf(b, sea));
    return pointsOf(a, sea).some(point => border.has(point) && shore.has(point));
  });
}

/** Where a fleet from a sea arrives in a province. */
function coastAt(id: string, sea: string): string {
  const coasts = COASTS[id];
  if (!coasts) return id;
  const [found] = Object.entries(coasts).find(([, along]) => along.includes(sea)) ?? [];
  if (found === undefined) throw new Error(`no coast of ${id} is on ${sea}`);
  return `${id}/${found}`;
}

function svgOf(drawn: Outlines, marks: MarksById): string {
  const shapes = [...drawn].map(([id, rings]) => {
    const d = rings.map(ring => `M${ring.map(at => at.join(' ')).join('L')}Z`).join('');
    return `  <path id="${id}" class="${kindOf(id)}" d="${d}"/>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WORLD.frame.width} ${WORLD.frame.height}">`,
    '  <style>path { stroke: #3b2b1a } .land { fill: #f3ead2 } .sea { fill: #bfd1cb } .impassable { fill: #b5ab94 } circle { fill: none; stroke: #a3261c }</style>',
    ...shapes,
    ...circlesOf(marks),
    '</svg>',
    '',
  ].join('\n');
}

type MarksById = ReadonlyMap<string, Marks>;

/** Of each province in play: where its unit and its centre are that leave its name more room than the middle would. */
function marksIn(drawn: Outlines): MarksById {
  const inPlay = [...LAND, ...SEA].filter(([id]) => kindOf(id) !== 'impassable');
  return new Map(
    inPlay.map(([id, name]) => {
      const rings = drawn.get(id) ?? [];
      return [id, marksFor({ name, kind: kindOf(id), isCentre: centres.has(id), rings, shores: shoresOf(id, drawn) }, WORLD.frame)];
    }),
  );
}

const circlesOf = (marks: MarksById): readonly string[] =>
  [...marks].flatMap(([id, places]) =>
    Object.entries(places).map(([what, [x, y]]) => `  <circle id="${what}:${id}" cx="${x}" cy="${y}" r="6"/>`),
  );

/** Where the units of all provinces in play are. */
const unitsIn = (drawn: Outlines, marks: MarksById): ReadonlyMap<string, Place> =>
  new Map([...marks].map(([id, { unit }]) => [id, unit ?? poleOf(drawn.get(id) ?? [])]));

/** The points that a province shares with the seas of each of its named coasts. */
function shoresOf(id: string, drawn: Outlines): ReadonlyMap<string, readonly Place[]> {
  const points = (drawn.get(id) ?? []).flat();
  return new Map(
    Object.entries(COASTS[id] ?? {}).map(([coast, along]) => {
      const wet = new Set(along.flatMap(sea => (drawn.get(sea) ?? []).flat().map(String)));
      return [coast, points.filter(at => wet.has(String(at)))];
    }),
  );
}
