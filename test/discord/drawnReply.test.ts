import { describe, expect, test } from 'vitest';
import type { BotContext } from '../../src/discord/interactions/botContext.js';
import { drawnReply, inTime, withPicture } from '../../src/discord/interactions/drawnReply.js';
import type { PictureToDraw } from '../../src/discord/message/reply.js';
import { wordsIn } from '../../src/discord/words/wordsIn.js';
import type { Language } from '../../src/lib/language.js';
import { type TestBot, testBot } from './testBot.js';

const BYTES = new Uint8Array([1]);

const sketch = (language: Language, name = 'one.png'): PictureToDraw => ({
  picture: { kind: 'position', game: 'classic', view: {}, language },
  name,
  alt: 'A board',
});

/** A bot of which the renderer does this. */
const drawing = ({ bot }: TestBot, draw: BotContext['renderer']['draw']): BotContext => ({ ...bot, renderer: { ...bot.renderer, draw } });

describe('A reply with pictures', () => {
  test('has them before its other files, in their order', async () => {
    const bot = drawing(testBot(), async () => BYTES);
    const drawn = await drawnReply(bot, {
      sketch: sketch('en'),
      nextSketch: sketch('en', 'two.png'),
      attachments: [{ name: 'three.txt', bytes: BYTES }],
    });
    expect(drawn.attachments?.map(({ name }) => name)).toEqual(['one.png', 'two.png', 'three.txt']);
    expect(drawn.content).toBeUndefined();
  });

  test('goes without one that takes too long, and says so in the reader’s language', async () => {
    const room = testBot();
    const bot = drawing(room, () => new Promise(() => undefined));
    const en = await drawnReply(bot, { content: 'The board', sketch: sketch('en') }, 1);
    expect(en).toEqual({ content: 'The board\n-# The picture is missing: too many are being drawn right now. Ask again in a moment.' });
    const fr = await drawnReply(bot, { embeds: [], sketch: sketch('fr') }, 1);
    expect(fr.content).toMatch(/^-# L’image manque/);
    expect(room.logged.join()).toContain('a picture was not drawn in time for a reply');
  });

  test('that is nothing else says that the picture is late', async () => {
    const room = testBot();
    const bot = drawing(room, () => new Promise(() => undefined));
    const reply = await withPicture({ bot, words: wordsIn('en') }, sketch('en'), 1);
    expect(reply).toEqual({ content: '-# The picture is missing: too many are being drawn right now. Ask again in a moment.' });
    expect(await inTime(bot, new Promise(() => undefined), 'replay', 1)).toBeUndefined();
    expect(room.logged.join()).toContain('a picture was not drawn in time for a reply');
  });

  test('goes without one that cannot be drawn; the other one is there', async () => {
    const room = testBot();
    const bot = drawing(room, async picture => {
      if ('language' in picture && picture.language === 'fr') throw new Error('no such place');
      return BYTES;
    });
    const drawn = await drawnReply(bot, { content: 'Two', sketch: sketch('fr'), nextSketch: sketch('en', 'two.png') });
    expect([drawn.content, drawn.attachments?.map(({ name }) => name)]).toEqual(['Two', ['two.png']]);
    expect(room.logged.join()).toContain('a picture could not be drawn');
  });
});
