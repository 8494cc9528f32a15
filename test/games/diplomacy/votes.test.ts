import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readBoardFile } from '../../../src/assets.js';
import { compileBoard } from '../../../src/games/diplomacy/board/board.js';
import { provinceOf } from '../../../src/games/diplomacy/board/location.js';
import type { Unit } from '../../../src/games/diplomacy/board/position.js';
import { diplomacy } from '../../../src/games/diplomacy/game/diplomacy.js';
import type { Situation } from '../../../src/games/diplomacy/model/state.js';
import type { WrittenOrder } from '../../../src/games/diplomacy/model/writtenOrder.js';
import { orderBook } from '../../../src/games/diplomacy/orders/legalOrders.js';
import { sameOrder } from '../../../src/games/diplomacy/orders/sameOrder.js';
import { resolvePhase } from '../../../src/games/diplomacy/phases/resolvePhase.js';
import { votingIn } from '../../../src/games/diplomacy/votes/voting.js';
import { type Random, seededRandom, shuffled } from '../../../src/lib/random.js';
import { mandateOfHeaven } from './ownVariants.js';
import { situationIn } from './situation.js';

const variant = mandateOfHeaven(compileBoard(readBoardFile('mandate-of-heaven')));
const { board } = variant;
const PLAYED = board.powers.filter(p => !p.neutral).map(p => p.id);
const NEUTRAL = board.powers.filter(p => p.neutral).map(p => p.id);

type Written = ReadonlyMap<string, readonly WrittenOrder[]>;
interface Session {
  readonly situation: Situation;
  readonly written: Written;
}

/** Returns powers of any size, some without a player. Every player votes on the neutral armies: for each one of two orders, or none. */
function session(random: Random): Session {
  const places = shuffled(
    board.provinces.filter(p => p.kind === 'land').map(p => p.id),
    random,
  );
  const owners = [...NEUTRAL, ...Array.from({ length: 16 }, () => PLAYED[Math.floor(random() ** 2 * PLAYED.length)] ?? '')];
  const units = owners.map((power, i): Unit => ({ power, type: 'A', at: places[i] ?? '' }));
  const position = { units, dislodged: [], contested: [], centres: {} };
  const vacant = PLAYED.filter(() => random() < 0.15);
  const situation = { ...situationIn(variant, 'movement', position), vacant };
  const book = orderBook(variant, position);
  const offers = units.filter(u => NEUTRAL.includes(u.power)).map(unit => shuffled(book(unit), random).slice(0, 2));
  const sheetOf = (): readonly WrittenOrder[] =>
    offers.flatMap(([usual, other]) => {
      const choice = random() < 0.7 ? usual : other;
      return choice && random() < 0.9 ? [choice] : [];
    });
  const voters = PLAYED.filter(power => !vacant.includes(power) && units.some(u => u.power === power));
  return { situation, written: new Map(voters.map(power => [power, sheetOf()])) };
}

/** Finds the order of a unit by counting, for every written order, the voters who wrote it. */
function agreedBySearch({ situation, written }: Session, neutral: Unit): WrittenOrder | undefined {
  const { units } = situation.position;
  const sizes = new Map([...written.keys()].map(power => [power, units.filter(u => u.power === power).length]));
  const all = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  const about = (order: WrittenOrder): boolean => order.kind !== 'waive' && provinceOf(order.at) === provinceOf(neutral.at);
  return [...written.values()]
    .flat()
    .filter(about)
    .find(order => {
      const agreeing = [...written].filter(([, sheet]) => sheet.some(other => sameOrder(other, order))).map(([power]) => power);
      const strength = agreeing.reduce((sum, power) => sum + (sizes.get(power) ?? 0), 0);
      return agreeing.length > written.size / 2 && strength > all / 2;
    });
}

const seed = fc.noShrink(fc.nat(0x7fffffff));

describe('Votes', () => {
  it('order a unit what more than half of the powers, with more than half of the units, wrote, and nothing else', () => {
    let carried = 0;
    fc.assert(
      fc.property(seed, chosen => {
        const found = session(seededRandom(chosen));
        const { results } = resolvePhase(variant, found.situation, found.written);
        for (const unit of found.situation.position.units.filter(u => NEUTRAL.includes(u.power))) {
          const agreed = agreedBySearch(found, unit);
          const told = results.find(r => r.power === unit.power);
          expect(told?.written).toBe(agreed !== undefined);
          if (agreed && told) expect(sameOrder(told.order, agreed)).toBe(true);
          if (agreed) carried++;
        }
      }),
      { numRuns: 150 },
    );
    expect(carried).toBeGreaterThan(100);
  });

  it('count the same in whatever order the voters sent them', () => {
    fc.assert(
      fc.property(seed, chosen => {
        const random = seededRandom(chosen);
        const { situation, written } = session(random);
        const again = new Map(shuffled([...written], random).map(([power, sheet]) => [power, shuffled(sheet, random)]));
        expect(resolvePhase(variant, situation, again).results).toEqual(resolvePhase(variant, situation, written).results);
      }),
      { numRuns: 100 },
    );
  });
});

describe('In a game of Mandate of Heaven', () => {
  const game = diplomacy(variant);
  const opened = game.open({ seats: PLAYED, seed: 5, options: {} });
  const send = (power: string, text: string) => [power, game.read(now, power, text, undefined, 'en').submission] as const;
  const placed = game.advance(opened, new Map());
  const now = placed.state;

  it('how many armies the Hsiung-Nu may have is told in every phase but the first', () => {
    expect(game.notes?.(opened)).toEqual([]);
    expect(game.notes?.(now)).toMatchObject([{ code: 'barbarian-allowance', power: 'hsiung-nu', units: 3, limit: 3, raiders: 3 }]);
  });

  it('the Hsiung-Nu alone are waited for before the first turn', () => {
    expect(game.phase(opened)).toMatchObject({
      kind: 'placement',
      turn: { season: 'winter', year: 369 },
      awaits: ['hsiung-nu'],
      mayAct: [],
    });
    expect(game.phase(now)).toMatchObject({ kind: 'movement', turn: { season: 'spring', year: 368 } });
  });

  it('what the Hsiung-Nu do not place is drawn by lot from the seed, within the band, and said to be', () => {
    const [sent] = [game.read(opened, 'hsiung-nu', 'A Kob; A Kobi; A Yung', undefined, 'en')];
    expect(sent?.lines.map(line => line.fault?.code)).toEqual([undefined, undefined, 'not-in-band']);
    const { state, report } = game.advance(opened, new Map([['hsiung-nu', sent?.submission ?? { orders: [] }]]));
    const raiders = state.position.units.filter(u => u.power === 'hsiung-nu');
    expect(raiders).toHaveLength(3);
    for (const { at } of raiders) expect(board.file.band).toContain(at);
    expect(report.orders.map(o => [o.written, o.outcome])).toEqual([
      [true, { kind: 'built', because: 'placed' }],
      [false, { kind: 'built', because: 'lot' }],
      [false, { kind: 'built', because: 'lot' }],
    ]);
    expect(game.advance(opened, new Map())).toEqual(placed);
  });

  it('nobody votes before the first turn', () => {
    expect(votingIn(variant, opened)).toBeUndefined();
    expect(game.options(opened, 'han', 'en')).toEqual([]);
  });

  it('with all eight it starts with 24 units that count', () => {
    const { report } = game.advance(now, new Map());
    expect(votingIn(variant, now)?.whole).toEqual({ powers: 8, units: 24 });
    expect(report.voting?.whole).toEqual({ powers: 8 });
    expect(report.voting?.voted).toEqual(NEUTRAL);
  });

  it('every power is offered the orders of every neutral unit, as somebody else’s', () => {
    const topics = game.options(now, 'han', 'en');
    expect(topics.filter(t => t.of === undefined).map(t => t.key)).toEqual(['hsc', 'iya', 'yti']);
    expect(topics.flatMap(t => t.of?.id ?? [])).toEqual(NEUTRAL);
    expect(topics.find(t => t.of?.id === 'lu')?.choices.map(c => c.text)).toContain('A Lu - Puy');
  });

  it('a report tells what was ordered and by how many, and nobody’s vote', () => {
    const votes = new Map(['chin', 'chu', 'chao', 'wei', 'han'].map(power => send(power, 'A Lu - Puy')));
    const { report } = game.advance(now, new Map([...votes, send('yen', 'A Lu - Lya')]));
    expect(report.orders.find(o => o.power === 'lu')).toMatchObject({ written: true, behind: { powers: 5 } });
    expect(report.orders.find(o => o.power === 'lu')?.behind).toEqual({ powers: 5 });
    expect(JSON.stringify({ ...report, before: 0, after: 0 })).not.toContain('"lya"');
  });

  it('of votes that do not carry it tells the highest number that agreed', () => {
    const { report } = game.advance(now, new Map([send('chin', 'A Lu - Puy'), send('chu', 'A Lu - Puy'), send('han', 'A Lu - Peg')]));
    expect(report.orders.find(o => o.power === 'lu')?.short).toEqual({ powers: 2, of: 'powers' });
    expect(report.orders.find(o => o.power === 'sung')?.short).toEqual({ powers: 0, of: 'powers' });
  });

  /** Sends the same text for several powers. */
  const all = (powers: string, state: typeof now, text: string) =>
    powers.split(' ').map(power => [power, game.read(state, power, text, undefined, 'en').submission] as const);

  /** The first winter, in which Lu, with its one army, owns these centres. */
  const winterWith = (...centres: readonly string[]) => {
    const owned = { ...now.position.centres, hni: 'shu', ...Object.fromEntries(centres.map(at => [at, 'lu'])) };
    const units = now.position.units.filter(u => !['tal', 'hni', 'lin', 'yue'].includes(u.at));
    return {
      ...now,
      turn: { year: 368, season: 'winter' },
      phase: 'adjustments',
      position: { ...now.position, units, centres: owned },
    } as const;
  };

  it('where enough powers agree it tells that they lack units, of orders and of builds', () => {
    const five = 'chin chu chao wei han';
    const withFewUnits = <S extends typeof now>(state: S): S => {
      const ofEach = (power: string) => state.position.units.filter(unit => unit.power === power);
      const units = state.position.units.filter(unit => !five.includes(unit.power) || unit === ofEach(unit.power)[0]);
      return { ...state, position: { ...state.position, units } };
    };
    const spring = withFewUnits(now);
    const { report } = game.advance(spring, new Map(all(five, spring, 'A Lu - Puy')));
    expect(report.orders.find(o => o.power === 'lu')?.short).toEqual({ powers: 5, of: 'units' });
    const winter = withFewUnits<typeof now>(winterWith('tal'));
    const { unbuilt } = game.advance(winter, new Map(all(five, winter, 'Build A Tal'))).report;
    expect(unbuilt).toEqual([{ power: 'lu', short: { powers: 5, of: 'units' } }]);
  });

  it('a build of a neutral for which too few voted is told as not built, by how many wanted it', () => {
    const winter = winterWith('tal');
    const votes = [...all('chin chu', winter, 'Build A Tal; Build A Hni'), ...all('chao han yen', winter, 'Build A Hni')];
    const { report, state } = game.advance(winter, new Map(votes));
    expect(state.position.units).toContainEqual({ power: 'shu', type: 'A', at: 'hni' });
    expect(report.unbuilt).toEqual([{ power: 'lu', short: { powers: 2, of: 'powers' } }]);
    expect(state.position.units.some(u => u.at === 'tal')).toBe(false);
  });

  it('is not told where something else is built in that place, or nothing was wanted', () => {
    const winter = winterWith('tal', 'yue');
    const votes = [...all('chin chu chao han yen', winter, 'Build A Tal'), ...all('hsiung-nu', winter, 'Build F Tal')];
    const { report, state } = game.advance(winter, new Map(votes));
    expect(state.position.units).toContainEqual({ power: 'lu', type: 'A', at: 'tal' });
    expect(report).not.toHaveProperty('unbuilt');
    expect(game.advance(winter, new Map()).report).not.toHaveProperty('unbuilt');
  });

  it('of more builds than are due those count for which more powers voted, then those of more units', () => {
    const lu = winterWith('tal', 'hni', 'lin');
    const stays = (u: Unit): boolean => !['chin', 'hsiung-nu'].includes(u.power);
    const units: readonly Unit[] = [
      ...lu.position.units.filter(stays),
      { power: 'chin', type: 'A', at: 'yun' },
      { power: 'lu', type: 'A', at: 'puy' },
    ];
    const winter = { ...lu, position: { ...lu.position, units, centres: { ...lu.position.centres, hni: 'lu' } } };
    const votes = [
      ...all('chin chu chi', winter, 'Build A Tal; Build A Hni'),
      ...all('wei han yen', winter, 'Build A Tal; Build A Lin'),
      ...all('chao', winter, 'Build A Hni; Build A Lin'),
    ];
    const { report } = game.advance(winter, new Map(votes));
    expect(report.orders.flatMap(({ power, order }) => (power === 'lu' && 'at' in order ? [order.at] : []))).toEqual(['lin', 'tal']);
  });

  it('the later of two votes for one unit replaces the earlier', () => {
    const first = game.read(now, 'han', 'A Lu - Puy', undefined, 'en');
    const second = game.read(now, 'han', 'A Lu - Peg', first.submission, 'en');
    expect(second.submission.orders).toEqual([{ kind: 'move', type: 'A', at: 'lu', to: 'peg' }]);
  });

  it('votes are never owed: where only a neutral can act nobody is awaited, and all may act', () => {
    const dislodged = [{ power: 'lu', type: 'A', at: 'lu', from: 'puy', convoyed: false, retreats: ['peg'] } as const];
    const retreating = { ...now, phase: 'retreats', position: { ...now.position, dislodged } } as const;
    expect(game.phase(retreating)).toMatchObject({ awaits: [], mayAct: PLAYED });
    const stuck = { ...retreating, position: { ...now.position, dislodged: dislodged.map(d => ({ ...d, retreats: [] })) } };
    expect(game.phase(stuck)).toMatchObject({ awaits: [], mayAct: [] });
  });

  it('a neutral with three centres is called in, and from the day its seat is taken a power like any other', () => {
    const centres = { ...now.position.centres, tal: 'lu', sun: 'lu' };
    const units = now.position.units.filter(u => !['tal', 'sun'].includes(u.at));
    const fall = { ...now, turn: { year: 368, season: 'fall' }, position: { ...now.position, centres, units } } as const;
    const { state, report } = game.advance(fall, new Map());
    expect(report.called).toEqual(['lu']);
    expect(game.called?.(state)).toMatchObject([{ id: 'lu', name: { en: 'Lu', fr: 'Lu' } }]);
    expect(state.powers).toEqual(PLAYED);
    const taken = game.attend?.(state, { seats: [...PLAYED, 'lu'], vacant: [] }) ?? state;
    expect(taken.powers).toEqual([...PLAYED, 'lu']);
    expect(game.called?.(taken)).toEqual(game.called?.(state));
    const winter = game.advance(taken, new Map()).state;
    expect(game.phase(winter)).toMatchObject({ kind: 'adjustments', awaits: ['lu'], mayAct: [] });
    expect(game.options(winter, 'lu', 'en').map(t => t.key)).toEqual(['sun', 'tal', 'waive']);
    expect(game.options(winter, 'han', 'en').flatMap(t => t.of?.id ?? [])).not.toContain('lu');
    expect(game.inPlay(taken)).toContain('lu');
  });

  it('a call stands, even below three', () => {
    const called = { ...now, turn: { year: 368, season: 'fall' }, called: ['lu'] } as const;
    expect(game.called?.(game.advance(called, new Map()).state).map(seat => seat.id)).toEqual(['lu']);
  });

  it('with fourteen centres it wins after the first fall with a player, though nothing changes hands then', () => {
    const counted = [...board.centres].filter(c => !board.file.victory.notCounted.includes(c)).slice(0, 14);
    const others = Object.entries(now.position.centres).filter(([centre]) => !counted.includes(centre));
    const centres = { ...Object.fromEntries(others), ...Object.fromEntries(counted.map(c => [c, 'lu'])) };
    const position = { ...now.position, units: [], centres };
    const fall = { ...now, turn: { year: 367, season: 'fall' }, called: ['lu'], position } as const;
    expect(game.ending(game.advance(fall, new Map()).state)).toBeUndefined();
    const taken = game.attend?.(fall, { seats: [...PLAYED, 'lu'], vacant: [] }) ?? fall;
    const { state, report } = game.advance(taken, new Map());
    expect(report.captured).toEqual([]);
    expect(game.ending(state)).toEqual({ winners: ['lu'] });
  });

  it('a seat without a player is told to the game, and neither votes nor counts', () => {
    const without = game.attend?.(now, { seats: PLAYED, vacant: ['yen'] }) ?? now;
    expect(game.options(without, 'yen', 'en').filter(t => t.of)).toEqual([]);
    expect(votingIn(variant, without)?.whole).toEqual({ powers: 7, units: 21 });
    expect(game.advance(without, new Map()).report.voting?.whole).toEqual({ powers: 7 });
  });

  it('remembers the most centres a power had in a winter', () => {
    const winter = { ...now, turn: { year: 368, season: 'winter' }, phase: 'adjustments' } as const;
    const after = game.advance(winter, new Map()).state;
    expect(after.mostCentres).toMatchObject({ han: 3, 'hsiung-nu': 0 });
    const poorer = { ...after, turn: winter.turn, phase: winter.phase, position: { ...after.position, centres: {} } };
    expect(game.advance(poorer, new Map()).state.mostCentres).toMatchObject({ han: 3 });
  });
});

describe('A build within the band', () => {
  const centres = { hni: 'hsiung-nu', yue: 'hsiung-nu', tal: 'wei', pch: 'pei-choushi' };
  const position = { units: [], dislodged: [], contested: [], centres };
  const situation: Situation = { ...situationIn(variant, 'adjustments', position), turn: { year: 368, season: 'winter' } };
  const build = (): WrittenOrder => ({ kind: 'build', type: 'A', at: 'pch' });

  it('is their own for the Hsiung-Nu while they may place there, though others vote for the same: it is no vote of theirs', () => {
    const shared = build();
    for (const orders of [
      [build(), build()],
      [shared, shared],
    ] as const) {
      const [voted, own] = orders;
      const written = new Map([
        ['wei', [voted]],
        ['hsiung-nu', [own]],
      ]);
      const { votes, results, position: after } = resolvePhase(variant, situation, written);
      expect(votes?.mostInVain('pei-choushi')).toBe(1);
      expect(results).toMatchObject([{ power: 'hsiung-nu', success: true }]);
      expect(after.units).toEqual([{ power: 'hsiung-nu', type: 'A', at: 'pch' }]);
    }
  });
});
