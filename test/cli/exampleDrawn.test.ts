import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { draw } from '../../src/cli/draw.js';

/** Returns the colours and the pixels of a PNG, which do not depend on how it was compressed. */
function contentOf(png: Uint8Array): Readonly<Record<string, Buffer>> {
  const bytes = Buffer.from(png);
  const chunks: Record<string, Buffer[]> = {};
  for (let at = 8; at < bytes.length; at += 12 + bytes.readUInt32BE(at)) {
    const type = bytes.toString('latin1', at + 4, at + 8);
    chunks[type] = [...(chunks[type] ?? []), bytes.subarray(at + 8, at + 8 + bytes.readUInt32BE(at))];
  }
  const { PLTE = [], IDAT = [] } = chunks;
  return { colours: Buffer.concat(PLTE), pixels: inflateSync(Buffer.concat(IDAT)) };
}

test('the README’s map is what `zongheng draw docs/examples/warring-states-results.json` draws today', async () => {
  const drawn = await draw('docs/examples/warring-states-results.json', { language: 'en' });
  if (!drawn.ok) expect.fail(drawn.fault);
  const [now, shown] = [contentOf(drawn.value), contentOf(readFileSync('docs/images/results.png'))];
  expect(Buffer.compare(now.colours ?? Buffer.of(), shown.colours ?? Buffer.of(1))).toBe(0);
  expect(Buffer.compare(now.pixels ?? Buffer.of(), shown.pixels ?? Buffer.of(1))).toBe(0);
});
