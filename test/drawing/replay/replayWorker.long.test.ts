import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { readOwnVariant } from '../../../src/assets.js';
import { composeReplay } from '../../../src/discord/posts/composeReplay.js';
import { presenterOf } from '../../../src/discord/words/presenters/gamePresenter.js';
import { presentersFor } from '../../../src/discord/words/presentersFor.js';
import { createRenderer } from '../../../src/drawing/renderer.js';
import { catalogue } from '../../../src/games/catalogue/catalogue.js';
import { variantsOn } from '../../../src/games/catalogue/diplomacyVariants.js';
import { playedRecord } from './replays.js';

test('A page is made in the drawing worker, in parts between which other pictures are drawn', async () => {
  const variants = variantsOn(readOwnVariant);
  const game = catalogue(variants).get('classic');
  if (!game) throw new Error('there is no classic game');
  const { phases } = playedRecord('classic', 6);
  const replayed = (async function* () {
    for (const { number, state, closed } of phases) if (closed) yield { number, state, report: closed.report };
  })();
  const presenter = presenterOf(presentersFor(variants), 'classic');
  const replay = await composeReplay({ game, presenter, language: 'en', seats: [], phases: replayed });
  if (!replay.ok) throw new Error(replay.fault.code);
  const renderer = createRenderer();
  try {
    const done: string[] = [];
    const page = renderer.page(replay.value).then(bytes => {
      done.push('page');
      return new TextDecoder().decode(bytes);
    });
    const picture = renderer
      .draw({ kind: 'position', game: 'classic', view: replay.value.start.view, language: 'en' })
      .then(() => done.push('picture'));
    const data = /id="replay">([^<]*)</.exec(await page)?.[1] ?? '';
    expect(JSON.parse(gunzipSync(Buffer.from(data, 'base64')).toString()).steps).toHaveLength(replay.value.steps.length + 1);
    await picture;
    expect(done).toEqual(['picture', 'page']);
  } finally {
    await renderer.close();
  }
});
