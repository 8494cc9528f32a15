import { expect, test } from 'vitest';
import { openMemoryStore } from '../records/memory.js';
import { runningMatch } from './records.js';

test('the secret of a match is kept beside it, not in it', () => {
  const store = openMemoryStore();
  const { id } = runningMatch(store);
  expect(store.secretOf(id)).toBeUndefined();
  store.keepSecret(id, 'abc');
  expect(store.secretOf(id)).toBe('abc');
  expect(JSON.stringify(store.matches.get(id))).not.toContain('abc');
});

test('since when somebody sits on a seat', () => {
  const store = openMemoryStore();
  const { id } = runningMatch(store);
  store.sit(id, 'qin', 'cat', 20);
  expect(store.seatedAt(id, 'qin')).toBe(20);
  store.sit(id, 'qin', 'ann', 30);
  expect(store.seatedAt(id, 'qin')).toBe(30);
  store.sit(id, 'qin', undefined, 40);
  expect(store.seatedAt(id, 'qin')).toBeUndefined();
});
