import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { replayPageOf } from '../../../src/cli/writeReplayPage.js';
import { boardsOnDisk } from '../../../src/drawing/map/boardsOnDisk.js';
import type { ReplayContent } from '../../../src/drawing/replay/replayContent.js';
import { createReplayRenderer } from '../../../src/drawing/replay/replaySlices.js';
import { DIPLOMACY_VARIANTS } from '../../../src/games/catalogue/diplomacyVariants.js';
import { pageOf, playedRecord } from './replays.js';

const contentOf = (page: string): ReplayContent => {
  const data = /<script type="application\/octet-stream" id="replay">([^<]*)<\/script>/.exec(page)?.[1] ?? '';
  return JSON.parse(gunzipSync(Buffer.from(data, 'base64')).toString());
};

describe('The page of a replay', () => {
  test.each(DIPLOMACY_VARIANTS.map(({ id }) => id))(
    'of %s has every phase with something to tell, and every unit and centre after it',
    async id => {
      const record = playedRecord(id, 2);
      const { steps, powers, sprites, paints, areas } = contentOf(await pageOf(record, 'fr'));
      expect(steps.length).toBeGreaterThan(4);
      for (const { units, below, above, land, centres, title } of steps) {
        expect(title).not.toBe('');
        expect(centres).toHaveLength(powers.length);
        expect(land).toHaveLength(areas.length);
        expect(Math.max(...land)).toBeLessThan(paints.length);
        for (const sprite of [...below.map(([one]) => one), ...above.map(([one]) => one), ...units.map(([, one]) => one)])
          expect(sprites[sprite]).toBeDefined();
      }
      const last = record.phases.at(-1)?.state as { readonly position: { readonly units: unknown[]; readonly dislodged: unknown[] } };
      expect(steps.at(-1)?.units).toHaveLength(last.position.units.length + last.position.dislodged.length);
    },
  );

  test('shows years as people write them: after 1 BC comes AD 1', async () => {
    const played = playedRecord('warring-states-v2', 3);
    const text = JSON.stringify(played).replace(/"year":(\d+)/g, (_, year: string) => `"year":${Number(year) - 448}`);
    const { steps } = contentOf(await pageOf(JSON.parse(text)));
    const years = [...new Map(steps.map(({ year, yearShown }) => [year, yearShown])).entries()];
    expect(years).toEqual([
      [2, 2],
      [1, 1],
      [0, 1],
    ]);
  });

  test('of twenty years has at most two megabytes', async () => {
    const page = await pageOf(playedRecord('classic', 20));
    expect(contentOf(page).steps.length).toBeGreaterThan(40);
    expect(page.length).toBeLessThanOrEqual(2_000_000);
  });

  test('loads nothing, and runs no script but its own', async () => {
    const page = await pageOf(playedRecord('classic', 1));
    const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(page)?.[1]?.replaceAll('&#38;', '&') ?? '';
    const script = /<script>([\s\S]*)<\/script>/.exec(page)?.[1] ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain(`script-src 'sha256-${createHash('sha256').update(script).digest('base64')}'`);
    expect(policy).not.toMatch(/unsafe|https?:/);
    expect(page.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/(?:src|href)="?https?:|url\(https?:|@import/);
  });

  test('keeps what players wrote as text, and only if it is asked for', async () => {
    const hostile = '</script><script>document.title="taken"</script><img src=x onerror=alert(1)>';
    const record = { ...playedRecord('classic', 1), press: [{ phase: 1, seat: 'france', text: hostile }] };
    const page = await pageOf(record, 'en', true);
    expect(page).not.toContain('taken');
    expect(contentOf(page).steps[1]?.press).toEqual([{ heading: 'France', seat: 'france', lines: [{ text: hostile }] }]);
    expect(contentOf(await pageOf(record)).steps[1]?.press).toEqual([]);
  });

  test('is refused with a sentence for the card game, and for a game in which nothing happened', async () => {
    const record = playedRecord('classic', 1);
    const begun = { ...record, phases: record.phases.slice(-1) };
    expect(await replayPageOf(begun, { language: 'en' })).toMatchObject({ ok: false, fault: expect.stringMatching(/\.$/) });
    const cards = { ...begun, game: 'warring-states-cards' };
    expect(await replayPageOf(cards, { language: 'en' })).toMatchObject({ ok: false, fault: expect.stringContaining('available') });
  });

  test('is refused with a sentence if a unit stands where there is no place', async () => {
    const record = playedRecord('classic', 1);
    const text = JSON.stringify(record).replaceAll('"at":"par"', '"at":"nowhere"');
    expect(await replayPageOf(JSON.parse(text), { language: 'en' })).toMatchObject({
      ok: false,
      fault: expect.stringContaining('nowhere'),
    });
  });
});

describe('The drawing worker', () => {
  test('refuses to go on with a page that nobody asked for, and input that is no replay', () => {
    const render = createReplayRenderer(boardsOnDisk());
    expect(() => render({ page: 7 })).toThrow('nobody asked for page 7');
    expect(() => render({ page: 1, replay: { game: 'classic' } })).toThrow();
  });
});
