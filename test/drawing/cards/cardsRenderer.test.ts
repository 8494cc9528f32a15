import { describe, expect, test } from 'vitest';
import { createCardsRenderer } from '../../../src/drawing/cards/cardsRenderer.js';
import { createPictureRenderer } from '../../../src/drawing/pictureRenderer.js';
import { board, game, stateIn } from '../../games/warring-states-cards/table.js';

const render = createCardsRenderer(board.file);
const crowded = stateIn(7, 0.95);
const tables = [4, 5, 6, 7].map(seed => ({ kind: 'position', view: game.view(stateIn(seed, 0.6)), language: 'en' }));
const hands = crowded.players.map(({ seat }) => ({ kind: 'hand', view: game.view({ ...crowded, skills: true }, seat), language: 'en' }));
const pictures = [...tables, ...hands];

describe.each(pictures.map((picture, i) => [`${picture.kind} ${i + 1}`, picture] as const))('The picture of %s', async (_, picture) => {
  const png = Buffer.from(await render(picture));

  test('is a PNG, wide enough to read when opened and small enough to post', () => {
    expect([...png.subarray(0, 8)]).toEqual([137, 80, 78, 71, 13, 10, 26, 10]);
    expect(png.readUInt32BE(16)).toBe(picture.kind === 'hand' ? 1080 : 1650);
    expect(png.length).toBeLessThan(300_000);
  });

  test('differs in French', async () => expect(Buffer.compare(await render({ ...picture, language: 'fr' }), png)).not.toBe(0));
});

test('A picture has the same bytes, whatever was drawn before it', async () => {
  const other = createCardsRenderer(board.file);
  for (const picture of [...pictures].reverse()) expect(Buffer.compare(await other(picture), await render(picture))).toBe(0);
});

test('A picture changes with a card of the row and with an army', async () => {
  const view = game.view(crowded);
  const { table } = view;
  const picture = (parts: Partial<typeof table>) =>
    render({ kind: 'position', view: { ...view, table: { ...table, ...parts } }, language: 'en' });
  const asItIs = await picture({});
  expect(Buffer.compare(await picture({ row: [...table.row, 'Wild'] }), asItIs)).not.toBe(0);
  expect(Buffer.compare(await picture({ strongholds: {} }), asItIs)).not.toBe(0);
});

describe('The renderer refuses', () => {
  const [table] = tables;
  test('a picture without a table', () =>
    expect(render({ ...table, view: { kind: 'warring-states-cards' } })).rejects.toThrow('no picture of the card game: at view'));
  test('a card that does not exist', () =>
    expect(render({ ...table, view: { ...table?.view, table: { ...table?.view.table, row: ['Fire/Fire/Spy'] } } })).rejects.toThrow(
      'at view.table.row.0',
    ));
  test('an army on a stronghold that does not exist', () =>
    expect(render({ ...table, view: { ...table?.view, table: { ...table?.view.table, strongholds: { 39: ['chu'] } } } })).rejects.toThrow(
      'There is no place 39',
    ));
  test('a hand from a public view', () => expect(render({ ...table, kind: 'hand' })).rejects.toThrow('at view.own'));
});

test('The kind of the view, not the name of the game, decides which renderer draws', async () => {
  const both = createPictureRenderer(new Map());
  const [table] = tables;
  expect(Buffer.compare(await both({ ...table, game: 'whatever it is called' }), await render(table))).toBe(0);
  await expect(both({ kind: 'position', game: 'warring-states-cards', view: { kind: 'diplomacy' }, language: 'en' })).rejects.toThrow(
    'no picture of Diplomacy',
  );
});
