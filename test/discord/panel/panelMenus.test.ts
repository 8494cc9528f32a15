import { describe, expect, test } from 'vitest';
import type { InteractionContext } from '../../../src/discord/interactions/interactionContext.js';
import type { Reply } from '../../../src/discord/message/reply.js';
import { menusOf } from '../../../src/discord/panel/panelMenus.js';
import type { PanelView } from '../../../src/discord/panel/panelView.js';
import { wordsIn } from '../../../src/discord/words/wordsIn.js';
import type { SeatView } from '../../../src/matches/read/seatView.js';
import { labels, offered, testBot } from '../testBot.js';

const context: InteractionContext = {
  bot: testBot().bot,
  id: '1',
  user: '101',
  place: { channel: '500' },
  language: 'en',
  words: wordsIn('en'),
  isAdmin: false,
};

const numbered = (count: number, name: string) => Array.from({ length: count }, (_, i) => `${name} ${i + 1}`);

/** Returns a seat view with that many topics, each with that many choices. */
const seatViewWith = (topics: number, ways: number): SeatView => ({
  match: { id: 1, game: 'classic', plan: {} },
  phase: { number: 3, state: {}, dueAt: 1 },
  name: { kind: 'movement', turn: { season: 'spring', year: 1901 }, awaits: ['russia'] },
  seat: { id: 'russia', name: { en: 'Russia', fr: 'Russie' } },
  topics: numbered(topics, 'Unit').map((label, i) => ({
    key: `u${i}`,
    label,
    choices: numbered(ways, 'Way').map(way => ({ text: `${label} ${way}`, steps: ['Move', way] })),
  })),
  sheet: [],
  ready: false,
  waitedFor: true,
  owing: true,
  revision: 0,
});

const shown = (seatView: SeatView, view: Partial<PanelView>): Reply => ({
  rows: menusOf(context, seatView, { language: 'en', path: [], page: 0, topicPage: 0, ...view }),
});

describe('menus of more than 25', () => {
  test('show 25 topics a page, with a way to the next and back', () => {
    const seatView = seatViewWith(60, 2);
    expect(offered(shown(seatView, {}))).toEqual(numbered(60, 'Unit').slice(0, 25));
    expect(labels(shown(seatView, {}))).toEqual(['Next']);
    expect(offered(shown(seatView, { topicPage: 1 }))).toEqual(numbered(60, 'Unit').slice(25, 50));
    expect(labels(shown(seatView, { topicPage: 1 }))).toEqual(['Previous', 'Next']);
    expect(offered(shown(seatView, { topicPage: 2 }))).toEqual(numbered(60, 'Unit').slice(50));
    expect(labels(shown(seatView, { topicPage: 2 }))).toEqual(['Previous']);
  });

  test('show 25 ways a page', () => {
    const open = (page: number) => shown(seatViewWith(1, 30), { topic: 'u0', path: [0], page });
    expect(offered(open(0)).slice(1)).toEqual(numbered(30, 'Way').slice(0, 25));
    expect(labels(open(0))).toEqual(['Back', 'Next']);
    expect(offered(open(1)).slice(1)).toEqual(numbered(30, 'Way').slice(25));
    expect(labels(open(1))).toEqual(['Back', 'Previous']);
  });

  test('mark what leads further', () => {
    expect(offered(shown(seatViewWith(1, 2), { topic: 'u0' }))).toEqual(['Unit 1', 'Move …']);
  });
});

test('a topic or a path that does not exist leaves the list of topics', () => {
  expect(offered(shown(seatViewWith(2, 2), { topic: 'gone' }))).toEqual(['Unit 1', 'Unit 2']);
  expect(offered(shown(seatViewWith(2, 2), { topic: 'u0', path: [7] }))).toEqual(['Unit 1', 'Unit 2']);
});

test('nothing to decide, no menus', () => {
  expect(shown(seatViewWith(0, 0), {}).rows).toEqual([]);
});
