import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { readOwnVariant } from '../../../src/assets.js';
import { variantsOn } from '../../../src/games/catalogue/diplomacyVariants.js';
import type { Unit } from '../../../src/games/diplomacy/board/position.js';
import { diplomacy } from '../../../src/games/diplomacy/game/diplomacy.js';
import { lintOrders } from '../../../src/games/diplomacy/lint/lintOrders.js';
import type { State } from '../../../src/games/diplomacy/model/state.js';
import { dealtPowers, type Variant } from '../../../src/games/diplomacy/model/variant.js';
import { orderReader } from '../../../src/games/diplomacy/notation/orderReader.js';
import { orderEntry } from '../../../src/games/diplomacy/votes/orderEntry.js';

const VARIANTS = variantsOn(readOwnVariant);
const variantOf = (id: string): Variant => {
  const variant = VARIANTS.find(v => v.id === id);
  if (variant === undefined) throw new Error(`no variant ${id}`);
  return variant;
};
const classic = variantOf('classic');
const warring = variantOf('warring-states-v2');
const mandate = variantOf('mandate-of-heaven');

/** Parses units such as "A mun, F kie; A bur". Those after the semicolon belong to the other power. */
function unitsIn(text: string, power: string, other = power): readonly Unit[] {
  return text.split(';').flatMap((part, i) =>
    part
      .split(',')
      .map(unit => unit.trim().split(' '))
      .map(([type, at = '']): Unit => ({ power: i === 0 ? power : other, type: type === 'F' ? 'F' : 'A', at: at.toLowerCase() })),
  );
}

function stateOf(variant: Variant, units: readonly Unit[], more: Partial<State> = {}): State {
  const powers = dealtPowers(variant).map(p => p.id);
  const turn = { year: variant.board.file.year.start, season: 'spring' } as const;
  const position = { units, dislodged: [], contested: [], centres: {} };
  return { format: 1, variant: variant.id, seed: 0, powers, turn, phase: 'movement', position, ...more };
}

/** Returns the warnings about these legal orders (separated by ";"), as "key code". */
function warned(variant: Variant, state: State, power: string, text: string): readonly string[] {
  const { read } = orderEntry(variant, state);
  const orders = text.split(';').map(typed => {
    const order = read(power, typed);
    if (!order.ok) throw new Error(`${typed}: ${JSON.stringify(order.fault)}`);
    return order.value;
  });
  return [...lintOrders(variant, state, power, orders)].flatMap(([key, faults]) => faults.map(({ code }) => `${key} ${code}`));
}

type Case = readonly [name: string, units: string, orders: string, warnings: readonly string[]];

describe('on the classic board', () => {
  const warnings = (units: string, orders: string): readonly string[] =>
    warned(classic, stateOf(classic, unitsIn(units, 'germany', 'france')), 'germany', orders);

  test.each<Case>([
    ['a support that fits the move it is for', 'A mun, A ber', 'A mun - sil; A ber S A mun - sil', []],
    ['a support to hold of a unit that holds', 'A mun, A ber', 'A mun H; A ber S A mun', []],
    ['a support to hold of a unit that supports', 'A mun, A ber, A kie', 'A mun S A ber; A ber S A mun; A kie H', []],
    ['a support to hold of a unit without an order', 'A mun, A ber', 'A ber S A mun', []],
    ['a support to move of a unit without an order', 'A mun, A ber', 'A ber S A mun - sil', ['ber supports-unordered']],
    ['a support to move of a unit that holds', 'A mun, A ber', 'A mun H; A ber S A mun - sil', ['ber supports-no-move']],
    ['a support to another place than the move goes', 'A mun, A ber', 'A mun - boh; A ber S A mun - sil', ['ber supports-other-move']],
    ['a support to hold of a unit that moves', 'A mun, A ber', 'A mun - boh; A ber S A mun', ['ber supports-hold-of-mover']],
    ['a support of another coast', 'F por, F wes', 'F por - spa/nc; F wes S F por - spa/sc', ['wes supports-other-move']],
    ['a support that names no coast', 'F por, F wes', 'F por - spa/nc; F wes S F por - spa', []],
    ['a support of another power’s unit is its affair', 'A mun; A bur', 'A mun S A bur - ruh', []],
    ['two units to one place with the same strength', 'A mun, A ber', 'A mun - sil; A ber - sil', ['ber bounces-own-unit']],
    ['the later order is told', 'A mun, A ber', 'A ber - sil; A mun - sil', ['mun bounces-own-unit']],
    [
      'two units to one place, one of them supported',
      'A mun, A ber, A pru',
      'A mun - sil; A ber - sil; A pru S A ber - sil',
      ['mun goes-with-stronger'],
    ],
    ['a move onto an own unit that stays', 'A mun, A ber', 'A mun H; A ber - mun', ['ber own-unit-stays']],
    ['a move onto an own unit without an order', 'A mun, A ber', 'A ber - mun', ['ber own-unit-unordered']],
    ['a move onto an own unit that leaves', 'A mun, A ber', 'A mun - sil; A ber - mun', []],
    ['a move onto another power’s unit', 'A mun; A bur', 'A mun - bur', []],
    ['two units that change places', 'A mun, A ber', 'A mun - ber; A ber - mun', ['ber swaps-own-unit']],
    [
      'two units that change places, one of them by convoy',
      'A kie, A den, F hel',
      'A kie - den via convoy; A den - kie; F hel C A kie - den',
      [],
    ],
    ['three units that go round', 'A mun, A ber, A sil', 'A mun - ber; A ber - sil; A sil - mun', []],
    ['a convoy that nobody gives', 'A yor, F nth', 'A yor - nwy; F nth H', ['yor needs-convoy']],
    ['a convoy that does not reach', 'A yor, F nth, F ska', 'A yor - swe; F nth C A yor - swe; F ska H', ['yor convoy-too-short']],
    ['a convoy that reaches', 'A yor, F nth, F ska', 'A yor - swe; F nth C A yor - swe; F ska C A yor - swe', []],
    ['a convoy by another power’s fleets', 'A yor; F nth', 'A yor - nwy', ['yor needs-convoy']],
    ['a convoy of an army that does otherwise', 'A yor, F nth', 'A yor H; F nth C A yor - nwy', ['nth convoys-other-move']],
    ['a convoy of another power’s army', 'F nth; A yor', 'F nth C A yor - nwy', []],
  ])('%s', (_, units, orders, expected) => {
    expect(warnings(units, orders)).toEqual(expected);
  });

  test('two own units that retreat to one place', () => {
    const dislodged = ['mun', 'ber'].map(at => ({
      power: 'germany',
      type: 'A' as const,
      at,
      from: null,
      convoyed: false,
      retreats: ['sil'],
    }));
    const state = stateOf(classic, [], { phase: 'retreats', position: { units: [], dislodged, contested: [], centres: {} } });
    expect(warned(classic, state, 'germany', 'A mun - sil; A ber - sil')).toEqual(['ber retreats-with-own-unit']);
    expect(warned(classic, state, 'germany', 'A mun - sil; A ber D')).toEqual([]);
  });

  test('in winter there is nothing to overlook', () => {
    const position = { units: [], dislodged: [], contested: [], centres: { ber: 'germany' } };
    expect(warned(classic, stateOf(classic, [], { phase: 'adjustments', position }), 'germany', 'build A ber')).toEqual([]);
  });
});

test('nomads who build in a centre before their placements are all ordered', () => {
  const centres = Object.fromEntries(['pch', 'yun', 'tai', 'csh', 'chy', 'hdn', 'wya', 'cho'].map(id => [id, 'hsiung-nu']));
  const units = unitsIn('A Pch, A Hsj, A Ich, A Tai', 'hsiung-nu');
  const state = stateOf(mandate, [], { phase: 'adjustments', position: { units, dislodged: [], contested: [], centres } });
  const builds = (text: string) => warned(mandate, state, 'hsiung-nu', text);
  expect(builds('build A Kob; build A Wya')).toEqual(['wya placements-first']);
  expect(builds('build A Kob; build A Lhu; build A Wya')).toEqual([]);
});

describe('on the board of Warring States', () => {
  const warnings = (units: string, orders: string): readonly string[] =>
    warned(warring, stateOf(warring, unitsIn(units, 'qin', 'wei')), 'qin', orders);

  test.each<Case>([
    ['a wall leaves nothing of an attack', 'A Xia; A Any', 'A Xia - Any', ['xia wall-leaves-nothing']],
    ['a wall leaves something of a supported attack', 'A Xia, A Sli; A Any', 'A Xia - Any; A Sli S A Xia - Any', []],
    ['a wall with nobody behind it', 'A Xia', 'A Xia - Any', []],
    ['a wall with an own unit behind it', 'A Xia, A Any', 'A Xia - Any; A Any - Pin', []],
    ['a wall leaves something of a fleet’s attack', 'F Xia; A Any', 'F Xia - Any', []],
    ['a wall on the own side', 'A Any; A Xia', 'A Any - Xia', []],
    ['a fleet that moves inland', 'F Cha', 'F Cha - Cai', ['cha becomes-army']],
    ['a fleet that supports inland', 'F Cha, A Hua', 'A Hua - Cai; F Cha S A Hua - Cai', ['cha becomes-army']],
    ['a fleet that moves along its river', 'F Cha', 'F Cha - Jiu', []],
    ['a support of a rapid river move', 'F Yin, A Hua', 'F Yin RRM Cha; A Hua S F Yin - Cha', ['hua supports-rapid-move']],
    ['a support to hold of a rapid fleet', 'F Yin, A Yyi', 'F Yin RRM Cha; A Yyi S F Yin', ['yyi supports-rapid-move']],
    ['a support to hold of an army that raises a fleet', 'A Luo, A Yzh', 'A Luo R F; A Yzh S A Luo', []],
    ['a support to move of an army that raises a fleet', 'A Luo, A Yzh', 'A Luo R F; A Yzh S A Luo - Zhe', ['yzh supports-move-of-raise']],
    ['a move onto an army that raises a fleet', 'A Luo, A Yzh', 'A Luo R F; A Yzh - Luo', ['yzh own-unit-stays']],
    ['a rapid fleet that would end on an own unit', 'F Yin, A Jiu', 'F Yin RRM Cha Jiu; A Jiu H', ['yin own-unit-stays']],
    ['a rapid fleet that passes own units', 'F Yin, A Cha', 'F Yin RRM Cha Jiu; A Cha H', []],
    ['a rapid fleet and a move to one place', 'F Yin, A Sch', 'F Yin RRM Cha Jiu; A Sch - Jiu', ['yin goes-with-stronger']],
    ['two rapid fleets to one place', 'F Yin, F Sny', 'F Yin RRM Cha Jiu; F Sny RRM Jiu', ['sny goes-with-rapid']],
  ])('%s', (_, units, orders, expected) => {
    expect(warnings(units, orders)).toEqual(expected);
  });

  test('a fleet that retreats inland', () => {
    const fleet = { power: 'qin', type: 'F' as const, at: 'cha', from: 'jiu', convoyed: false, retreats: ['yin', 'cai'] };
    const state = stateOf(warring, [], { phase: 'retreats', position: { units: [], dislodged: [fleet], contested: [], centres: {} } });
    expect(warned(warring, state, 'qin', 'F Cha - Cai')).toEqual(['cha retreats-as-army']);
    expect(warned(warring, state, 'qin', 'F Cha - Yin')).toEqual([]);
  });
});

describe('with neutrals that are ordered by vote', () => {
  const warnings = (units: string, orders: string): readonly string[] =>
    warned(mandate, stateOf(mandate, unitsIn(units, 'chi', 'lu')), 'chi', orders);

  test.each<Case>([
    ['a move onto a neutral', 'A Lin; A Lu', 'A Lin - Lu', ['lin hits-voted']],
    ['a move beside a neutral', 'A Lin; A Lu', 'A Lin - Kao', []],
    ['a support of an own attack on a neutral', 'A Lin, A Kao; A Lu', 'A Lin - Lu; A Kao S A Lin - Lu', ['lin hits-voted']],
    ['a support to hold of a neutral', 'A Lin; A Lu', 'A Lin S A Lu', ['lin helps-voted-hold']],
    ['the same, asked to go', 'A Lin; A Lu', 'A Lin S A Lu; A Lu - Sun', ['lin helps-voted-mover']],
    ['the same, asked to hold', 'A Lin; A Lu', 'A Lin S A Lu; A Lu H', ['lin helps-voted-hold']],
    ['a support of a neutral’s move that is not asked for', 'A Lin; A Lu', 'A Lin S A Lu - Kao', ['lin helps-voted-unasked']],
    ['a support of a neutral’s move that is asked for', 'A Lin; A Lu', 'A Lin S A Lu - Kao; A Lu - Kao', ['lin helps-voted-move']],
    ['a support of another move than is asked for', 'A Lin; A Lu', 'A Lin S A Lu - Kao; A Lu - Sun', ['lin helps-voted-otherwise']],
    ['a convoy of a neutral', 'F HUH; A Lya', 'F HUH C A Lya - Cmo', ['huh helps-voted-unasked']],
    ['nothing about a vote alone', 'A Lin; A Lu', 'A Lu - Lin; A Lin H', []],
  ])('%s', (_, units, orders, expected) => {
    expect(warnings(units, orders)).toEqual(expected);
  });
});

test('an own retreat to where one would have a neutral retreat', () => {
  const dislodged = ['chi', 'lu'].map((power, i) => ({
    power,
    type: 'A' as const,
    at: ['lin', 'lya'][i] ?? '',
    from: null,
    convoyed: false,
    retreats: ['cmo'],
  }));
  const position = { units: unitsIn('A Kao', 'chi', 'lu'), dislodged, contested: [], centres: {} };
  const state = stateOf(mandate, [], { phase: 'retreats', position });
  expect(warned(mandate, state, 'chi', 'A Lin - Cmo; A Lya - Cmo')).toEqual(['lin retreats-with-voted']);
  expect(warned(mandate, state, 'chi', 'A Lin D; A Lya - Cmo')).toEqual([]);
});

test('the sheet of a seat shows its warnings beneath the order, and refuses nothing', () => {
  const game = diplomacy(classic);
  const state = stateOf(classic, unitsIn('A mun, A ber', 'germany', 'france'));
  const { submission, lines } = game.read(state, 'germany', 'A mun H; A ber - mun', undefined, 'en');
  expect(lines.map(({ fault }) => fault)).toEqual([undefined, undefined]);
  expect(game.sheet(state, 'germany', submission, 'en').map(({ key, warnings }) => [key, warnings])).toEqual([
    ['mun', []],
    ['ber', [{ code: 'own-unit-stays', at: 'mun' }]],
  ]);
});

test('what others order changes no warning', () => {
  const units = unitsIn('A Xia; A Any, A Sli', 'qin', 'wei');
  const state = stateOf(warring, units);
  const orders = [{ kind: 'move', type: 'A', at: 'xia', to: 'any' }] as const;
  const foreign = [...orders, { kind: 'support', type: 'A', at: 'sli', of: 'xia', to: 'any' }] as const;
  expect(lintOrders(warring, state, 'qin', foreign)).toEqual(lintOrders(warring, state, 'qin', orders));
});

const GAMES = new URL('../../recorded/games.jsonl.gz', import.meta.url);

describe('recorded games', () => {
  const record = z.object({
    phase: z.string(),
    units: z.array(z.object({ power: z.string(), type: z.enum(['A', 'F']), loc: z.string() })),
    orders: z.array(z.object({ power: z.string(), text: z.string() })),
  });

  test('ordinary sheets have no warnings: fewer than one in twelve has any', () => {
    let sheets = 0;
    let warnedOf = 0;
    for (const line of gunzipSync(readFileSync(GAMES)).toString().trim().split('\n')) {
      const { phase, units, orders } = record.parse(JSON.parse(line));
      if (!phase.endsWith('M')) continue;
      const state = stateOf(
        classic,
        units.map(({ power, type, loc }) => ({ power, type, at: loc })),
      );
      const read = orderReader(classic.board, state.position, 'movement');
      for (const power of new Set(orders.map(o => o.power))) {
        const own = orders
          .filter(o => o.power === power)
          .map(({ text }) => read(power, text))
          .flatMap(order => (order.ok ? [order.value] : []));
        sheets++;
        if (lintOrders(classic, state, power, own).size > 0) warnedOf++;
      }
    }
    expect(sheets).toBeGreaterThan(500);
    expect(warnedOf / sheets).toBeLessThan(1 / 12);
  });
});
