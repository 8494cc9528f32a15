import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readCardsBoardFile } from '../../src/assets.js';
import { draw } from '../../src/cli/draw.js';
import { createCardsPainter } from '../../src/drawing/cards/cardsPainter.js';
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
  const paint = createCardsPainter(readCardsBoardFile());

  it('draws the table of a state, and no hand', async () => {
    const drawn = await draw(fileOf(state), 'fr');
    const picture = paint({ kind: 'position', view: game.view(state), language: 'fr' });
    expect(drawn.ok && Buffer.from(drawn.value).equals(Buffer.from(picture))).toBe(true);
  });

  it('draws the table at the end of a report', async () => {
    const { report } = game.advance(state, new Map());
    const drawn = await draw(fileOf(report), 'en');
    expect(drawn.ok && Buffer.from(drawn.value).equals(Buffer.from(paint({ kind: 'results', report, language: 'en' })))).toBe(true);
  });

  it('says so when the file holds nothing it can draw', async () => {
    expect(await draw(fileOf({ kind: 'warring-states-cards' }), 'en')).toMatchObject({ ok: false });
  });
});
