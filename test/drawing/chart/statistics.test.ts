import { describe, expect, test } from 'vitest';
import { OUTCOME_COLOURS, statisticsSvg } from '../../../src/drawing/chart/statisticsSvg.js';
import { boardsOnDisk } from '../../../src/drawing/map/boardsOnDisk.js';
import { createPictureRenderer } from '../../../src/drawing/pictureRenderer.js';
import { type StatisticsPictureRead, statisticsPicture } from '../../../src/drawing/scene/statisticsPicture.js';
import { svgInLook } from '../../../src/drawing/vector/nightPalette.js';
import { toOklab } from '../../../src/drawing/vector/oklab.js';

const row = (name: string, [won, drew, lost, left]: readonly [number, number, number, number], seat?: string) => ({
  name,
  game: 'classic',
  ...(seat !== undefined && { seat }),
  outcomes: { won, drew, lost, left },
});

const pictureOf = (...rows: StatisticsPictureRead['rows']): StatisticsPictureRead =>
  statisticsPicture.parse({
    kind: 'statistics',
    title: 'Games on this server',
    subtitle: '10 games finished',
    legend: { won: 'won', drew: 'drawn', lost: 'lost', left: 'left early' },
    rows,
  });

const svgOf = (picture: StatisticsPictureRead): string => statisticsSvg({ picture, powerOf: () => undefined, recolour: svg => svg });

interface Part {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly fill: string;
}

/** The parts of all bars, from above, without the legend. */
const partsIn = (svg: string): readonly Part[] =>
  [...svg.matchAll(/<rect x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="[\d.]+" fill="(#\w+)"/g)]
    .map(([, x, y, width, fill = '']) => ({ x: Number(x), y: Number(y), width: Number(width), fill }))
    .filter(({ width }) => width !== 34);

describe('The picture of statistics', () => {
  test('has a bar for each row, in parts as long as games ended that way, on one scale', () => {
    const parts = partsIn(svgOf(pictureOf(row('Classic', [3, 2, 4, 1]), row('Austria', [2, 0, 2, 0], 'austria'))));
    const unit = (parts[0]?.width ?? 0) / 3;
    expect(parts.map(({ width, fill }) => [Math.round((10 * width) / unit) / 10, fill])).toEqual([
      [3, OUTCOME_COLOURS.won],
      [2, OUTCOME_COLOURS.drew],
      [4, OUTCOME_COLOURS.lost],
      [1, OUTCOME_COLOURS.left],
      [2, OUTCOME_COLOURS.won],
      [2, OUTCOME_COLOURS.lost],
    ]);
  });

  test('stays within its width and height with the most rows, the longest names and the most games there can be', () => {
    const rows = Array.from({ length: 12 }, (_, i) =>
      row('Neufchâtel-en-Bray et les autres duchés du Nord', [i === 0 ? 480 : 40, 10, 5, 5], i % 4 === 0 ? undefined : `p${i}`),
    );
    const svg = svgOf(pictureOf(...rows.map(one => ({ ...one, note: 'rating 1248 ± 210 · 2 of 14' }))));
    const height = Number(/height="(\d+)"/.exec(svg)?.[1]);
    for (const { x, y, width } of partsIn(svg)) {
      expect(x + width).toBeLessThan(1200 - 60);
      expect(y + 50).toBeLessThan(height);
    }
    expect(height).toBeLessThan(1200);
  });

  test('tells the four outcomes apart by lightness, by day and by night', () => {
    for (const palette of ['parchment', 'night'] as const) {
      const light = Object.values(OUTCOME_COLOURS).map(colour => toOklab(svgInLook(colour, { palette, hatched: false }))[0]);
      const sorted = light.toSorted((a, b) => a - b);
      for (const [i, one] of sorted.slice(1).entries()) expect(one - (sorted[i] ?? 0)).toBeGreaterThan(0.07);
    }
  });

  test('is drawn as PNG in every look, for games with and without a board', async () => {
    const draw = createPictureRenderer(boardsOnDisk());
    const picture = pictureOf(row('Classic', [1, 0, 0, 0]), row('Austria', [1, 0, 0, 0], 'austria'), {
      ...row('Zhao', [0, 1, 0, 0], 'zhao'),
      game: 'warring-states-cards',
    });
    for (const palette of ['parchment', 'night'] as const)
      expect([...(await draw({ ...picture, look: { palette, hatched: false } })).slice(1, 4)]).toEqual([...Buffer.from('PNG')]);
    await expect(draw({ ...picture, rows: [] })).rejects.toThrow();
  });
});
