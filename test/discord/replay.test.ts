import { describe, expect, test } from 'vitest';
import type { Reply } from '../../src/discord/message/reply.js';
import { changeSettings } from '../../src/matches/actions/people/changeSettings.js';
import type { ReplayPage } from '../../src/matches/context/ports.js';
import { closeDuePhases } from '../../src/matches/turn/closeDuePhases.js';
import { labels, startedGame, type TestBot, testBot, textOf } from './testBot.js';

/** A game of which one phase is played before its host ends it, and its ending. */
async function ended(room: TestBot, settings: Parameters<typeof startedGame>[1] = { players: ['101', '102'] }): Promise<Reply> {
  await startedGame(room, settings);
  room.pass(30 * 24 * 3_600_000);
  await closeDuePhases(room.hosting);
  const host = room.as('101');
  await host.press(await host.run('game end'), 'End the game');
  const found = (await room.posts()).find(({ outgoing }) => outgoing.row.content.kind === 'ending');
  if (!found) throw new Error('no ending was posted');
  return found.post;
}

const fileOf = (reply: Reply): ReplayPage => JSON.parse(new TextDecoder().decode(reply.attachments?.[0]?.bytes));

describe('The button under the ending', () => {
  test('sends the page to whoever presses it, in their language, without names of people', async () => {
    const room = testBot();
    const ending = await ended(room);
    const reply = await room.as('909', { language: 'fr' }).press(ending, 'Replay page');
    expect(reply.attachments?.[0]?.name).toBe('game-1.html');
    expect(textOf(reply)).toContain('navigateur');
    const page = fileOf(reply);
    expect(page).toMatchObject({ language: 'fr', title: 'Royaumes combattants v2, partie 1', subtitle: 'Finie' });
    expect(page.steps[0]?.title).toMatch(/^Printemps 450/);
    expect(JSON.stringify(page)).not.toMatch(/\b(?:101|102|909)\b/);
  });

  test('makes a page once for all who ask for the same at the same time, and at most four at a time', async () => {
    const room = testBot();
    const ending = await ended(room);
    const asked: string[] = [];
    let finish = (): void => undefined;
    const waiting = new Promise<void>(resolve => {
      finish = resolve;
    });
    Object.assign(room.bot.renderer, {
      page: async ({ language, look }: ReplayPage) => {
        asked.push(`${language} ${look?.palette} ${look?.hatched}`);
        await waiting;
        return new Uint8Array([1]);
      },
    });
    const users = ['201', '202', '203', '204', '205'];
    for (const [i, look] of (['parchment', 'night', 'parchment-hatched', 'night-hatched'] as const).entries())
      await changeSettings(room.hosting, users[i] ?? '', { look });
    const first = users.slice(0, 4).map(user => room.as(user).press(ending, 'Replay page'));
    const again = room.as('206').press(ending, 'Replay page');
    expect(textOf(await room.as('205', { language: 'fr' }).press(ending, 'Replay page'))).toContain('trop à faire');
    finish();
    for (const reply of [...first, again]) expect((await reply).attachments?.[0]?.bytes).toHaveLength(1);
    expect(asked.toSorted()).toEqual(['en night false', 'en night true', 'en parchment false', 'en parchment true']);
  });

  test('is not there for the card game', async () => {
    const room = testBot();
    await startedGame(room, { players: ['101', '102', '103'], variant: 'warring-states-cards' });
    const host = room.as('101');
    await host.press(await host.run('game end'), 'End the game');
    const endings = (await room.posts()).filter(({ outgoing }) => outgoing.row.content.kind === 'ending');
    expect(endings).toHaveLength(1);
    expect(labels(endings[0]?.post ?? {})).not.toContain('Replay page');
  });
});
