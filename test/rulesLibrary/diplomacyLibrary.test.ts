import { describe, expect, test } from 'vitest';
import { readOwnVariant } from '../../src/assets.js';
import { variantsOn } from '../../src/games/catalogue/diplomacyVariants.js';
import {
  adjudicate,
  attend,
  boardOf,
  checkState,
  explain,
  formatOrder,
  type GameState,
  legalOrders,
  parseOrders,
  type Result,
  start,
  statusOf,
  variants,
  viewOf,
} from '../../src/rulesLibrary/diplomacyLibrary.js';

/** Returns the value of a result. Expects that storing it as JSON changes nothing. */
function stored<T>(result: Result<T, unknown>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.fault));
  expect(JSON.parse(JSON.stringify(result.value))).toEqual(result.value);
  return result.value;
}

const codeOf = <T>(result: Result<T, { readonly code: string }>): string | undefined => (result.ok ? undefined : result.fault.code);

const classic = (): GameState => stored(start('classic'));

/** Returns a state of Classic with only these units, such as "france A mun, F kie". */
function classicWith(turn: Pick<GameState, 'turn' | 'phase'>, ...powers: readonly string[]): GameState {
  const units = powers.flatMap(line => {
    const [power = '', ...rest] = line.split(' ');
    return rest
      .join(' ')
      .split(', ')
      .map(unit => ({ power, type: unit.startsWith('A') ? ('A' as const) : ('F' as const), at: unit.slice(2) }));
  });
  return { ...classic(), ...turn, position: { ...classic().position, units } };
}

const SPRING = { turn: { year: 1901, season: 'spring' }, phase: 'movement' } as const;

describe('The variants', () => {
  test('are all on offer, with what a site shows of them', () => {
    const all = variants();
    expect(all.map(({ id, name, credit }) => [id, name, credit])).toEqual(
      variantsOn(readOwnVariant).map(({ id, title, board }) => [id, title, board.file.credit]),
    );
    const standard = all.find(({ id }) => id === 'classic');
    expect(standard?.powers.map(({ name }) => name.en)).toEqual(['Austria', 'England', 'France', 'Germany', 'Italy', 'Russia', 'Turkey']);
    expect(standard).toMatchObject({ victory: { centres: 18, of: 34 }, hasBattles: false, hasVotes: false, options: [] });
    expect(JSON.parse(JSON.stringify(all))).toEqual(all);
  });

  test('say which options they have; `start` takes each of their values', () => {
    for (const { id, options } of variants().filter(({ options }) => options.length > 0))
      for (const { key, choices = [] } of options)
        for (const { value } of choices)
          expect(start(id, { options: { [key]: value } }), `${id} ${key} ${value}`).toMatchObject({ ok: true });
  });
});

describe('A game starts', () => {
  test('with the units and centres of the board, in its first phase', () => {
    const game = classic();
    expect(game.position.units).toHaveLength(22);
    expect(stored(statusOf(game)).phase).toMatchObject({ kind: 'movement', turn: { season: 'spring', year: 1901 } });
  });

  test('with as many nations as there are players, where the variant deals them', () => {
    expect(stored(start('warhammer-fm05', { players: 5 })).powers).toHaveLength(5);
    expect(stored(boardOf(stored(start('warhammer-fm05', { players: 5 })))).victory.of).toBe(24);
  });

  test.each([
    ['nothing of that name', 'unknown-variant', () => start('nothing')],
    ['an option it has not', 'no-such-option', () => start('classic', { options: { board: 'world' } })],
    ['a value the option has not', 'bad-options', () => start('warhammer-fm05', { options: { board: 'moon' } })],
    ['a seed that is no whole number', 'bad-options', () => start('classic', { seed: 0.5 })],
    ['a secret that is not hexadecimal', 'bad-options', () => start('classic-battles', { secret: 'hush' })],
    ['too few players', 'too-few-players', () => start('warhammer-fm05', { players: 1 })],
    ['too many players', 'too-many-players', () => start('classic', { players: 8 })],
  ])('not with %s: %s', (_, code, begun) => {
    expect(codeOf(begun())).toBe(code);
  });
});

describe('Orders', () => {
  test('are offered by unit, as JSON and as text that reads back as the same order', () => {
    const game = classic();
    const { topics, due } = stored(legalOrders(game, 'france'));
    expect(due).toBeUndefined();
    expect(topics.map(({ key, label }) => [key, label])).toEqual([
      ['par', 'A Paris'],
      ['mar', 'A Marseilles'],
      ['bre', 'F Brest'],
    ]);
    for (const { choices } of topics)
      for (const { text, order } of choices) expect(stored(parseOrders(game, 'france', text)).submission.orders).toEqual([order]);
  });

  test('are read in English and French; bad lines come back with a code and the nearest legal texts', () => {
    const { submission, lines } = stored(
      parseOrders(classic(), 'france', 'Paris to Burgundy; A Mar S par - bur; F Brest - Paris', { suggestions: 1 }),
    );
    expect(submission.orders).toEqual([
      { kind: 'move', type: 'A', at: 'par', to: 'bur' },
      { kind: 'support', type: 'A', at: 'mar', of: 'par', to: 'bur' },
    ]);
    expect(lines.at(-1)).toMatchObject({ typed: 'F Brest - Paris', fault: { code: 'not-beside', from: 'bre', to: 'par', type: 'F' } });
    expect(lines.at(-1)?.suggestions).not.toEqual([]);
  });

  test('replace those for the same unit that were sent before', () => {
    const game = classic();
    const before = stored(parseOrders(game, 'france', 'A Par - Bur; F Bre - MAO')).submission;
    const { submission } = stored(parseOrders(game, 'france', 'A Par - Pic', { before }));
    expect(submission.orders.map(order => stored(formatOrder(game, order)))).toEqual(['F bre - mao', 'A par - pic']);
  });

  test('are written as players write them', () => {
    expect(formatOrder(classic(), { kind: 'build', type: 'F', at: 'stp/nc' }, 'fr')).toEqual({ ok: true, value: 'Construire F stp/nc' });
  });

  test('of a winter say how many are due', () => {
    const winter = classicWith({ turn: { year: 1901, season: 'winter' }, phase: 'adjustments' }, 'france A bur, F mao');
    const { due, topics } = stored(legalOrders(winter, 'france'));
    expect(due).toBe(1);
    expect(topics.map(({ key }) => key).sort()).toEqual(['bre', 'mar', 'par', 'waive']);
  });
});

describe('A phase is adjudicated', () => {
  test('from text, from orders, and from what was parsed, with the same result', () => {
    const game = classic();
    const parsed = stored(parseOrders(game, 'france', 'A Par - Bur')).submission;
    const [asText, asOrders, asParsed] = ['A Par - Bur', parsed.orders, parsed].map(france => stored(adjudicate(game, { france })));
    expect(asOrders).toEqual(asText);
    expect(asParsed).toEqual(asText);
  });

  test('into results with their strengths, and the next phase', () => {
    const game = classicWith(SPRING, 'germany A mun, A ber, A bur', 'france A par, A mar', 'austria A tyr');
    const { results, next, refused } = stored(
      adjudicate(game, { france: 'A Par - Bur; A Mar S A Par - Bur', germany: 'A Mun S A Bur; A Bur H', austria: 'A Tyr - Mun' }),
    );
    expect(refused).toEqual([]);
    expect(results.find(({ key }) => key === 'par')).toMatchObject({
      text: 'A par - bur',
      success: true,
      outcome: { kind: 'moved', attack: { total: 2, parts: [{ by: 1 }, { by: 1, of: 'mar' }] }, against: { total: 1 } },
    });
    expect(results.find(({ key }) => key === 'mun')?.outcome).toEqual({ kind: 'cut', by: ['tyr'], left: 0 });
    expect(next).toMatchObject({ phase: 'retreats', turn: { year: 1901, season: 'spring' } });
    expect(next.position.dislodged).toMatchObject([{ power: 'germany', at: 'bur', from: 'par' }]);
    expect(stored(statusOf(next)).phase.awaits).toEqual(['germany']);
  });

  test('with reasons that cite rules', () => {
    const game = classicWith(SPRING, 'germany A mun, A bur', 'france A par, A mar', 'austria A tyr');
    const { report } = stored(
      adjudicate(game, { france: 'A Par - Bur; A Mar S A Par - Bur', germany: 'A Mun S A Bur', austria: 'A Tyr - Mun' }),
    );
    const { steps } = stored(explain(report, 'mun'));
    expect(steps.map(({ finding, rule }) => [finding.kind, rule])).toContainEqual(['cut', 'support-cut']);
    expect(explain(report, 'lon')).toEqual({ ok: false, fault: { code: 'no-order', key: 'lon' } });
  });

  test('though orders are bad: each is refused with its reason, its unit holds', () => {
    const { results, refused } = stored(
      adjudicate(classic(), {
        austria: [
          { kind: 'move', type: 'A', at: 'vie', to: 'par' },
          { kind: 'hold', type: 'F', at: 'bud' },
          { kind: 'move', type: 'A', at: 'par', to: 'bur' },
        ],
        france: 'A Par - Moon',
      }),
    );
    expect(refused).toEqual([
      {
        power: 'austria',
        order: { kind: 'move', type: 'A', at: 'vie', to: 'par' },
        fault: { code: 'not-beside', from: 'vie', to: 'par', type: 'A' },
      },
      { power: 'austria', order: { kind: 'hold', type: 'F', at: 'bud' }, fault: { code: 'wrong-type', at: 'bud', type: 'A' } },
      { power: 'austria', order: { kind: 'move', type: 'A', at: 'par', to: 'bur' }, fault: { code: 'not-your-unit', at: 'par' } },
      { power: 'france', typed: 'A Par - Moon', fault: { code: 'unknown-place', typed: 'Moon' } },
    ]);
    expect(results.every(({ written, order }) => !written && order.kind === 'hold')).toBe(true);
  });

  test('until a power has won, and no further', () => {
    const { position } = classic();
    const centres = Object.fromEntries(
      stored(boardOf(classic()))
        .provinces.filter(p => p.centre)
        .map(({ id }, i) => [id, i < 17 ? 'france' : 'italy']),
    );
    const vacant = Object.keys(centres).find(at => centres[at] === 'italy' && !position.units.some(unit => unit.at === at)) ?? '';
    const units = [{ power: 'france', type: 'A' as const, at: vacant }];
    const fall: GameState = { ...classic(), turn: { year: 1905, season: 'fall' }, position: { ...position, units, centres } };
    const { next } = stored(adjudicate(fall, {}));
    expect(stored(statusOf(next)).winners).toEqual(['france']);
    expect(codeOf(adjudicate(next, {}))).toBe('over');
    expect(codeOf(legalOrders(next, 'france'))).toBe('over');
  });

  test.each([
    ['a power that is not in the game', 'not-played', { poland: 'A War - Mos' }],
    ['an order of no known kind', 'bad-orders', { france: [{ kind: 'teleport', type: 'A', at: 'par' }] }],
    ['something that is no orders', 'bad-orders', { france: 7 }],
  ])('not with %s: %s', (_, code, orders) => {
    expect(codeOf(adjudicate(classic(), JSON.parse(JSON.stringify(orders))))).toBe(code);
  });
});

describe('A state', () => {
  test.each([
    ['is not a state', 'bad-state', {}],
    ['is of a variant that is not on offer', 'unknown-variant', { ...classic(), variant: 'fog-of-war' }],
    ['names a power that the board has not', 'not-played', { ...classic(), powers: ['poland'] }],
    ['has a unit in no place', 'unknown-place', classicWith(SPRING, 'france A atlantis')],
    ['has an army at sea', 'cannot-stand', classicWith(SPRING, 'france A nth')],
    ['has a fleet on no coast of several', 'coast-needed', classicWith(SPRING, 'france F spa')],
    ['has two units in one province', 'two-units', classicWith(SPRING, 'france A par, A par')],
    ['is at a time the year does not have', 'no-such-moment', { ...classic(), turn: { year: 1901, season: 'autumn' } }],
    ['has an owner of what is no centre', 'no-centre', { ...classic(), position: { ...classic().position, centres: { bur: 'france' } } }],
  ])('that %s is refused: %s', (_, code, state) => {
    expect(codeOf(checkState(state))).toBe(code);
  });

  test('shows everybody no secret', () => {
    const secret = 'c0ffee00'.repeat(4);
    const game = stored(start('classic-battles', { secret }));
    expect(JSON.stringify(game)).toContain(secret);
    expect(JSON.stringify(stored(viewOf(game)))).not.toContain(secret);
  });
});

describe('Powers without a player', () => {
  test('are ordered by vote where the variant has votes', () => {
    const opening = stored(adjudicate(stored(start('mandate-of-heaven')), {})).next;
    const game = stored(attend(opening, { seats: opening.powers, vacant: [] }));
    const neutral = stored(legalOrders(game, game.powers[0] ?? '')).topics.find(({ of }) => of !== undefined);
    expect(neutral?.choices.length).toBeGreaterThan(1);
    const move = neutral?.choices.find(({ order }) => order?.kind === 'move')?.text ?? '';
    const { results } = stored(adjudicate(game, Object.fromEntries(game.powers.map(power => [power, move]))));
    expect(results.find(({ power }) => power === neutral?.of?.id)).toMatchObject({ text: move, behind: { powers: game.powers.length } });
  });

  test('are those whose seats are vacant now: of a seat that is taken again nothing is remembered', () => {
    const game = stored(attend(stored(start('mandate-of-heaven')), { seats: [], vacant: [] }));
    const [first = ''] = game.powers;
    const away = stored(attend(game, { seats: [], vacant: [first] }));
    expect(away.vacant).toEqual([first]);
    expect(game).not.toHaveProperty('vacant');
    expect(stored(attend(away, { seats: [], vacant: [] }))).toEqual(game);
  });
});

describe('Decisive battles', () => {
  test('are phases of their own, with statements in place of orders', () => {
    const game: GameState = {
      ...stored(start('classic-battles')),
      position: classicWith(SPRING, 'france A par', 'germany A mun, A bur').position,
    };
    const { next } = stored(adjudicate(game, { france: 'A Par - Bur', germany: 'A Mun S A Bur; A Bur H' }));
    expect(stored(statusOf(next)).phase.kind).toBe('lists');
    const battle = stored(legalOrders(next, 'france')).topics.find(({ key }) => key === 'battle-1')?.choices[0]?.text ?? '';
    const { submission } = stored(parseOrders(next, 'france', battle));
    expect(submission.said).toHaveLength(1);
    const { refused, report } = stored(adjudicate(next, { france: submission, germany: [{ kind: 'hold', type: 'A', at: 'mun' }] }));
    expect(refused).toEqual([
      { power: 'germany', order: { kind: 'hold', type: 'A', at: 'mun' }, fault: { code: 'not-now', kind: 'hold' } },
    ]);
    expect(report.war?.battles).toHaveLength(1);
  });
});
