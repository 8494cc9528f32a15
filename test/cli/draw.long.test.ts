import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readCardsBoardFile } from '../../src/assets.js';
import { draw } from '../../src/cli/draw.js';
import { createCardsRenderer } from '../../src/drawing/cards/cardsRenderer.js';
import { game, stateIn } from '../games/warring-states-cards/table.js';

const folder = mkdtempSync(join(tmpdir(), 'zongheng-draw-'));
afterAll(() => rmSync(folder, { recursive: true }));

function fileOf(content: unknown): string {
  const path = join(folder, 'content.json');
  writeFileSync(path, JSON.stringify(content));
  return path;
}

describe('zongheng draw, of the card game', () => {
  const state = stateIn(5, 0.5);
  const render = createCardsRenderer(readCardsBoardFile());

  it('draws the table of a state, and no hand', async () => {
    const drawn = await draw(fileOf(state), { language: 'fr' });
    const picture = await render({ kind: 'position', view: game.view(state), language: 'fr' });
    expect(drawn.ok && Buffer.from(drawn.value).equals(Buffer.from(picture))).toBe(true);
  });

  it('draws the table at the end of a report', async () => {
    const { report } = game.advance(state, new Map());
    const drawn = await draw(fileOf(report), { language: 'en' });
    expect(drawn.ok && Buffer.from(drawn.value).equals(Buffer.from(await render({ kind: 'results', report, language: 'en' })))).toBe(true);
  });

  it('says so when the file holds nothing it can draw', async () => {
    expect(await draw(fileOf({ kind: 'warring-states-cards' }), { language: 'en' })).toMatchObject({ ok: false });
  });
});

describe('zongheng draw, of a theatre', () => {
  const asked = {
    variant: 'warhammer-fm05',
    phase: 'movement',
    season: 'spring',
    year: 1,
    units: [{ power: 'norse', type: 'F', loc: 'CLAW' }],
    dislodged: [],
    contested: [],
    sc: {},
    orders: [],
  };
  const widthOf = (png: Uint8Array): number => Buffer.from(png).readUInt32BE(16);

  it('draws that part of the board alone', async () => {
    const whole = await draw(fileOf(asked), { language: 'en', full: true });
    const part = await draw(fileOf(asked), { language: 'en', theatre: 'araby' });
    const posted = await draw(fileOf(asked), { language: 'en' });
    expect([whole, part, posted].map(drawn => drawn.ok && widthOf(drawn.value))).toEqual([1600, 1086, 1100]);
  });

  it('says which there are', async () => {
    expect(await draw(fileOf(asked), { language: 'en', theatre: 'moon' })).toEqual({
      ok: false,
      fault: 'there is no theatre moon on that board. Theatres: old-world, dark-lands, ulthuan, lustria, araby, khemri, cathay, ind',
    });
  });
});
