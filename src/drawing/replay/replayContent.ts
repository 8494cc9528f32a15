import { z } from 'zod';
import type { PowerFile } from '../../games/diplomacy/board/boardFile.js';
import type { Position } from '../../games/diplomacy/board/position.js';
import { shownYear } from '../../games/diplomacy/board/shownYear.js';
import { type Report, report } from '../../games/diplomacy/model/report.js';
import { USUAL_LOOK } from '../../lib/look.js';
import type { ReplayGroup, ReplayPage } from '../../matches/context/ports.js';
import { backgroundContent } from '../layers/background.js';
import { foregroundContent } from '../layers/foreground.js';
import { hatchPatternSvg } from '../layers/hatching.js';
import { seaContent } from '../layers/seaPattern.js';
import type { TerritoryFill } from '../layers/territoryFills.js';
import { fillBands } from '../layers/territoryFillsSvg.js';
import { unitToken } from '../layers/unitTokens.js';
import type { MapLayout } from '../layout/mapLayout.js';
import { PAGE_STYLES } from '../layout/page.js';
import { styleOf } from '../layout/powerStyle.js';
import { type BoardsByGame, layoutFor } from '../map/boardsByGame.js';
import { mapContent } from '../map/mapContent.js';
import { spriteKey } from '../raster/blit.js';
import { activePowers } from '../scene/activeColours.js';
import { type MapPicture, parseDiplomacyPicture } from '../scene/mapPicture.js';
import { BY_BOT } from '../scene/pictureWords.js';
import { INK } from '../vector/colour.js';
import { colourInLook } from '../vector/nightPalette.js';
import type { PlacedSprite, Sprite } from '../vector/sprite.js';
import { followUnits, placeKey, type UnitNumbers } from './followUnits.js';

/** Index of a sprite in `ReplayContent.sprites`, and where it goes. */
type Placed = readonly [sprite: number, x: number, y: number];

/** A step as the page shows it. */
interface StepContent {
  readonly title: string;
  readonly groups: readonly ReplayGroup[];
  readonly press: readonly ReplayGroup[];
  /** By area: an index in `paints`; −1 for areas that are never coloured. */
  readonly land: readonly number[];
  /** Sprites below the units, the units with their numbers, and sprites above them. */
  readonly below: readonly Placed[];
  readonly units: readonly (readonly [unit: number, ...Placed])[];
  readonly above: readonly Placed[];
  /** Each power's number of centres, in the order of `powers`. */
  readonly centres: readonly number[];
  /** The year in which it ends, as numbered on the board; and as people write it: history has no year 0. */
  readonly year: number;
  readonly yearShown: number;
}

/** Everything the page of a replay shows. The script of the page, `assets/replay/page.js`, reads it. */
export interface ReplayContent {
  readonly words: ReplayPage['words'];
  readonly box: readonly [x: number, y: number, width: number, height: number];
  /** SVG below the colours of the land, and above them. */
  readonly under: string;
  readonly over: string;
  readonly hatches: string;
  readonly areas: readonly string[];
  readonly paints: readonly {
    readonly colour: string;
    readonly inner: number;
    readonly bands: readonly number[];
    readonly hatch: number;
  }[];
  readonly widths: readonly number[];
  readonly sprites: readonly string[];
  readonly powers: readonly { readonly id: string; readonly name: string; readonly colour: string; readonly token: string }[];
  /** How many centres win. */
  readonly goal: number;
  readonly steps: readonly StepContent[];
}

const storedReport = z.preprocess(value => (typeof value === 'string' ? JSON.parse(value) : value), report);

/** Draws every step of a replay, and yields after each. Throws if it is not of a game of Diplomacy with a board. */
export function* replayContent(boards: BoardsByGame, replay: ReplayPage): Generator<undefined, ReplayContent> {
  const { game, language, look = USUAL_LOOK, bots = [] } = replay;
  const common = { game, language, look };
  const reports: Report[] = [];
  for (const step of replay.steps) {
    reports.push(storedReport.parse(step.report));
    yield;
  }
  const opening = mapOf({ ...common, kind: 'position', view: replay.start.view });
  if (opening.kind !== 'position') throw new Error('A replay begins with a position');
  const layout = layoutFor(boards, opening);
  const numbers = followUnits(opening.view.position, reports);
  const pictures: readonly MapPicture[] = [opening, ...reports.map((one): MapPicture => ({ ...common, kind: 'results', report: one }))];
  const positions = [opening.view.position, ...reports.map(({ after }) => after)];
  const years = [opening.view.turn.year, ...reports.map(({ turn }) => turn.year)];
  const powers = powersIn(layout, positions);
  const spoken = [{ title: replay.start.title, groups: [], press: [] }, ...replay.steps];
  const drawn = new Drawn(layout);
  const steps: StepContent[] = [];
  for (const [i, picture] of pictures.entries()) {
    const { title, groups, press } = spoken[i] ?? { title: '', groups: [], press: [] };
    const centres = countsIn(positions[i], powers);
    const year = years[i] ?? 0;
    const { year: yearShown } = shownYear(year, layout.geometry.board.year.era);
    steps.push({ title, groups, press, ...drawn.step(picture, numbers[i]), centres, year, yearShown });
    yield;
  }
  const [x0, y0, x1, y1] = layout.window;
  return {
    words: replay.words,
    box: [x0, y0, x1 - x0, y1 - y0],
    under: seaContent(layout) + backgroundContent(layout),
    over: foregroundContent(layout),
    hatches: hatchesIn(layout),
    areas: layout.geometry.areas.map(({ d }) => d),
    ...drawn.tables(),
    powers: powers.map(power => powerContent(power, replay, bots)),
    goal: layout.geometry.board.victory.centres,
    steps,
  };
}

function mapOf(picture: unknown): MapPicture {
  const parsed = parseDiplomacyPicture(picture);
  if (parsed.kind === 'history' || parsed.kind === 'chart') throw new Error('A series is no position');
  return parsed;
}

/** Draws steps, and keeps every drawing and colour once. */
class Drawn {
  /** By their SVG, and by what it depends on, so that it is seldom written. */
  private readonly sprites = new Map<string, number>();
  private readonly indexes = new Map<string, number>();
  private readonly paints = new Map<string, { readonly index: number; readonly fill: TerritoryFill }>();
  private readonly layout: MapLayout;
  constructor(layout: MapLayout) {
    this.layout = layout;
  }

  step(picture: MapPicture, numbers: UnitNumbers | undefined): Pick<StepContent, 'land' | 'below' | 'units' | 'above'> {
    const { fills, overlay } = mapContent(this.layout, picture);
    const numberOf = (sprite: PlacedSprite): number | undefined => unitNumber(sprite, numbers);
    const first = overlay.map.findIndex(sprite => numberOf(sprite) !== undefined);
    const split = first < 0 ? overlay.map.length : first;
    const [below, rest] = [overlay.map.slice(0, split), overlay.map.slice(split)];
    return {
      land: this.layout.geometry.areas.map((_, i) => this.paint(fills[i + 1])),
      below: below.map(sprite => this.place(sprite)),
      units: rest.flatMap(sprite => {
        const number = numberOf(sprite);
        return number === undefined ? [] : [[number, ...this.place(sprite)] as const];
      }),
      above: rest.filter(sprite => numberOf(sprite) === undefined).map(sprite => this.place(sprite)),
    };
  }

  tables(): Pick<ReplayContent, 'sprites' | 'paints' | 'widths'> {
    const { hatched } = this.layout.look;
    const fills = [...this.paints.values()].map(({ fill }) => fill);
    return {
      sprites: [...this.sprites.keys()],
      paints: fills.map(fill => {
        const { inner, bands } = fillBands(fill);
        const rounded = bands.map(({ opacity }) => thousandths(opacity));
        return { colour: fill.colour, inner: thousandths(inner), bands: rounded, hatch: hatched ? fill.owner : -1 };
      }),
      widths: fills[0] ? fillBands(fills[0]).bands.map(({ width }) => width) : [],
    };
  }

  private place({ sprite, at: [x, y] }: PlacedSprite): Placed {
    return [this.indexOf(sprite), tenths(x), tenths(y)];
  }

  private indexOf(sprite: Sprite): number {
    if (sprite.key === undefined) return this.indexOfSvg(sprite.svg);
    const key = spriteKey(sprite, 1);
    const index = this.indexes.get(key) ?? this.indexOfSvg(sprite.svg);
    this.indexes.set(key, index);
    return index;
  }

  private indexOfSvg(svg: string): number {
    const index = this.sprites.get(svg) ?? this.sprites.size;
    this.sprites.set(svg, index);
    return index;
  }

  private paint(fill: TerritoryFill | undefined): number {
    if (!fill) return -1;
    const key = [fill.owner, fill.colour, fill.shares[0], fill.shares[255]].join(' ');
    const known = this.paints.get(key);
    const index = known?.index ?? this.paints.size;
    if (!known) this.paints.set(key, { index, fill });
    return index;
  }
}

const tenths = (value: number): number => Math.round(value * 10) / 10;
const thousandths = (value: number): number => Math.round(value * 1000) / 1000;

/** The number of the unit that a sprite shows. Undefined: it shows none. */
function unitNumber({ data = {} }: PlacedSprite, numbers: UnitNumbers | undefined): number | undefined {
  const at = (text: string | number | undefined): string => placeKey(String(text).split(' ').at(-1) ?? '');
  if (data['data-unit'] !== undefined) return numbers?.standing.get(at(data['data-unit']));
  if (data['data-dislodged'] !== undefined) return numbers?.dislodged.get(at(data['data-dislodged']));
  return undefined;
}

/** The powers that had a centre or a unit at some time, in the order of the board. */
function powersIn({ geometry: { board } }: MapLayout, positions: readonly Position[]): readonly PowerFile[] {
  const seen = new Set(positions.flatMap(({ centres, units }) => [...Object.values(centres), ...units.map(({ power }) => power)]));
  const active = new Map(activePowers(board).map(power => [power.id, power]));
  return board.powers.filter(({ id }) => seen.has(id)).map(power => active.get(power.id) ?? power);
}

function countsIn(position: Position | undefined, powers: readonly PowerFile[]): readonly number[] {
  const owners = Object.values(position?.centres ?? {});
  return powers.map(({ id }) => owners.filter(owner => owner === id).length);
}

function powerContent(power: PowerFile, { language }: ReplayPage, bots: readonly string[]): ReplayContent['powers'][number] {
  const name = bots.includes(power.id) ? `${power.name[language]} ${BY_BOT[language]}` : power.name[language];
  const token = unitToken({ type: 'A', style: styleOf(power, PAGE_STYLES.posted) });
  return { id: power.id, name, colour: power.colour, token };
}

const hatchesIn = ({ geometry: { board }, look }: MapLayout): string =>
  look.hatched ? board.powers.map((_, i) => hatchPatternSvg(i, colourInLook(INK, look))).join('') : '';
