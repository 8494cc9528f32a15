import { describe, expect, test } from 'vitest';
import { readOwnVariant } from '../../src/assets.js';
import { hostedVariant } from '../../src/authoring/gate/hostedVariant.js';
import { readUpload } from '../../src/authoring/gate/judgeVariant.js';
import { writeZip } from '../../src/authoring/reading/writeZip.js';
import { boardFor } from '../../src/drawing/map/boardsByGame.js';
import { boardsOnDisk } from '../../src/drawing/map/boardsOnDisk.js';
import { compileVariant, DIPLOMACY_VARIANTS } from '../../src/games/catalogue/diplomacyVariants.js';
import { boardFile } from '../../src/games/diplomacy/board/boardFile.js';
import { theatresOf } from '../../src/games/diplomacy/board/theatre.js';
import { variantFor } from '../../src/games/diplomacy/model/variant.js';
import { bytesOf, exampleWith } from '../authoring/folders.js';
import { largeFolder } from '../authoring/largeFolder.js';

const BOARDS = boardsOnDisk();

describe('What is drawn of a match of Warhammer is the board that it is played on', () => {
  const offered = DIPLOMACY_VARIANTS.find(({ id }) => id === 'warhammer-fm05');
  if (!offered) throw new Error('There is no Warhammer');
  const variant = compileVariant(offered, readOwnVariant);
  const { choices } = variant;
  if (!choices) throw new Error('Hosts of Warhammer choose nothing');

  test.each([
    ['nothing was chosen', {}, undefined],
    ['oceans are open', { oceans: 'yes' }, undefined],
    ['oceans are open in the Old World', { oceans: 'yes', board: 'old-world' }, undefined],
    ['there are Daemons, and a Greater Empire', { oceans: 'yes', daemons: 'yes', greater: 'yes', missing: 'inert' }, 7],
  ])('if %s', (_, wanted, players) => {
    const options = choices.chosen.parse(wanted);
    const powers = choices.dealt(players, options);
    if (!powers.ok) throw new Error(powers.fault.code);
    const terms = { options, powers: powers.value };
    const { file } = variantFor(variant, terms).board;
    const drawn = boardFor(BOARDS, variant.id, terms).board;
    expect(drawn).toEqual(file);
    expect(theatresOf(drawn)).toEqual(theatresOf(file));
    expect(drawn.openOceans ?? []).toHaveLength('oceans' in wanted ? (file.openOceans?.length ?? 0) : 0);
    if ('oceans' in wanted) expect(drawn.openOceans).not.toEqual([]);
  });
});

test('What is drawn of a match of an uploaded variant with open oceans is the board that it is played on', () => {
  const folder = largeFolder({ provinces: 130, powers: 2 });
  const sea = /"id": "([a-z0-9-]+)"[^}]*\}, "kind": "sea"/.exec(folder.get('board.json') ?? '')?.[1] ?? '';
  const rules = `"rules": [{ "rule": "open-oceans", "provinces": ["${sea}"] }]`;
  const read = readUpload(new Uint8Array(writeZip(bytesOf(exampleWith('variant.json', '"format": 1', `"format": 1, ${rules}`, folder)))));
  if (!read.ok) throw new Error(JSON.stringify(read.fault));
  const game = 'g1.large.1';
  const { file } = hostedVariant(game, read.value).board;
  const sent = { ...boardFile.parse(JSON.parse(read.value.board)), id: game };
  const terms = { options: {}, powers: file.powers.map(({ id }) => id) };
  const drawn = boardFor(new Map([[game, { board: sent, geometry: JSON.parse(read.value.geometry) }]]), game, terms).board;
  expect(drawn).toEqual(file);
  expect(drawn.openOceans).toEqual([sea]);
  expect(theatresOf(drawn)).toEqual(theatresOf(file));
  expect(theatresOf(drawn).length).toBeGreaterThan(1);
});
