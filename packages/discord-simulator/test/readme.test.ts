import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import '../examples/cafe.test.js';
import '../examples/ping.test.js';
import { readmeWithExamples } from '../scripts/readme.js';

test('README.md shows the examples as they are; scripts/readme.ts updates it', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  expect(readme).toContain("test('/ping is answered'");
  expect(readmeWithExamples()).toBe(readme);
});
