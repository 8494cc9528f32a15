import { describe, expect, test } from 'vitest';
import type { Report } from '../../../../src/games/diplomacy/model/report.js';
import type { State } from '../../../../src/games/diplomacy/model/state.js';
import { bestOfAll, searchedSheet } from '../../../../src/games/diplomacy/review/bestSheet.js';
import { isOfMoves, phaseAsPlayed, positionAs, resolvedAs } from '../../../../src/games/diplomacy/review/phaseAsPlayed.js';
import { countSheets } from '../../../../src/games/diplomacy/review/sheetSpace.js';
import { worthsIn } from '../../../../src/games/diplomacy/review/worthOf.js';
import type { ReviewFinding, SheetFinding } from '../../../../src/games/review.js';
import { seededRandom } from '../../../../src/lib/random.js';
import { type Closed, gameOf, games, playedGame, recordedGame } from './recordedGames.js';
import { trying, variantOf } from './trying.js';

const RECORDED = recordedGame('cicero:433761');

/** The finding about a seat in a position: `orders`: what everybody ordered, by power. */
function found(
  state: State,
  orders: Readonly<Record<string, string>>,
  seat: string,
): { readonly finding: SheetFinding; readonly report: Report } {
  const classic = gameOf('classic');
  const submissions = new Map(
    Object.entries(orders).map(([power, text]) => [power, classic.read(state, power, text, undefined, 'en').submission]),
  );
  const { report } = classic.advance(state, submissions);
  const finding = classic.review?.finding(state, report, { kind: 'sheet', seat }, seededRandom(1));
  if (finding?.kind !== 'sheet') throw new Error('there is no finding');
  return { finding, report };
}

/** A fall of Classic with these units and centres. */
function fallWith(units: Readonly<Record<string, string>>, centres: Readonly<Record<string, string>>): State {
  const classic = gameOf('classic');
  const seats = classic.seats(7);
  if (!seats.ok) throw new Error(seats.fault.code);
  const start = classic.open({ seats: seats.value.map(({ id }) => id), seed: 1, options: {} });
  return {
    ...start,
    turn: { year: 1905, season: 'fall' },
    position: {
      units: Object.entries(units).flatMap(([power, list]) =>
        list.split(', ').map(text => {
          const [type, at = ''] = text.split(' ');
          return { power, type: type === 'F' ? ('F' as const) : ('A' as const), at };
        }),
      ),
      dislodged: [],
      contested: [],
      centres: Object.fromEntries(Object.entries(centres).flatMap(([power, list]) => list.split(' ').map(centre => [centre, power]))),
    },
  };
}

describe('The best sheet of a power', () => {
  test('takes the centre that nobody guards, and is exact where few units are', () => {
    const state = fallWith({ austria: 'A bud, A vie', russia: 'A rum' }, { austria: 'bud vie', russia: 'rum' });
    const { finding } = found(state, { austria: 'A bud H; A vie H', russia: 'A rum - ukr' }, 'austria');
    expect(finding).toMatchObject({ isExact: true, had: { centres: 2, units: 2 } });
    expect(finding.best).toEqual({ centres: 4, units: 4 });
    expect(finding.orders).toMatch(/A bud - (?:rum|ser)/);
    expect(finding.dearness).toBeGreaterThan(1);
  });

  test('dislodges with a support what was attacked alone', () => {
    const state = fallWith({ turkey: 'A con, A smy', russia: 'A ank, A bul' }, { turkey: 'con smy', russia: 'ank sev' });
    const { finding } = found(state, { turkey: 'A con - bul; A smy - ank', russia: 'A ank H; A bul H' }, 'turkey');
    expect(finding).toMatchObject({ isExact: true, had: { centres: 2, units: 2 }, best: { centres: 3, units: 3 } });
    expect(finding.orders).toMatch(/A (con|smy) S A (smy|con) - ank/);
  });

  test('carries an army over the sea', () => {
    const state = fallWith({ england: 'A lon, F nth' }, { england: 'lon' });
    const { finding } = found(state, { england: 'A lon H; F nth H' }, 'england');
    expect(finding.isExact).toBe(true);
    expect(finding.best.centres).toBe(2);
    const split = fallWith({ england: 'A yor, F nth, F eng', germany: 'A hol' }, { england: 'lon', germany: 'hol' });
    const crossing = found(split, { england: 'A yor H; F nth H; F eng H', germany: 'A hol - bel' }, 'england').finding;
    // The fleets cannot be in two centres and carry the army to a third one.
    expect(crossing.best.centres).toBeGreaterThanOrEqual(3);
  });

  test('never loses to what was written', () => {
    for (const [i, { state, report }] of RECORDED.slice(0, 2).entries())
      for (const part of gameOf('classic').review?.parts(state, report) ?? []) {
        if (part.kind !== 'sheet') continue;
        const finding = gameOf('classic').review?.finding(state, report, part, seededRandom(i));
        expect(finding).toMatchObject({ kind: 'sheet', seat: part.seat });
        if (finding?.kind === 'sheet') expect(finding.dearness).toBeGreaterThanOrEqual(0);
      }
  });

  test('is found by the search too, in positions where all can be tried', () => {
    let behind = 0;
    let count = 0;
    for (const closed of RECORDED.slice(0, 8)) {
      if (!isOfMoves(closed.report)) continue;
      for (const seat of closed.state.powers) {
        const { own, space, totalOf } = trying(closed, seat);
        if (own.length === 0 || countSheets(space, 1500) === undefined) continue;
        count += 1;
        const { total } = bestOfAll(space, { totalOf });
        if (searchedSheet(space, { totalOf, starts: [], random: seededRandom(1) }, 1000).total < 0.98 * total) behind += 1;
      }
    }
    expect(count).toBeGreaterThan(10);
    expect(behind).toBe(0);
  });
});

describe('What was ordered', () => {
  test.each(['recorded', ...games.map(({ id }) => id)])('comes out again as it was reported: %s', id => {
    const closed = id === 'recorded' ? RECORDED : playedGame(gameOf(id), 2, 12);
    let count = 0;
    for (const { state, report } of closed) {
      if (!isOfMoves(report)) continue;
      count += 1;
      const played = phaseAsPlayed(variantOf(state), state, report);
      const { units, dislodged, contested } = resolvedAs(played).position;
      expect({ units, dislodged, contested }).toEqual({
        units: report.after.units,
        dislodged: report.after.dislodged,
        contested: report.after.contested,
      });
      // The position alone is the same.
      expect(positionAs(played)).toEqual(resolvedAs(played).position);
    }
    expect(count).toBeGreaterThan(2);
  });

  test('is worth the centres that the power had after the year, and no fewer units', () => {
    let count = 0;
    for (const [i, { state, report }] of RECORDED.entries()) {
      const winter = RECORDED.slice(i + 1).find(one => one.state.turn.season !== 'fall');
      if (!isOfMoves(report) || state.turn.season !== 'fall' || !winter || report.after.dislodged.some(unit => unit.retreats.length > 0))
        continue;
      const worthOf = (seat: string) => worthsIn(variantOf(state), state, seat)(positionAs(phaseAsPlayed(variantOf(state), state, report)));
      for (const seat of state.powers) {
        const { centres, units } = worthOf(seat);
        const after = winter.report.after;
        expect(centres).toBe(Object.values(after.centres).filter(owner => owner === seat).length);
        if (winter.report.phase === 'adjustments')
          expect(units).toBeGreaterThanOrEqual(after.units.filter(unit => unit.power === seat).length);
        count += 1;
      }
    }
    expect(count).toBeGreaterThan(10);
  });
});

describe('Supports', () => {
  test('that matched nothing, were cut, or were not needed are told apart; one that decided is not among them', () => {
    const state = fallWith(
      { germany: 'A mun, A ruh, A kie, A ber', france: 'A bur, F hol', russia: 'A war' },
      { germany: 'mun kie ber', france: 'hol par', russia: 'war' },
    );
    const { finding } = found(
      state,
      { germany: 'A mun S A ruh - bur; A kie - hol; A ruh S A kie - hol; A ber S A mun', france: 'A bur H; F hol H', russia: 'A war H' },
      'germany',
    );
    expect(finding.supports).toBe(3);
    expect(finding.wasted).toEqual([
      { order: 'A mun S A ruh - bur', why: 'no-match' },
      { order: 'A ber S A mun H', why: 'needless' },
    ]);
    const cut = found(
      fallWith({ germany: 'A mun, A ruh', france: 'A bur, A bel' }, { germany: 'mun', france: 'par' }),
      { germany: 'A mun - bur; A ruh S A mun - bur', france: 'A bur H; A bel - ruh' },
      'germany',
    ).finding;
    expect(cut.wasted).toEqual([{ order: 'A ruh S A mun - bur', why: 'cut' }]);
  });
});

describe('Units that could have been saved', () => {
  test('are those that were destroyed although another sheet, as good, kept them', () => {
    const orders = { italy: 'A tun H; F ion H', france: 'F wes - tun; F tys S F wes - tun; A naf H' };
    const together = fallWith({ italy: 'A tun, F ion', france: 'F tys, F wes, A naf' }, { italy: 'tun', france: 'mar' });
    expect(found(together, orders, 'italy').finding.saved).toEqual([{ en: 'Tunis', fr: 'Tunis' }]);
    const alone = fallWith({ italy: 'A tun', france: 'F tys, F wes, A naf' }, { italy: 'tun', france: 'mar' });
    expect(found(alone, orders, 'italy').finding.saved).toEqual([]);
  });

  test('in retreats are those that sent no order though a retreat was open', () => {
    const classic = gameOf('classic');
    const state: State = {
      ...fallWith({ france: 'A bur' }, { france: 'par' }),
      phase: 'retreats',
    };
    const dislodged = [
      { power: 'germany', type: 'A' as const, at: 'mun', from: 'bur', convoyed: false, retreats: ['tyr', 'boh'] },
      { power: 'italy', type: 'A' as const, at: 'ven', from: 'tri', convoyed: false, retreats: ['tyr'] },
      { power: 'austria', type: 'A' as const, at: 'vie', from: 'gal', convoyed: false, retreats: ['tyr'] },
    ];
    const now: State = { ...state, position: { ...state.position, dislodged } };
    const submissions = new Map([['italy', classic.read(now, 'italy', 'A ven - tyr', undefined, 'en').submission]]);
    const { report } = classic.advance(now, submissions);
    expect(classic.review?.parts(now, report)).toEqual([{ kind: 'retreats' }]);
    expect(classic.review?.finding(now, report, { kind: 'retreats' }, seededRandom(1))).toEqual({
      kind: 'retreats',
      saved: [{ seat: 'germany', place: { en: 'Munich', fr: 'Munich' } }],
    });
  });
});

describe('The chances', () => {
  const chancesIn = (state: State, seed = 1): Extract<ReviewFinding, { kind: 'chances' }> => {
    const { report } = gameOf('classic').advance(state, new Map());
    const finding = gameOf('classic').review?.finding(state, report, { kind: 'chances' }, seededRandom(seed));
    if (finding?.kind !== 'chances') throw new Error('there are no chances');
    return finding;
  };

  test('of all powers are one together, each with its error, and the same for the same chance', () => {
    const [first] = RECORDED;
    const found = chancesIn(first?.state as State);
    const { chances, games: count } = found;
    expect(count).toBeGreaterThanOrEqual(8);
    expect(chances.map(({ seat }) => seat)).toEqual(first?.state.powers);
    expect(chances.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
    for (const { share, error } of chances) expect([share >= 0, share <= 1, error >= 0]).toEqual([true, true, true]);
    expect(chancesIn(first?.state as State)).toEqual(found);
  });

  test('are best for the one who is about to win', () => {
    const last = RECORDED.findLast(({ report }) => isOfMoves(report));
    const { centres } = (last as Closed).state.position;
    const [leader] = [...new Set(Object.values(centres))].toSorted(
      (a, b) => Object.values(centres).filter(one => one === b).length - Object.values(centres).filter(one => one === a).length,
    );
    const { chances } = chancesIn((last as Closed).state);
    expect(chances.toSorted((a, b) => b.share - a.share)[0]?.seat).toBe(leader);
  });
});
