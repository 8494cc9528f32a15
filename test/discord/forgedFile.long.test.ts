import { describe, expect, test } from 'vitest';
import type { Reply } from '../../src/discord/message/reply.js';
import { recruitText } from '../../src/games/opponent.js';
import { closeDuePhases } from '../../src/matches/turn/closeDuePhases.js';
import { startedGame, testBot, textOf } from './testBot.js';

const EVIL = '[x](https://evil.example) **y** <@105>';
const LIVE = /(?<!\\)\[x\]|(?<!\\)\*\*y|(?<!\\)<@105>|\w:\/\//;

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** Returns every copy of an exported report in which one text is replaced by `EVIL`. Of similar paths only the first is used. */
function forged(value: Json, path = '', seen = new Set<string>()): readonly [string, Json][] {
  if (typeof value === 'string') {
    const like = path.replaceAll(/\d+/g, '#');
    if (seen.has(like)) return [];
    seen.add(like);
    return [[path, EVIL]];
  }
  if (Array.isArray(value))
    return value.flatMap((one: Json, i) =>
      forged(one, `${path}.${i}`, seen).map(([at, changed]): [string, Json] => [at, value.with(i, changed)]),
    );
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, one]) =>
    forged(one, `${path}.${key}`, seen).map(([at, changed]): [string, Json] => [at, { ...value, [key]: changed }]),
  );
}

/** The orders to explain per forged report. Failed orders come first. */
const MOST = 2;
const DAY = 24 * 60 * 60 * 1000;

/** Returns the text that a user reads about a closed phase; empty if the bot answers with a file or cannot say it. */
async function readingOf(asked: () => Promise<Reply>): Promise<string> {
  try {
    const { attachments = [], ...reply } = await asked();
    const files = attachments.filter(({ name }) => name.endsWith('.txt')).map(({ bytes }) => new TextDecoder().decode(bytes));
    return files.length > 0 ? '' : textOf(reply);
  } catch {
    return '';
  }
}

/** Only the form of an imported report is checked, so it may contain any text. */
describe.each(['warring-states-v2', 'classic-battles'])('A file of %s with texts of somebody else’s', variant => {
  test('shows none of them as more than letters', async () => {
    const room = testBot();
    await startedGame(room, { variant });
    const { hosting } = room;
    const game = hosting.games.get(variant);
    const match = await hosting.store.matches.get(1);
    if (!game || !match) throw new Error('no game');
    let tried = 0;
    for (let phase = 0; phase < 2; phase++) {
      for (const { seat, user } of hosting.store.seatHolders(1)) {
        const text = recruitText(game, game.state.parse(hosting.store.openPhase(match.id)?.state), seat, () => 0.4);
        if (user !== undefined && text !== '') await room.as(user).run('order', { text });
      }
      room.pass(8 * DAY);
      await closeDuePhases(hosting);
    }
    const closed = hosting.store
      .phases(1)
      .filter(({ report }) => report !== undefined)
      .slice(-1);
    for (const { number, report } of closed)
      for (const [path, changed] of forged(JSON.parse(JSON.stringify(report)))) {
        if (!game.report.safeParse(changed).success) continue;
        hosting.store.recordReport(1, number, changed, 1);
        tried += 1;
        for (const language of ['en', 'fr'] as const) {
          const asking = room.as('999', { language });
          const choices = (await asking.complete('explain', 'order', '', { phase: `${number}` })).slice(0, language === 'en' ? MOST : 0);
          const all = [
            await readingOf(() => asking.run('map', { phase: `${number}`, format: 'text' })),
            ...(await Promise.all(
              choices.map(({ value }) => readingOf(() => asking.run('explain', { order: value, phase: `${number}` }))),
            )),
          ];
          expect([path, all.find(text => LIVE.test(text))]).toEqual([path, undefined]);
        }
        hosting.store.recordReport(1, number, report, 1);
      }
    expect(tried).toBeGreaterThan(5);
  });
});
