import { describe, expect, test } from 'vitest';
import { readOwnVariant } from '../../../../src/assets.js';
import { variantsOn } from '../../../../src/games/catalogue/diplomacyVariants.js';
import { movementOf, positionAfter } from '../../../../src/games/diplomacy/adjudication/resolveMovement.js';
import { formBattles } from '../../../../src/games/diplomacy/battles/formBattles.js';
import { positionAfterBattles, resolveBattles } from '../../../../src/games/diplomacy/battles/resolveBattles.js';
import { provinceOf } from '../../../../src/games/diplomacy/board/location.js';
import type { Position } from '../../../../src/games/diplomacy/board/position.js';
import { diplomacy } from '../../../../src/games/diplomacy/game/diplomacy.js';
import { emptyList } from '../../../../src/games/diplomacy/model/battle/battleList.js';
import type { Declaration } from '../../../../src/games/diplomacy/model/battle/declaration.js';
import type { Situation } from '../../../../src/games/diplomacy/model/state.js';
import { type Variant, variantFor } from '../../../../src/games/diplomacy/model/variant.js';
import type { WrittenOrder } from '../../../../src/games/diplomacy/model/writtenOrder.js';
import { outlookOn } from '../../../../src/games/diplomacy/opponents/captain/outlook.js';
import { imaginedAfter, imaginedSheets } from '../../../../src/games/diplomacy/opponents/general/imagine.js';
import {
  battlesOf,
  chosenFrom,
  type ImaginedMovement,
  imaginedMovement,
  worthWithBattles,
} from '../../../../src/games/diplomacy/opponents/general/imaginedBattles.js';
import { seededRandom } from '../../../../src/lib/random.js';

const PHASES = 60;
const RULES = { scale: 'linear', sides: 'coalition', dependent: 'dislodge' } as const;

interface Seen extends ImaginedMovement {
  readonly situation: Situation;
}

/** The movement phases of a game among imagined captains in which somebody may declare a battle. */
function phasesWithBattles(offered: Variant, players: number): readonly Seen[] {
  const game = diplomacy(offered);
  const options = game.chosen?.parse({}) ?? {};
  const dealt = game.seats(players, options);
  if (!dealt.ok) throw new Error(dealt.fault.code);
  const state = game.open({ seats: dealt.value.map(({ id }) => id), seed: 3, options, secret: '3' });
  const variant = variantFor(offered, state.terms);
  const random = seededRandom(8);
  const seen: Seen[] = [];
  let situation: Situation = state;
  for (let i = 0; i < PHASES; i++) {
    const sheets = imaginedSheets(outlookOn(variant, situation), random);
    if (situation.phase === 'movement') {
      const orders = new Map([...sheets.values()].flat().flatMap(order => ('at' in order ? [[provinceOf(order.at), order] as const] : [])));
      const movement = imaginedMovement(variant, situation, orders satisfies ReadonlyMap<string, WrittenOrder>, new Set());
      if (movement.may.length > 0) seen.push({ ...movement, situation });
    }
    situation = imaginedAfter(variant, situation, sheets, random);
  }
  return seen;
}

const of = (id: string): Variant => {
  const variant = variantsOn(readOwnVariant).find(one => one.id === id);
  if (!variant) throw new Error(`there is no ${id}`);
  return variant;
};

describe.each([
  { id: 'classic-battles', players: 7 },
  { id: 'warhammer-fm05', players: 6 },
])('Imagined battles of $id', ({ id, players }) => {
  const seen = phasesWithBattles(of(id), players);
  const asList = (declaration: Declaration) => ({
    ...emptyList(declaration.power),
    entries: [{ declaration, commander: declaration.power }],
  });
  /** What each side brings, by the unit it is declared for. */
  const strengthsOf = (sides: readonly { readonly unit: string | undefined; readonly strength: number }[]) =>
    sides.map(({ unit = 'status quo', strength }) => `${unit} ${strength}`).sort();

  test('there are some', () => {
    expect(seen.length).toBeGreaterThan(10);
  });

  test('have the places and strengths of real ones, where every power declares one', () => {
    for (const { ground, may, situation } of seen) {
      const declared = chosenFrom(may, () => 1);
      const { battles } = formBattles(ground, situation.turn, RULES, declared.map(asList));
      const told = battles.map(({ at, sides }) => ({
        at,
        sides: strengthsOf(sides.map(side => ({ unit: side.for?.unit, strength: side.points / 1000 }))),
      }));
      const imagined = battlesOf(ground, declared).map(({ at, sides }) => ({
        at,
        sides: strengthsOf(sides.map(({ winner, strength }) => ({ unit: winner?.unit, strength }))),
      }));
      expect(imagined).toEqual(told);
    }
  });

  test('leave the position that real ones leave', () => {
    for (const { movement, ground, may, situation } of seen) {
      expect(positionAfter(movement.variant, situation.position, movement.settled)).toEqual(
        movementOf(movement.variant, situation.position, movement.settled).position,
      );
      for (const { at, declared } of battlesOf(
        ground,
        chosenFrom(may, () => 1),
      )) {
        const fought = [{ at, declared, ...(declared[0] && { winner: declared[0] }) }];
        const { position } = resolveBattles(movement, { fought, destroyed: [], dependent: 'dislodge' });
        expect(positionAfterBattles(movement, { fought, dependent: 'dislodge' })).toEqual(position);
      }
    }
  });

  test('count by their odds: what a power gains lies between losing and winning its only battle', () => {
    let checked = 0;
    for (const { movement, ground, may, situation } of seen) {
      for (const one of may) {
        const alone: ImaginedMovement = { movement, ground, may: [one] };
        const unitsIn = ({ units }: Position): number =>
          units.filter(({ power, at }) => power === one.power && provinceOf(at) === one.at).length;
        const lost = unitsIn(positionAfter(movement.variant, situation.position, movement.settled));
        const fought = [{ at: [one.at], declared: [one], winner: one }];
        const won = unitsIn(positionAfterBattles(movement, { fought, dependent: 'dislodge' }));
        const [battle] = battlesOf(ground, [one]);
        const all = battle?.sides.reduce((sum, { strength }) => sum + strength, 0) ?? 0;
        const odds = (battle?.sides.find(({ winner }) => winner !== undefined)?.strength ?? 0) / all;
        const worth = worthWithBattles(alone, one.power, unitsIn);
        if (won <= lost) continue;
        expect(odds).toBeGreaterThan(0);
        expect(worth).toBeCloseTo(lost + odds * (won - lost));
        checked += 1;
      }
    }
    expect(checked).toBeGreaterThan(10);
  });
});
