import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readGeometry, readOwnVariant } from '../../src/assets.js';
import { readVariant } from '../../src/authoring/compile/readVariant.js';
import { tidyJson } from '../../src/authoring/compile/tidyJson.js';
import { writeVariant } from '../../src/authoring/compile/writeVariant.js';
import { FOLDER_FILES } from '../../src/authoring/model/variantFault.js';
import { variantsOn } from '../../src/games/catalogue/diplomacyVariants.js';

interface Place {
  readonly id: string;
  readonly name: { readonly en: string; readonly fr: string };
  readonly centre?: boolean;
}

/** Chaos on the board of Classic: the folder that an author would have written. */
function chaosOnClassic(): ReadonlyMap<string, string> {
  const classic = variantsOn(readOwnVariant).find(({ id }) => id === 'classic');
  const folder = classic && writeVariant(classic, readGeometry('classic'));
  if (!folder?.ok) throw new Error('Classic is no folder');
  const { provinces }: { provinces: readonly Place[] } = JSON.parse(folder.value.get('board.json') ?? '');
  const { credit } = JSON.parse(folder.value.get('variant.json') ?? '');
  const variant = {
    ...{ format: 1, id: 'chaos', name: { en: 'Chaos', fr: 'Chaos' } },
    credit: { en: `Chaos on the board of Classic. ${credit.en}`, fr: `Chaos sur le plateau de Classique. ${credit.fr}` },
    powers: provinces.filter(({ centre }) => centre).map(({ id, name }) => ({ id, name, homes: [id], units: [] })),
    calendar: { year: 1900, placement: 'winter' },
    victory: { centres: 18 },
    rules: [{ rule: 'chaos' }],
  };
  return new Map([...folder.value, ['variant.json', tidyJson(variant)]]);
}

const AT = '../../docs/examples/chaos';

test('docs/examples/chaos is Chaos on the board of Classic', async () => {
  for (const [file, text] of chaosOnClassic()) await expect(text).toMatchFileSnapshot(`${AT}/${file}`);
});

test('docs/examples/chaos can be hosted: 34 powers, each with a centre, a colour and letters of its own', () => {
  const files = new Map(FOLDER_FILES.map(file => [file, new Uint8Array(readFileSync(new URL(`${AT}/${file}`, import.meta.url)))]));
  const read = readVariant(files, { hosted: true });
  if (!read.ok) throw new Error(JSON.stringify(read.fault));
  const { powers } = read.value.board;
  expect(powers).toHaveLength(34);
  for (const part of ['colour', 'badge', 'id'] as const) expect(new Set(powers.map(power => power[part])).size).toBe(34);
});
