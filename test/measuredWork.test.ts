import { expect, test } from 'vitest';
import { inLanguage } from '../src/discord/words/language/inLanguage.js';
import { replayMessages } from '../src/discord/words/messages/replayMessages.js';
import type { Renderer } from '../src/matches/context/ports.js';
import { measuredRenderer, measuredStore } from '../src/measuredWork.js';
import type { WorkMeter } from '../src/metrics.js';
import { openMemoryStore } from './records/memory.js';
import { runningMatch } from './store/records.js';

function metered() {
  const told: string[] = [];
  const meter: WorkMeter = {
    asked: (operation, seconds, isOk) => void told.push(`${operation} ${seconds >= 0 && isOk}`),
    drew: (kind, seconds, isOk) => void told.push(`${kind} ${seconds >= 0 && isOk}`),
    closed: ({ closedBy }) => void told.push(`closed by ${closedBy}`),
  };
  return { told, meter };
}

test('Functions of the store are named for their port; a measured store answers as the store does', async () => {
  const { told, meter } = metered();
  const store = openMemoryStore();
  const match = runningMatch(store);
  const measured = measuredStore(store, meter);
  expect(await measured.matches.get(match.id)).toEqual(await store.matches.get(match.id));
  expect(await measured.meta.get('nothing')).toBeUndefined();
  expect(told).toEqual(['matches.get true', 'meta.get true']);
});

test('A phase that a decision closes is told once it is written; of one that fails nothing is', async () => {
  const { told, meter } = metered();
  const store = openMemoryStore();
  const { id } = runningMatch(store);
  const open = store.openPhase(id);
  if (!open) throw new Error('no phase is open');
  const { decide } = measuredStore(store, meter).matches;
  const closed = [{ ...open, closedAt: open.dueAt + 5, closedBy: 'deadline' as const, report: {} }];
  const appended = {
    closed,
    edits: [],
    notes: [],
    pressMessages: [],
    duties: [],
    results: [],
    messages: [],
    retries: false,
    copies: undefined,
    fork: undefined,
  };
  await expect(
    decide(id, {}, () => {
      throw new Error('impossible');
    }),
  ).rejects.toThrow('impossible');
  expect(told.splice(0)).toEqual(['matches.decide false']);
  const { open: _, ...rest } = (await store.matches.read(id)) ?? {};
  expect(_).toBeDefined();
  await decide(id, {}, snapshot => ({ outcome: rest, written: { at: 9, facts: { ...snapshot, open: undefined }, appended } }));
  expect(told).toEqual(['matches.decide true', 'closed by deadline']);
});

const words = inLanguage(replayMessages, 'en');

test('Pictures are timed by kind, also those that cannot be drawn', async () => {
  const { told, meter } = metered();
  const renderer: Renderer = {
    draw: async () => new Uint8Array(3),
    outline: async () => {
      throw new Error('no');
    },
    page: async () => new Uint8Array(2),
  };
  const { draw, outline, page } = measuredRenderer(renderer, meter);
  const picture = { kind: 'hand', game: 'cards', language: 'en', view: {} } as const;
  expect(await draw(picture)).toHaveLength(3);
  await expect(outline(picture)).rejects.toThrow('no');
  const replay = { game: 'classic', language: 'en', title: '', subtitle: '', words, start: { title: '', view: {} }, steps: [] } as const;
  expect(await page(replay)).toHaveLength(2);
  expect(told).toEqual(['hand true', 'hand false', 'replay true']);
});
