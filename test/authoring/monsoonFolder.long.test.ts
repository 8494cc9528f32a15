import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { monsoonFolder } from '../../cartography/monsoon/folder.js';
import { readOwnVariant } from '../../src/assets.js';
import { readVariant } from '../../src/authoring/compile/readVariant.js';
import { judgeSizes } from '../../src/authoring/gate/pictureSizes.js';
import { FOLDER_FILES } from '../../src/authoring/model/variantFault.js';
import { createDiplomacyRenderer } from '../../src/drawing/diplomacyRenderer.js';
import { LEAST_HEIGHTS } from '../../src/drawing/layers/shownSizes.js';
import { variantsOn } from '../../src/games/catalogue/diplomacyVariants.js';
import { plainField } from '../../src/games/diplomacy/adjudication/plainField.js';
import { settlePlain } from '../../src/games/diplomacy/adjudication/plainLedger.js';
import { pageOf } from '../../src/games/diplomacy/board/pageOf.js';
import type { Unit } from '../../src/games/diplomacy/board/position.js';
import { cutInTheatres, isWithin, theatresOf } from '../../src/games/diplomacy/board/theatre.js';
import { diplomacy } from '../../src/games/diplomacy/game/diplomacy.js';
import type { Variant } from '../../src/games/diplomacy/model/variant.js';
import type { WrittenOrder } from '../../src/games/diplomacy/model/writtenOrder.js';
import { opponentText, sightOf } from '../../src/games/opponent.js';
import { LANGUAGES } from '../../src/lib/language.js';
import { seededRandom } from '../../src/lib/random.js';

const AT = '../../docs/examples/monsoon';
const bytesOf = (file: string): Uint8Array => new Uint8Array(readFileSync(new URL(`${AT}/${file}`, import.meta.url)));

const read = readVariant(new Map(FOLDER_FILES.map(file => [file, bytesOf(file)])), { hosted: true });
if (!read.ok) throw new Error(JSON.stringify(read.fault));
const { variant, board, geometry, notices } = read.value;

test('docs/examples/monsoon is what cartography/monsoon draws, byte for byte', () => {
  for (const [file, text] of monsoonFolder()) expect([file, text === new TextDecoder().decode(bytesOf(file))]).toEqual([file, true]);
}, 120_000);

test('Monsoon has 297 provinces in play, of which 99 are centres, and 24 powers with three homes and three units each', () => {
  expect(board.provinces.filter(({ kind }) => kind !== 'impassable')).toHaveLength(297);
  expect(board.provinces.filter(({ centre }) => centre)).toHaveLength(99);
  expect(board.powers).toHaveLength(24);
  for (const { id, home, start } of board.powers) expect([id, home.length, start.length]).toEqual([id, 3, 3]);
  for (const part of ['colour', 'badge', 'id'] as const) expect(new Set(board.powers.map(power => power[part])).size).toBe(24);
});

test('Every power of Monsoon has a centre of nobody’s to go to first, or shares some: from a third of one to two and a half', () => {
  const beside = neighbours();
  const neutral = board.provinces.filter(({ centre, home }) => centre && home === null).map(({ id }) => id);
  const steps = board.powers.map(({ home }) => stepsFrom(home, beside));
  const share = new Map(board.powers.map(({ id }) => [id, 0]));
  for (const at of neutral) {
    const least = Math.min(...steps.map(far => far.get(at) ?? Number.POSITIVE_INFINITY));
    const nearest = board.powers.filter((_, i) => steps[i]?.get(at) === least);
    for (const { id } of nearest) share.set(id, (share.get(id) ?? 0) + 1 / nearest.length);
  }
  expect([...share].filter(([, centres]) => centres < 0.3 || centres > 2.5)).toEqual([]);
});

/** The provinces beside each, for armies or fleets. */
function neighbours(): ReadonlyMap<string, readonly string[]> {
  const beside = new Map<string, string[]>();
  for (const pair of [...board.borders.army, ...board.borders.fleet]) {
    const [a = '', b = ''] = pair.map(at => at.split('/')[0] ?? '');
    beside.set(a, [...(beside.get(a) ?? []), b]);
    beside.set(b, [...(beside.get(b) ?? []), a]);
  }
  return beside;
}

/** How many steps each province is from the nearest of some. */
function stepsFrom(homes: readonly string[], beside: ReadonlyMap<string, readonly string[]>): ReadonlyMap<string, number> {
  const steps = new Map(homes.map(home => [home, 0]));
  for (const [at, far] of steps) for (const next of beside.get(at) ?? []) if (!steps.has(next)) steps.set(next, far + 1);
  return steps;
}

test('Names, ids and spellings of Monsoon are understood one way, in both languages, and all of it has French', () => {
  expect(notices.map(({ notice }) => notice.code).filter(code => code !== 'names-outside')).toEqual([]);
  for (const language of LANGUAGES) expect(new Set(board.provinces.map(({ name }) => name[language])).size).toBe(board.provinces.length);
});

describe('The theatres of Monsoon', () => {
  const theatres = theatresOf(board);

  test('are as many as a menu holds, with different names in both languages', () => {
    expect(theatres).toHaveLength(24);
    for (const language of LANGUAGES) expect(new Set(theatres.map(({ name }) => name[language])).size).toBe(theatres.length);
  });

  test('have every province whole in one of them: its units, its centre and its short name', () => {
    expect(cutInTheatres(board)).toEqual([]);
  });

  test('show 40 provinces at most', () => {
    const page = pageOf(board) ?? expect.fail('it has no page');
    const shown = theatres.map(({ id, box }) => [
      id,
      Object.values(page.places).filter(({ unit }) => unit && isWithin(unit, { box })).length,
    ]);
    expect(shown.filter(([, count]) => Number(count) > 40)).toEqual([]);
  });

  test.each(['channel', 'phone'] as const)('show units and names large enough on a %s', screen => {
    const { sizes, notices: small } = judgeSizes({ board, geometry });
    const least = LEAST_HEIGHTS.theatre[screen];
    const heights = sizes.pictures.map(({ theatre, heights: { [screen]: height } }) => ({ theatre: theatre?.en, ...height }));
    expect(heights).toHaveLength(24);
    expect(heights.filter(({ unit, name }) => unit < least.unit || name < least.name)).toEqual([]);
    expect(small).toEqual([]);
  });
});

test('A picture of Monsoon is drawn, though it has more areas than a byte can number', async () => {
  expect(board.provinces.length).toBeGreaterThan(255);
  const game = diplomacy(variant);
  const view = game.view(game.open({ seats: board.powers.map(({ id }) => id), seed: 1, options: {} }));
  const png = await createDiplomacyRenderer(new Map([[variant.id, { board, geometry }]]))({
    kind: 'position',
    game: variant.id,
    language: 'en',
    view,
  });
  expect(Buffer.from(png).readUInt32BE(16)).toBe(1600);
  expect(png.length).toBeLessThan(600_000);
});

/** The movement phases of a game that Recruits play: units, and the order of each. */
function* phasesOf(of: Variant, phases: number): Generator<{ readonly units: readonly Unit[]; readonly given: readonly WrittenOrder[] }> {
  const game = diplomacy(of);
  const seats = of.board.powers.map(({ id }) => id);
  let state = game.open({ seats, seed: 1, options: {} });
  for (let phase = 1; phase <= phases && !game.ending(state); phase++) {
    const sent = new Map(
      game.phase(state).awaits.map((seat, place) => {
        const random = seededRandom(phase * 101 + place);
        const text = opponentText(game, 'recruit', sightOf(game, state, seat), { random, budget: 0 });
        return [seat, game.read(state, seat, text, undefined, 'en', 0).submission] as const;
      }),
    );
    const { state: next, report } = game.advance(state, sent);
    if (state.phase === 'movement') yield { units: state.position.units, given: report.orders.map(({ order }) => order) };
    state = next;
  }
}

/** How often settling the orders of a phase reads the field in which they are laid out, for each unit. */
function readsPerUnit(
  { board: on }: Variant,
  { units, given }: { readonly units: readonly Unit[]; readonly given: readonly WrittenOrder[] },
): number {
  const field = plainField(on, units, given);
  if (!field) throw new Error('the orders are plain');
  let reads = 0;
  settlePlain(
    new Proxy(field, {
      get: (target, key) => {
        reads += 1;
        return Reflect.get(target, key);
      },
    }),
  );
  return reads / units.length;
}

test('Resolving Monsoon takes no more work for each unit than resolving Classic does, with three times as many units', () => {
  const classic = variantsOn(readOwnVariant).find(({ id }) => id === 'classic');
  if (!classic) throw new Error('Classic is not on offer');
  const [few, many] = [classic, variant].map(of => {
    const phases = [...phasesOf(of, 40)];
    const mean = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0) / values.length;
    return { units: mean(phases.map(({ units }) => units.length)), reads: mean(phases.map(phase => readsPerUnit(of, phase))) };
  });
  expect(many?.units).toBeGreaterThan(2.5 * (few?.units ?? 0));
  expect(many?.reads).toBeLessThan(1.3 * (few?.reads ?? 0));
});
