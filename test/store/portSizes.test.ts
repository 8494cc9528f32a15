import { expect, test } from 'vitest';
import { openMemoryStore } from '../../src/store/openStore.js';

/** How many functions a port may have. */
const MOST = 13;

test('No port of the store has more than thirteen functions', () => {
  const ports = Object.entries(openMemoryStore()).map(([name, port]) => [name, Object.keys(port).length] as const);
  expect(ports.length).toBeGreaterThan(5);
  for (const [name, functions] of ports) {
    expect(functions, name).toBeGreaterThan(0);
    expect(functions, name).toBeLessThanOrEqual(MOST);
  }
});
