import { describe, expect, test } from 'vitest';
import { inTime } from '../../src/discord/interactions/studyDesk.js';
import { prefilled, type TestBot, testBot, textOf } from './testBot.js';

/** Lets everything that asks for a study wait, but for the first `quick` times. Returns the function that ends that. */
function slowed({ hosting: { store } }: TestBot, quick: number): () => void {
  let goOn: () => void = () => undefined;
  const over = new Promise<void>(resolve => {
    goOn = resolve;
  });
  const get = store.studies.get.bind(store.studies);
  let asked = 0;
  Object.assign(store.studies, {
    get: async (id: number) => {
      asked += 1;
      if (asked > quick) await over;
      return await get(id);
    },
  });
  return goOn;
}

describe('A form of a study that takes long to work out', () => {
  test('opens all the same, and what is sent is added to the orders there are', async () => {
    const room = testBot();
    const ann = room.as('1');
    const board = await ann.run('study new', { variant: 'classic' });
    const panel = await ann.fill(await ann.choose(board, 'Austria'), 'Paste all', 'A Vie - Gal');
    expect(prefilled(await ann.form(panel, 'Paste all'))).toBe('A vie - gal');
    const goOn = slowed(room, 1);
    const form = await ann.form(panel, 'Paste all');
    expect([form.title, prefilled(form)]).toEqual(['Orders', '']);
    expect(JSON.stringify(form.components)).toContain('What you send is added to the orders already saved.');
    goOn();
    expect(form.custom_id).toBe((await ann.form(await ann.fill(panel, 'Paste all', 'A Mars H'), 'Fix')).custom_id);
    const sent = await ann.submit(form, 'F Tri - Alb');
    expect(textOf(sent)).toMatch(/✅ Vienna → Galicia[\s\S]*✅ Trieste → Albania/);
  });

  test('keeps the lines that were not understood', async () => {
    const room = testBot();
    const ann = room.as('1', { language: 'fr' });
    const board = await ann.run('study new', { variant: 'classic' });
    const panel = await ann.fill(await ann.choose(board, 'Autriche'), 'Tout saisir', 'A Vie - Mars');
    const goOn = slowed(room, 1);
    const form = await ann.form(panel, 'Corriger');
    expect([form.title, prefilled(form)]).toEqual(['Ordres', 'A Vie - Mars']);
    goOn();
  });

  test('suggestions that take longer are left out', async () => {
    const room = testBot();
    const ann = room.as('1');
    await ann.run('study new', { variant: 'classic' });
    const goOn = slowed(room, 0);
    expect(await ann.complete('study order', 'power', '')).toEqual([]);
    goOn();
    expect(await ann.complete('study order', 'power', '')).toHaveLength(7);
  });

  test('what is there in time is awaited', async () => {
    expect(await inTime(Promise.resolve(7))).toBe(7);
    expect(await inTime(new Promise(() => undefined), 1)).toBeUndefined();
    await expect(inTime(Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  });
});
