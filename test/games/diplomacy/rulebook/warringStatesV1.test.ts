import { describe, expect, it } from 'vitest';
import { readOwnVariant } from '../../../../src/assets.js';
import { variantsOn } from '../../../../src/games/catalogue/diplomacyVariants.js';
import { diplomacy } from '../../../../src/games/diplomacy/game/diplomacy.js';
import type { State } from '../../../../src/games/diplomacy/model/state.js';

const [v1, v2] = ['warring-states-v1', 'warring-states-v2'].map(id => {
  const variant = variantsOn(readOwnVariant).find(one => one.id === id) ?? expect.fail(`${id} is not on offer`);
  const game = diplomacy(variant);
  const seats = variant.board.powers.map(({ id: seat }) => seat);
  return { game, start: game.open({ seats, seed: 1, options: {} }) };
});
if (!v1 || !v2) throw new Error('Two editions are on offer');

/** Returns the text of each line that a power sent, or its fault's code if it is not understood. */
const read = ({ game, start }: typeof v1, seat: string, text: string, state = start) =>
  game.read(state, seat, text, undefined, 'en').lines.map(({ text: kept, fault }) => kept ?? fault?.code);

const advanced = ({ game }: typeof v1, state: State, seat: string, text: string): State =>
  game.advance(state, new Map([[seat, game.read(state, seat, text, undefined, 'en').submission]])).state;

describe('Warring States v1', () => {
  it('Changes from v1: Handan and Zhongmou touch, as they do not in version 2', () => {
    expect(read(v1, 'zhao', 'A Handan - Zhongmou')).toEqual(['A Han - Zmo']);
    expect(read(v2, 'zhao', 'A Handan - Zhongmou')).not.toEqual(['A Han - Zmo']);
  });

  it('Changes from v1: West Zhou, whichever of its names is written, is held without being a centre', () => {
    for (const name of ['West Zhou', 'Zhou occidental', 'Hanchung', 'WZh'])
      expect(read(v1, 'han', `A Luo - ${name}`)).toEqual(['A Luo - WZh']);
    const inWinter = (edition: typeof v1, order: string): State => {
      let state = advanced(edition, edition.start, 'han', order);
      while (state.turn.season !== 'winter') state = advanced(edition, state, 'han', '');
      return state;
    };
    const [then, now] = [inWinter(v1, 'A Luo - WZh'), inWinter(v2, 'A Luo - Hch')];
    const ofHan = ({ position }: State) => Object.values(position.centres).filter(owner => owner === 'han').length;
    expect(then.position.units).toContainEqual({ power: 'han', type: 'A', at: 'wzh' });
    expect([ofHan(then), ofHan(now)]).toEqual([3, 4]);
  });

  it('The rest is as in version 2: walls, raised fleets, rapid river moves', () => {
    const { rules, orderKinds, calendar } = variantsOn(readOwnVariant).find(({ id }) => id === 'warring-states-v1') ?? expect.fail();
    const later = variantsOn(readOwnVariant).find(({ id }) => id === 'warring-states-v2') ?? expect.fail();
    expect(rules).toEqual(later.rules);
    expect(orderKinds).toEqual(later.orderKinds);
    expect(JSON.stringify(calendar)).toBe(JSON.stringify(later.calendar));
  });
});
