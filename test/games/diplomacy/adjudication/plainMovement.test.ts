import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readBoardFile } from '../../../../src/assets.js';
import { question } from '../../../../src/cli/adjudicate/question.js';
import { readAll } from '../../../../src/cli/adjudicate/readAll.js';
import { setUp } from '../../../../src/cli/adjudicate/setUp.js';
import { ordersByPower, ordersByProvince } from '../../../../src/games/diplomacy/adjudication/phaseOrders.js';
import { plainMovement, plainPosition } from '../../../../src/games/diplomacy/adjudication/plainMovement.js';
import { resolveByGraph } from '../../../../src/games/diplomacy/adjudication/resolveMovement.js';
import { type Board, compileBoard } from '../../../../src/games/diplomacy/board/board.js';
import { provinceOf } from '../../../../src/games/diplomacy/board/location.js';
import type { Unit } from '../../../../src/games/diplomacy/board/position.js';
import type { OrderResult } from '../../../../src/games/diplomacy/model/report.js';
import { CHANGES_MOVEMENT } from '../../../../src/games/diplomacy/model/ruleIndex.js';
import type { Round, RuleModule } from '../../../../src/games/diplomacy/model/ruleModule.js';
import type { MovementSituation } from '../../../../src/games/diplomacy/model/state.js';
import type { Variant } from '../../../../src/games/diplomacy/model/variant.js';
import type { WrittenOrder } from '../../../../src/games/diplomacy/model/writtenOrder.js';
import { keysOf } from '../../../../src/lib/keysOf.js';
import { classic } from '../ownVariants.js';
import { battlefield, crowd } from './battlefields.js';
import { agreeing, standard } from './plainAgreement.js';
import { RULE_SETS } from './ruleSets.js';

describe('Phases of the standard rules alone have the same results by numbers as by the graph of their orders', () => {
  it('in crowded corners full of plots', () => expect(agreeing(chosen => battlefield(standard, chosen), 150)).toBeGreaterThan(200));
  it('all over the board', () => expect(agreeing(chosen => crowd(standard, chosen), 50)).toBeGreaterThan(50));
  it('also where rules break convoys or amend the result', () => {
    const mandate = RULE_SETS.filter(({ name }) => name === 'Mandate of Heaven');
    for (const rules of mandate) expect(agreeing(chosen => battlefield(rules, chosen), 100)).toBeGreaterThan(50);
    expect(mandate).toHaveLength(1);
  });

  it('in every recorded phase, and none of them needs the graph', () => {
    const variant = classic(compileBoard(readBoardFile('classic')));
    const lines = gunzipSync(readFileSync('bench/recorded/movement-phases.jsonl.gz')).toString().trim().split('\n');
    for (const line of lines) {
      const asked = question.parse(JSON.parse(line));
      const set = setUp(variant, asked);
      if (!set.ok) throw new Error(`not a phase: ${line}`);
      const { orders } = readAll(variant, set.value, asked.orders).counted;
      const given = ordersByPower(variant.board, set.value.position.units, orders);
      const found = plainMovement(variant, set.value, given);
      expect(JSON.stringify(found)).toBe(JSON.stringify(resolveByGraph(variant, set.value, given)));
    }
    expect(lines).toHaveLength(200);
  });
});

describe('A rule that may amend the result', () => {
  /** What a rule can see, of every province and for every power. */
  function seen(round: Round, { provinces, powers }: Board): object {
    const { facts } = round;
    const voted = powers.filter(({ id }) => facts.isVoted(id)).map(({ id }) => id);
    const places = provinces.map(({ id }) => {
      const repels = powers.filter(power => round.repels(id, power.id)).map(power => power.id);
      return { id, moved: round.moved(id), dislodged: round.dislodged(id), retreats: round.retreats(id), in: round.standsIn(id), repels };
    });
    return { voted, places, losses: round.losses(), units: facts.units, season: facts.season };
  }

  it('sees the same by numbers as by the graph', () => {
    let compared = 0;
    for (let chosen = 1; chosen <= 60; chosen++) {
      const sights: object[] = [];
      const { variant, position, orders } = chosen % 2 === 0 ? battlefield(standard, chosen) : crowd(standard, chosen);
      const watch: RuleModule = {
        id: 'watch',
        amend: round => {
          if (round) sights.push(seen(round, variant.board));
          return [];
        },
      };
      const watched = { ...variant, rules: [watch] };
      const written = new Map(orders.flatMap(order => (order.kind === 'waive' ? [] : [[provinceOf(order.at), order] as const])));
      const phase = ordersByProvince(variant.board, position.units, written);
      const asked = [watched, { turn: { year: 1901, season: 'spring' }, position }, phase, new Set(['france'])] as const;
      if (!plainMovement(...asked)) continue;
      resolveByGraph(...asked);
      const [byNumbers, byGraph] = sights;
      expect(sights).toHaveLength(2);
      expect(byNumbers).toEqual(byGraph);
      compared++;
    }
    expect(compared).toBeGreaterThan(30);
  });
});

const LINE = /^(\w+): ([AF]) (\S+)(?: (-|S [AF]|C A) (\S+)(?: - (\S+))?)?$/;

/** A unit with its order, as a line. Without an order it holds. */
function ordered(line: string): { readonly unit: Unit; readonly order: WrittenOrder } {
  const [, power = '', letter, at = '', verb, first = '', to] = LINE.exec(line) ?? [];
  const type = letter === 'F' ? 'F' : 'A';
  const unit = { power, type, at } as const;
  if (verb === undefined) return { unit, order: { kind: 'hold', type, at } };
  if (verb === '-') return { unit, order: { kind: 'move', type, at, to: first } };
  if (verb === 'C A') return { unit, order: { kind: 'convoy', type, at, of: first, to: to ?? '' } };
  return { unit, order: { kind: 'support', type, at, of: first, ...(to !== undefined && { to }) } };
}

describe('Whatever order the units are listed in, by numbers as by the graph', () => {
  const variant = classic(compileBoard(readBoardFile('classic')));

  /** The outcome of each unit, by its province. */
  function outcomes(lines: readonly string[]): ReadonlyMap<string, OrderResult> {
    const sheet = lines.map(ordered);
    const units = sheet.map(({ unit }) => unit);
    const position = { units, dislodged: [], contested: [], centres: {} };
    const orders = ordersByProvince(
      variant.board,
      units,
      new Map(sheet.map(({ order }) => [order.kind === 'waive' ? '' : order.at, order])),
    );
    const situation = { turn: { year: 1901, season: 'spring' }, position } as const;
    const found = plainMovement(variant, situation, orders);
    const byGraph = resolveByGraph(variant, situation, orders);
    expect(JSON.stringify(found)).toBe(JSON.stringify(byGraph));
    expect(plainPosition(variant, situation, orders)).toEqual(byGraph.position);
    return new Map(byGraph.results.map(result => [result.order.kind === 'waive' ? '' : result.order.at, result]));
  }

  const rotated = (lines: readonly string[]): readonly (readonly string[])[] =>
    lines.flatMap((_, i) => {
      const turned = [...lines.slice(i), ...lines.slice(0, i)];
      return [turned, turned.toReversed()];
    });

  it.each<[string, readonly string[], string, object]>([
    [
      'of rivals of equal strength the first in board order is the one that stopped a move',
      ['germany: A mun - bur', 'france: A par - bur', 'italy: A mar - bur'],
      'mun',
      { outcome: { kind: 'bounced', by: 'mar' } },
    ],
    [
      'of two sunk fleets the first in board order ended the convoy',
      [
        ...['england: A wal - nwy', 'england: F eng C A wal - nwy', 'england: F nth C A wal - nwy'],
        ...['france: F bre - eng', 'france: F iri S F bre - eng', 'germany: F hel - nth', 'germany: F den S F hel - nth'],
      ],
      'wal',
      { success: false, outcome: { kind: 'no-convoy', by: 'eng' } },
    ],
    [
      'the strongest attacker cuts a support, not the weaker ones',
      [
        ...['germany: A mun S A ber', 'germany: A ber', 'germany: A sil S A mun', 'germany: A kie S A mun'],
        ...['france: A bur - mun', 'france: A ruh S A bur - mun', 'austria: A tyr - mun'],
      ],
      'mun',
      { outcome: { kind: 'cut', by: ['bur'] } },
    ],
    [
      'attackers of equal strength cut a support together',
      ['germany: A mun S A ber', 'germany: A ber', 'france: A bur - mun', 'austria: A tyr - mun'],
      'mun',
      { outcome: { kind: 'cut' } },
    ],
    [
      'support from the unit that the supported move attacks does not help to cut',
      [
        ...['germany: A mun S A ruh - bur', 'france: A ruh - bur', 'germany: A sil S A mun', 'germany: A kie S A mun'],
        ...['france: A bur S A tyr - mun', 'france: A tyr - mun', 'austria: A boh - mun'],
      ],
      'mun',
      { outcome: { kind: 'cut', by: expect.arrayContaining(['boh', 'tyr']) } },
    ],
    [
      'a fleet without which the convoy went, and which only a sunk fleet could have helped, carried nobody',
      [
        ...['france: A bre - wal', 'france: F eng C A bre - wal', 'france: F mao C A bre - wal', 'france: F iri C A bre - wal'],
        ...['england: F nao - iri', 'england: F lvp S F nao - iri'],
      ],
      'mao',
      { success: false, outcome: { kind: 'not-carried' } },
    ],
    [
      'the support of the defending power does not count head-to-head, though it defends',
      [
        ...['france: A bur - mun', 'germany: A ber S A bur - mun', 'germany: A mun - bur'],
        ...['germany: A ruh S A mun - bur', 'germany: A bel S A mun - bur'],
      ],
      'bur',
      { success: false, outcome: { kind: 'bounced', attack: { total: 1 } } },
    ],
    [
      'who loses head-to-head is dislodged against the strength of the move',
      [
        ...['france: A bur - mun', 'france: A ruh S A bur - mun', 'france: A tyr S A bur - mun'],
        ...['germany: A mun - bur', 'germany: A mar S A mun - bur'],
      ],
      'mun',
      { dislodged: { attack: { total: 3 }, against: { total: 2 } } },
    ],
    [
      'who does not move is dislodged against its own strength, not that of a rival',
      [
        ...['france: A bur - mun', 'france: A ruh S A bur - mun', 'france: A tyr S A bur - mun'],
        ...['germany: A mun', 'russia: A sil - mun', 'russia: A boh S A sil - mun'],
      ],
      'mun',
      { dislodged: { attack: { total: 3 }, against: { total: 1 } } },
    ],
    [
      'a fleet that no route needs carries nobody',
      [...['england: A lon - bel', 'england: F nth C A lon - bel', 'england: F eng C A lon - bel'], 'england: F iri C A lon - bel'],
      'iri',
      { success: false },
    ],
    [
      'a convoy goes on by another route when one fleet is dislodged',
      [
        ...['england: A lon - bel', 'england: F nth C A lon - bel', 'england: F eng C A lon - bel'],
        ...['france: F bre - eng', 'france: F iri S F bre - eng'],
      ],
      'lon',
      { success: true },
    ],
    [
      'fleets that do not touch each other are no route',
      ['england: A lon - por', 'england: F nth C A lon - por', 'england: F mao C A lon - por'],
      'lon',
      { outcome: { kind: 'no-convoy' } },
    ],
    [
      'fleets that touch each other are no route if none touches the target',
      [...['england: A lon - por', 'england: F eng C A lon - por', 'england: F iri C A lon - por'], 'england: F nth C A lon - por'],
      'lon',
      { outcome: { kind: 'no-convoy' } },
    ],
    [
      'a chain of three fleets is broken by the one that is dislodged',
      [
        ...['england: A lon - tun', 'england: F eng C A lon - tun', 'england: F mao C A lon - tun', 'england: F wes C A lon - tun'],
        ...['france: F por - mao', 'france: F spa/sc S F por - mao', 'england: F iri C A lon - tun'],
      ],
      'lon',
      { outcome: { kind: 'no-convoy', by: 'mao' } },
    ],
    [
      'an army goes by sea to a neighbour if a fleet of its own power carries it',
      [...['england: A lon - wal', 'england: F eng C A lon - wal'], ...['france: F bre - eng', 'france: F mao S F bre - eng']],
      'lon',
      { outcome: { kind: 'no-convoy', by: 'eng' } },
    ],
    [
      'an army goes by land to a neighbour if only others would carry it',
      ['england: A lon - wal', 'france: F eng C A lon - wal', 'france: A wal - lon'],
      'lon',
      { outcome: { kind: 'bounced' } },
    ],
    [
      'an army goes by land to a neighbour if its own fleets are no route',
      ['england: A lon - wal', 'england: F iri C A lon - wal', 'france: A wal - lon'],
      'lon',
      { outcome: { kind: 'bounced' } },
    ],
    [
      'an army goes by sea to a neighbour if one of several fleets is its own',
      [
        ...['england: A lon - wal', 'germany: F eng C A lon - wal', 'england: F iri C A lon - wal'],
        ...['france: F bre - eng', 'france: F mao S F bre - eng'],
      ],
      'lon',
      { outcome: { kind: 'no-convoy', by: 'eng' } },
    ],
  ])('%s', (_, lines, at, expected) => {
    for (const listed of rotated(lines)) expect(outcomes(listed).get(at)).toMatchObject(expected);
  });
});

describe('The graph is needed', () => {
  const board = compileBoard(readBoardFile('classic'));
  const plain = classic(board);
  const army = (power: string, place: string) => ({ power, type: 'A' as const, at: place });
  const situation = (...units: readonly Unit[]): MovementSituation => ({
    turn: { year: 1901, season: 'spring' },
    position: { units, dislodged: [], contested: [], centres: {} },
  });
  const move = (from: string, to: string): WrittenOrder => ({ kind: 'move', type: 'A', at: from, to });
  const isPlain = (variant: Variant, units: readonly Unit[], orders: readonly (WrittenOrder | undefined)[]): boolean =>
    plainMovement(variant, situation(...units), orders) !== undefined;
  const pair = [army('france', 'par'), army('france', 'bur')];

  it('not for what needs no rule but the standard ones', () => expect(isPlain(plain, pair, [move('par', 'pic')])).toBe(true));
  it('not for orders that name the first province of the board', () => {
    const [first = ''] = board.locations;
    const helps: readonly WrittenOrder[] = [
      { kind: 'support', type: 'A', at: 'par', of: first },
      { kind: 'support', type: 'A', at: 'par', of: 'bur', to: first },
      { kind: 'convoy', type: 'A', at: 'par', of: first, to: 'pic' },
      { kind: 'convoy', type: 'A', at: 'par', of: 'bur', to: first },
    ];
    for (const order of [move('par', first), ...helps]) expect(isPlain(plain, pair, [order, move('bur', 'mun')])).toBe(true);
    expect(isPlain(plain, [army('france', first)], [move(first, 'par')])).toBe(true);
  });
  it('not for units that all hold', () => expect(isPlain(plain, pair, [])).toBe(true));
  it('for units that move in a ring', () => {
    const ring = [army('france', 'par'), army('france', 'bur'), army('france', 'gas')];
    expect(isPlain(plain, ring, [move('par', 'bur'), move('bur', 'gas'), move('gas', 'par')])).toBe(false);
  });
  const playing = (...rules: readonly Partial<RuleModule>[]): Variant => ({ ...plain, rules: rules.map(rule => ({ id: 'one', ...rule })) });
  it.each(keysOf(CHANGES_MOVEMENT).filter(hook => CHANGES_MOVEMENT[hook]))('where a rule of the variant has the hook %s', hook =>
    expect(isPlain(playing({ [hook]: () => undefined }), pair, [])).toBe(false),
  );
  it('not where rules are only about other phases', () => {
    expect(isPlain(playing({ buildSites: () => ['par'], survives: () => true, mayConvoy: () => true }), pair, [])).toBe(true);
  });
  it('where a rule breaks convoys, if there are any', () => {
    const breaking = playing({ breaksConvoy: () => false });
    const crossing = [army('england', 'lon'), { ...army('england', 'eng'), type: 'F' as const }];
    const carry: WrittenOrder = { kind: 'convoy', type: 'F', at: 'eng', of: 'lon', to: 'bre' };
    expect(isPlain(breaking, crossing, [move('lon', 'yor'), carry])).toBe(true);
    expect(isPlain(breaking, crossing, [move('lon', 'bre'), carry])).toBe(false);
    expect(isPlain(plain, crossing, [move('lon', 'bre'), carry])).toBe(true);
  });
  it('where a rule amends the orders, or what came of them', () => {
    const bonus = { at: 'par', by: 1, because: 'one' };
    expect(isPlain(playing({ amend: () => [] }), pair, [])).toBe(true);
    expect(isPlain(playing({ amend: round => (round ? [] : [bonus]) }), pair, [])).toBe(false);
    expect(isPlain(playing({ amend: round => (round ? [bonus] : []) }), pair, [])).toBe(false);
    expect(isPlain(playing({ amend: () => [] }, { amend: () => [bonus] }), pair, [])).toBe(false);
  });
  it('where fleets share an ocean', () => {
    const open = new Uint8Array(board.provinces.length);
    expect(isPlain({ ...plain, board: { ...board, open } }, pair, [])).toBe(false);
  });
  it('for orders that the standard rules do not know', () =>
    expect(isPlain(plain, pair, [{ kind: 'raise', type: 'A', at: 'par' }])).toBe(false));
  it('for two units in one province, and places that the board does not have', () => {
    expect(isPlain(plain, [...pair, army('germany', 'par')], [])).toBe(false);
    expect(isPlain(plain, [army('germany', 'moon')], [])).toBe(false);
    expect(isPlain(plain, pair, [move('par', 'moon')])).toBe(false);
    expect(isPlain(plain, pair, [{ kind: 'support', type: 'A', at: 'par', of: 'bur', to: 'moon' }])).toBe(false);
    expect(isPlain(plain, pair, [{ kind: 'support', type: 'A', at: 'par', of: 'moon' }])).toBe(false);
    expect(isPlain(plain, pair, [{ kind: 'support', type: 'A', at: 'par', of: 'moon', to: 'pic' }])).toBe(false);
    expect(isPlain(plain, pair, [{ kind: 'convoy', type: 'A', at: 'par', of: 'moon', to: 'pic' }])).toBe(false);
    expect(isPlain(plain, pair, [{ kind: 'convoy', type: 'A', at: 'par', of: 'bur', to: 'moon' }])).toBe(false);
  });
});
