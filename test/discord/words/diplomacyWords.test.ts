import { describe, expect, test } from 'vitest';
import { diplomacyPresenter } from '../../../src/discord/words/diplomacy/diplomacyPresenter.js';
import { explainerFor } from '../../../src/discord/words/diplomacy/explainer.js';
import type { OrderResult, Report } from '../../../src/games/diplomacy/model/report.js';
import type { Language } from '../../../src/lib/language.js';
import { VARIANTS } from '../testBot.js';

const board = (id: string) => {
  const variant = VARIANTS.find(one => one.id === id);
  if (variant === undefined) throw new Error(`no variant ${id}`);
  return variant.board;
};
const warring = diplomacyPresenter(board('warring-states-v2'));
const classic = diplomacyPresenter(board('classic'));

const one = { total: 1, parts: [{ by: 1 }] };
const supported = { total: 1, parts: [{ by: 1 }, { by: 1, of: 'sli' }, { by: -1, because: 'wall' }] };
const nothing = { units: [], dislodged: [], contested: [], centres: {} };
const standing = { ...nothing, units: ['xia', 'any'].map(at => ({ power: 'qin', type: 'A' as const, at })) };
const A = (at: string) => ({ type: 'A' as const, at });
const F = (at: string) => ({ type: 'F' as const, at });

const report = (more: Partial<Report>): Report => ({
  kind: 'diplomacy',
  variant: 'warring-states-v2',
  phase: 'movement',
  turn: { season: 'spring', year: 450 },
  before: nothing,
  orders: [],
  after: nothing,
  captured: [],
  eliminated: [],
  ...more,
});
const result = (order: OrderResult['order'], outcome: OrderResult['outcome'], more: Partial<OrderResult> = {}): OrderResult => ({
  power: 'qin',
  order,
  written: true,
  success: true,
  outcome,
  ...more,
});

/** Returns the line about one order, with plain spaces. */
const told = (told: OrderResult, language: Language): string | undefined =>
  warring.reportText(report({ before: standing, orders: [told] }), language).groups[0]?.lines[0]?.replaceAll(/[\u00a0\u202f]/g, ' ');

describe('an order, what became of it, and why', () => {
  const move = { kind: 'move', ...A('xia'), to: 'any' } as const;
  test.each<[OrderResult, string, string]>([
    [
      result(move, { kind: 'bounced', attack: supported, against: one, by: 'any' }),
      '❌ A Xianyang – Anyi bounces: strength 1 (support from Shaoliang, wall −1) against 1 in Anyi',
      '❌ A Xianyang – Anyi rebondit : force 1 (soutien : Shaoliang, muraille −1) contre 1 à Anyi',
    ],
    [
      result(move, { kind: 'bounced', attack: one, against: one, by: 'luo' }),
      '❌ A Xianyang – Anyi bounces: strength 1 against 1 from Luoyang',
      '❌ A Xianyang – Anyi rebondit : force 1 contre 1 venue de Luoyang',
    ],
    [result(move, { kind: 'moved' }), '✅ A Xianyang – Anyi', '✅ A Xianyang – Anyi'],
    [
      result({ kind: 'hold', ...A('xia') }, { kind: 'dislodged' }, { dislodged: { by: 'any', attack: supported, against: one } }),
      '💥 A Xianyang is dislodged by the attack from Anyi: strength 1 (support from Shaoliang, wall −1) against 1',
      '💥 A Xianyang est délogée par l’attaque venue d’Anyi : force 1 (soutien : Shaoliang, muraille −1) contre 1',
    ],
    [
      result(move, { kind: 'bounced', attack: one, against: one }, { dislodged: { by: 'luo', attack: supported, against: one } }),
      '💥 A Xianyang – Anyi bounces: strength 1 against 1; it is dislodged by the attack from Luoyang: strength 1 (support from Shaoliang, wall −1) against 1',
      '💥 A Xianyang – Anyi rebondit : force 1 contre 1 ; l’unité est délogée par l’attaque venue de Luoyang : force 1 (soutien : Shaoliang, muraille −1) contre 1',
    ],
    [
      result({ kind: 'support', ...F('luo'), of: 'xia', to: 'any' }, { kind: 'cut', by: ['sli'], left: 1 }),
      '❌ F Luoyang S A Xianyang – Anyi is cut by the attack from Shaoliang; 1 of it still counts',
      '❌ F Luoyang S A Xianyang – Anyi est coupé par l’attaque venue de Shaoliang ; il en reste 1',
    ],
    [
      result(
        { kind: 'support', ...F('luo'), of: 'xia', to: 'any' },
        { kind: 'cut', by: ['sli'], left: 0 },
        { dislodged: { by: 'sli', attack: supported, against: one } },
      ),
      '💥 F Luoyang S A Xianyang – Anyi is cut by the attack from Shaoliang, which also dislodges it: strength 1 (support from Shaoliang, wall −1) against 1',
      '💥 F Luoyang S A Xianyang – Anyi est coupé par l’attaque venue de Shaoliang, qui déloge aussi l’unité : force 1 (soutien : Shaoliang, muraille −1) contre 1',
    ],
    [result({ kind: 'support', ...A('luo'), of: 'any' }, { kind: 'given', strength: 1 }), '✅ A Luoyang S A Anyi', '✅ A Luoyang S A Anyi'],
    [result({ kind: 'raise', ...A('ji') }, { kind: 'raised' }), '✅ A Ji becomes a fleet', '✅ A Ji devient une flotte'],
    [
      result({ kind: 'rapid', ...F('boh'), path: ['lin', 'diq'] }, { kind: 'travelled', to: 'lin', stoppedAt: 'diq', because: 'unit' }),
      '❌ F Bo Hai ~> Linzi – Diqiu only gets to Linzi: another power’s unit is in Diqiu',
      '❌ F Golfe de Bohai ~> Linzi – Diqiu s’arrête à Linzi : l’unité d’une autre puissance se trouve à Diqiu',
    ],
    [
      result({ kind: 'move', ...F('xia'), to: 'hch' }, { kind: 'bounced', attack: one, against: one }, { reverted: true }),
      '❌ F Xianyang – Hanchung bounces: strength 1 against 1; it turns into an army',
      '❌ F Xianyang – Hanchung rebondit : force 1 contre 1 ; elle redevient une armée',
    ],
    [
      result({ kind: 'disband', ...A('luo') }, { kind: 'disbanded', because: 'no-order' }, { written: false }),
      '❌ A Luoyang disbands: no order given',
      '❌ A Luoyang est dissoute : aucun ordre donné',
    ],
    [
      result({ kind: 'remove', ...A('luo') }, { kind: 'removed', because: 'civil-disorder' }, { written: false }),
      '❌ A Luoyang is removed automatically',
      '❌ A Luoyang est retirée d’office',
    ],
    [result({ kind: 'build', ...A('luo') }, { kind: 'built' }), '✅ A Luoyang is built', '✅ A Luoyang est construite'],
    [result({ kind: 'waive' }, { kind: 'waived' }), '✅ A build is waived', '✅ On renonce à une construction'],
  ])('%#', (order, en, fr) => {
    expect(told(order, 'en')).toBe(en);
    expect(told(order, 'fr')).toBe(fr);
  });

  test('units without an order to which nothing happened share a line', () => {
    const idle = (at: string) => result({ kind: 'hold', ...A(at) }, { kind: 'held' }, { written: false });
    const { groups } = warring.reportText(report({ orders: [idle('xia'), result(move, { kind: 'moved' }), idle('luo')] }), 'en');
    expect(groups[0]?.lines).toEqual(['✅ A Xianyang – Anyi', '💤 No order: A Xianyang and A Luoyang hold']);
  });
});

test('a report tells the powers in the order of the board, with what they captured, then retreats and eliminations', () => {
  const after = { ...nothing, dislodged: [{ power: 'han', ...A('luo'), from: 'any', convoyed: false, retreats: ['zhe', 'yiy'] }] };
  const orders = [
    result({ kind: 'hold', ...A('ji') }, { kind: 'held' }, { power: 'yan' }),
    result({ kind: 'hold', ...A('xia') }, { kind: 'held' }),
  ];
  const captured = [
    { centre: 'any', to: 'qin', from: 'wei' },
    { centre: 'luo', to: 'qin' },
  ];
  const { groups, news } = warring.reportText(report({ orders, after, captured, eliminated: ['wei'] }), 'en');
  expect(groups.map(({ heading }) => heading)).toEqual(['Qin', 'Wei', 'Yan']);
  expect(groups.map(({ seat, lines }) => [seat, lines])).toEqual([
    ['qin', ['✅ A Xianyang holds', '🚩 Takes Anyi (from Wei) and Luoyang']],
    ['wei', ['🏳️ Loses Anyi (to Qin)']],
    ['yan', ['✅ A Ji holds']],
  ]);
  expect(news).toEqual(['A Luoyang (Han) must retreat to Zheng or Yiyang, or disband.', '**Wei** has no centres and no units left.']);
});

describe('a power that has the name of a place', () => {
  const mandate = diplomacyPresenter(board('mandate-of-heaven'));
  const fell = {
    before: nothing,
    orders: [
      result(
        { kind: 'hold', ...A('lu') },
        { kind: 'dislodged' },
        { power: 'lu', dislodged: { by: 'lin', attack: supported, against: one } },
      ),
      result({ kind: 'move', ...A('peg'), to: 'puy' }, { kind: 'moved' }, { power: 'lu' }),
    ],
    after: {
      ...nothing,
      dislodged: [
        { power: 'lu', ...A('lu'), from: 'lin', convoyed: false, retreats: ['peg'] },
        { power: 'lu', ...A('sun'), from: 'lin', convoyed: false, retreats: [] },
      ],
    },
    captured: [
      { centre: 'lu', to: 'chi', from: 'lu' },
      { centre: 'sun', to: 'lu', from: 'chi' },
    ],
    voting: { voted: ['lu'], whole: { powers: 8, units: 24 } },
  };
  const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ');
  const of = (language: Language) => mandate.reportText(report({ variant: 'mandate-of-heaven', ...fell }), language);
  const by = (heading: RegExp, language: Language) =>
    of(language)
      .groups.find(group => heading.test(group.heading))
      ?.lines.map(plain);

  test('is named beside other places only', () => {
    expect(of('en').news.slice(-2)).toEqual([
      "A Lu must retreat to P'eng-ch'eng, or disband.",
      'A Sung (Lu) is dislodged and has nowhere to go.',
    ]);
    expect(of('fr').news.slice(-2).map(plain)).toEqual([
      "A Lu doit se retirer vers P'eng-ch'eng, ou se dissoudre.",
      'A Sung (Lu) est délogée et n’a nulle part où aller.',
    ]);
  });

  test('is not named twice where it acts by vote, loses its centre, or is told to those who do not see the map', () => {
    expect(by(/^Neutrals/, 'en')?.map(line => line.split(/ \(| is | est /u)[0])).toEqual(['💥 A Lu', "✅ Lu: A P'eng-ch'eng – P'u-yang"]);
    expect(by(/^Neutres/, 'fr')?.map(line => line.split(/ \(| is | est /u)[0])).toEqual(['💥 A Lu', "✅ Lu : A P'eng-ch'eng – P'u-yang"]);
    expect(by(/^Ch'i$/, 'en')).toEqual(['🚩 Takes Lu', '🏳️ Loses Sung (to Lu)']);
    expect(by(/^Ch'i$/, 'fr')).toEqual(['🚩 Prend Lu', '🏳️ Perd Sung (au profit du Lu)']);
    const picture = (language: Language) =>
      ({ kind: 'results', game: 'mandate-of-heaven', language, report: report({ variant: 'mandate-of-heaven', ...fell }) }) as const;
    expect(mandate.altText(picture('en'), 'en')).toContain("Centres that changed hands: Lu (to Ch'i) and Sung (from Ch'i to Lu).");
    expect(plain(mandate.altText(picture('fr'), 'fr'))).toContain("Centres qui ont changé de mains : Lu (Ch'i) et Sung (Ch'i → Lu).");
  });

  test.each([
    ['en', 'Takes Wei', 'Loses Wei', 'Wei (from Han)'],
    ['fr', 'Prend Wei', 'Perd Wei', 'Wei (pris au Han)'],
  ] as const)('takes back the place of its own name (%s)', (language, takes, loses, alt) => {
    const told = report({ captured: [{ centre: 'wei', to: 'wei', from: 'han' }] });
    const lines = warring.reportText(told, language).groups.flatMap(group => group.lines.map(plain));
    expect(lines).toEqual([expect.stringContaining(takes), `🏳️ ${loses}`]);
    expect(plain(warring.altText({ kind: 'results', game: 'warring-states-v2', language, report: told }, language))).toContain(alt);
  });

  test('stands alone in the menu of orders to explain', () => {
    const told = report({ variant: 'mandate-of-heaven', ...fell });
    const variant = VARIANTS.find(one => one.id === 'mandate-of-heaven') ?? expect.fail('no Mandate');
    expect(
      explainerFor(variant)
        .choices(told, 'en')
        .map(({ label }) => label),
    ).toEqual(['A Lu', "A P'eng-ch'eng – P'u-yang (Lu)"]);
  });
});

describe('phases', () => {
  const phase = (season: string, year: number, era: string) => ({ kind: 'movement', turn: { season, year, era }, awaits: [] });
  test('have their season, year and kind in both languages', () => {
    expect(warring.phaseName(phase('spring', 450, 'bc'), 'en')).toBe('Spring 450 BC, movement');
    expect(warring.phaseName(phase('spring', 450, 'bc'), 'fr')).toBe('Printemps 450\u00a0av.\u00a0J.-C., mouvements');
    expect(classic.phaseName(phase('fall', 1901, 'ad'), 'en')).toBe('Fall 1901, movement');
    expect(classic.phaseName(phase('fall', 1901, 'ad'), 'fr')).toBe('Automne 1901, mouvements');
  });
});

describe('what a picture shows, for those who do not see it', () => {
  const position = {
    units: [
      { power: 'russia', ...F('stp/sc') },
      { power: 'france', ...A('par') },
      { power: 'france', ...A('mar') },
    ],
    dislodged: [{ power: 'austria', ...A('vie'), from: 'boh', convoyed: false, retreats: [] }],
    contested: [],
    centres: { par: 'france', mar: 'france', mos: 'russia' },
  };
  const view = {
    kind: 'diplomacy',
    variant: 'classic',
    board: 'classic',
    powers: [],
    turn: { season: 'spring', year: 1901 },
    phase: 'movement',
    position,
  };

  test('is said in whole sentences', () => {
    expect(classic.altText({ kind: 'position', game: 'classic', view, language: 'en' }, 'en')).toBe(
      'Map of the units and centres: Spring 1901, movement. Dislodged: A Vienna. ' +
        'France has 2 centres, armies in Paris and Marseilles. Russia has 1 centre, a fleet in St Petersburg (south coast).',
    );
  });

  test('of results says in two sentences what changed, before the position', () => {
    const told = {
      kind: 'diplomacy',
      variant: 'classic',
      phase: 'movement',
      turn: { season: 'autumn', year: 1901 },
      before: position,
      orders: [
        {
          power: 'france',
          order: { kind: 'move', type: 'A', at: 'par', to: 'bur' },
          written: true,
          success: true,
          outcome: { kind: 'moved' },
        },
        { power: 'france', order: { kind: 'hold', type: 'A', at: 'mar' }, written: true, success: true, outcome: { kind: 'held' } },
      ],
      after: position,
      captured: [
        { centre: 'bel', to: 'france' },
        { centre: 'mun', from: 'germany', to: 'france' },
      ],
      eliminated: [],
    };
    const [en = '', fr = ''] = (['en', 'fr'] as const).map(language =>
      classic.altText({ kind: 'results', game: 'classic', report: told, language }, language),
    );
    expect(en).toMatch(
      /^Results map: .*?\. 1 move succeeded and 1 unit was dislodged\. Centres that changed hands: Belgium \(to France\) and Munich \(from Germany to France\)\. Dislodged: /,
    );
    expect(fr).toMatch(
      /^Carte des résultats.*?\. 1 mouvement réussi et 1 unité délogée\. Centres qui ont changé de mains.*Munich \(Allemagne → France\)\. /,
    );
    const unchanged = classic.altText({ kind: 'results', game: 'classic', report: { ...told, captured: [] }, language: 'en' }, 'en');
    expect(unchanged).toContain('No centre changed hands.');
  });

  test.each([
    [{ kind: 'travelled', to: 'songyang' }, '1 move succeeded'],
    [{ kind: 'travelled', to: 'songyang', stoppedAt: 'zheng', because: 'unit' }, '1 move succeeded'],
    [{ kind: 'travelled', to: 'ying', stoppedAt: 'songyang', because: 'unit' }, '1 move failed'],
  ] as const)('counts a rapid river move (%j)', (outcome, said) => {
    const order = { kind: 'rapid', type: 'F', at: 'ying', path: ['songyang', 'zheng'] };
    const empty = { units: [], dislodged: [], contested: [], centres: {} };
    const told = {
      ...{ kind: 'diplomacy', variant: 'warring-states-v2', phase: 'movement', turn: { season: 'spring', year: -450 } },
      ...{ before: empty, after: empty, captured: [], eliminated: [] },
      orders: [{ power: 'chu', order, written: true, success: !('stoppedAt' in outcome), outcome }],
    };
    expect(warring.altText({ kind: 'results', game: 'warring-states-v2', language: 'en', report: told }, 'en')).toContain(`${said}. `);
  });

  test('names the powers that the bot plays, before the position', () => {
    const shown = (language: 'en' | 'fr', more: object = { bots: ['russia', 'germany'] }) =>
      classic.altText({ kind: 'position', game: 'classic', view, language, ...more }, language);
    expect(shown('en')).toBe(shown('en', {}).replace('France has', 'The bot plays Russia and Germany. France has'));
    expect(shown('en')).toContain('The bot plays');
    expect(shown('fr')).toContain('Le bot joue la Russie et l’Allemagne. La France');
    const told = { kind: 'diplomacy', variant: 'classic', phase: 'movement', turn: view.turn, before: position, orders: [] };
    const report = { ...told, after: position, captured: [], eliminated: [] };
    for (const kind of ['results', 'orders', 'changes'] as const)
      expect(classic.altText({ kind, game: 'classic', report, language: 'en', bots: ['russia'] }, 'en')).toMatch(
        /\. The bot plays Russia\. France has/,
      );
  });

  test('of the end names who won, and never whom the reader plays', () => {
    const shown = (as: 'victory' | 'draw' | 'you') =>
      classic.altText({ kind: 'position', game: 'classic', view, marked: { as, powers: ['russia'] }, language: 'en' }, 'en');
    expect(shown('victory')).toMatch(/^Russia won\. Map of/);
    expect(shown('you')).toBe(classic.altText({ kind: 'position', game: 'classic', view, language: 'en' }, 'en'));
  });

  test('is never longer than Discord takes, and ends with a sentence', () => {
    const units = board('classic').provinces.map(({ id }) => ({ power: 'france', ...A(id) }));
    const text = classic.altText(
      { kind: 'position', game: 'classic', view: { ...view, position: { ...position, units } }, language: 'fr' },
      'fr',
    );
    expect(text.length).toBeLessThanOrEqual(1024);
    expect(text.endsWith('.')).toBe(true);
  });
});

describe('faults', () => {
  test('name places, units and what was typed', () => {
    expect(classic.fault({ code: 'not-beside', from: 'par', to: 'mos', type: 'A' }, 'en')).toBe('An army can’t go from Paris to Moscow.');
    expect(classic.fault({ code: 'unknown-place', typed: 'Pariss' }, 'fr')).toBe('Aucun lieu ne s’appelle «\u00a0Pariss\u00a0».');
    expect(classic.fault({ code: 'ambiguous-place', typed: 'nor', candidates: ['nwy', 'nth'] }, 'en')).toBe(
      '“nor” could be Norway or North Sea. Which one?',
    );
  });

  test('of another unit than one’s own reveal nothing about its owner', () => {
    for (const language of ['en', 'fr'] as const) {
      const said = classic.fault({ code: 'not-your-unit', at: 'mos', power: 'russia' }, language) ?? '';
      expect(said).not.toMatch(/russ/i);
    }
  });

  test('that nobody knows have no sentence', () => {
    expect(classic.fault({ code: 'never-heard-of' }, 'en')).toBeUndefined();
  });
});
