import { describe, expect, test } from 'vitest';
import type { Reply } from '../../src/discord/message/reply.js';
import { closeDuePhases } from '../../src/matches/turn/closeDuePhases.js';
import { startedGame, testBot, textOf } from './testBot.js';

const EVIL = '[x](https://evil.example) **y** <@105>';
const LIVE = /(?<!\\)\[x\]|(?<!\\)\*\*y|(?<!\\)<@105>|\w:\/\//;

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** Every way to replace one text in an exported closed phase by the words; only the first of similar places. */
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

/** Orders to explain in each forged report, failed ones first. */
const MOST = 2;
const DAY = 24 * 60 * 60 * 1000;

/** Everything a user can read about a closed phase; what cannot be said must answer that something went wrong. */
async function readingOf(asked: () => Promise<Reply>): Promise<string> {
  try {
    const { attachments = [], ...reply } = await asked();
    const files = attachments.filter(({ name }) => name.endsWith('.txt')).map(({ bytes }) => new TextDecoder().decode(bytes));
    return files.length > 0 ? '' : textOf(reply);
  } catch {
    return '';
  }
}

/** Only the form of a report in a file is checked: it may contain any texts. */
describe.each(['warring-states-v2', 'classic-battles'])('A file of %s with texts of somebody else’s', variant => {
  test('shows none of them as more than letters', async () => {
    const room = testBot();
    await startedGame(room, { variant });
    const { hosting } = room;
    const game = hosting.games.get(variant);
    const match = hosting.store.match(1);
    if (!game || !match) throw new Error('no game');
    let tried = 0;
    for (let phase = 0; phase < 2; phase++) {
      for (const { seat, user } of hosting.store.seatHolders(1)) {
        const text = game.practise(game.state.parse(hosting.store.openPhase(match.id)?.state), seat, () => 0.4);
        if (user !== undefined && text !== '') await room.as(user).run('order', { text });
      }
      room.pass(8 * DAY);
      closeDuePhases(hosting);
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
          const choices = asking.complete('explain', 'order', '', { phase: `${number}` }).slice(0, language === 'en' ? MOST : 0);
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
  }, 60_000);
});
