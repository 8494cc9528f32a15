import { describe, expect, test } from 'vitest';
import { foregroundSvg } from '../../../src/drawing/layers/foreground.js';
import { convoyStrokes, moveStrokes, supportStrokes } from '../../../src/drawing/layers/orderStrokes.js';
import { overlaySvg } from '../../../src/drawing/layers/overlay.js';
import { layOutMap } from '../../../src/drawing/layout/mapLayout.js';
import { sceneOf } from '../../../src/drawing/scene/sceneOf.js';
import { strokesSvg } from '../../../src/drawing/vector/strokes.js';
import type { Report } from '../../../src/games/diplomacy/model/report.js';
import { USUAL_LOOK } from '../../../src/lib/look.js';
import {
  BOARDS,
  BOUNCED,
  type BoardId,
  DISLODGED_BY,
  GIVEN,
  geometries,
  HELD,
  MOVED,
  opening,
  positionWith,
  reportOf,
  result,
  units,
  viewOf,
} from '../mapFixture.js';

const marked = (svg: string, mark: string): readonly string[] =>
  [...svg.matchAll(new RegExp(`data-${mark}="([^"]*)"`, 'g'))].map(([, value]) => value ?? '').sort();

const positionDrawn = (id: BoardId, position: ReturnType<typeof opening>): string =>
  overlaySvg(
    layOutMap(geometries[id], { look: USUAL_LOOK, language: 'en' }),
    sceneOf({ kind: 'position', game: id, language: 'en', view: viewOf(id, position) }),
  );
const resultsDrawn = (report: Report, id: BoardId): string =>
  overlaySvg(
    layOutMap(geometries[id], { look: USUAL_LOOK, language: 'en' }),
    sceneOf({ kind: 'results', game: id, language: 'en', report }),
  );

/** Returns the SVG group of an order, found by its `data-order`. */
const groupOf = (svg: string, order: string): string => svg.slice(svg.indexOf(`data-order="${order}"`)).split('</g>')[0] ?? '';

describe.each(BOARDS)('The board %s at the opening', id => {
  const svg = positionDrawn(id, opening(id));

  test('shows every unit, and no other', () => {
    expect(marked(svg, 'unit')).toEqual(
      opening(id)
        .units.map(u => `${u.power} ${u.type} ${u.at}`)
        .sort(),
    );
    for (const mark of ['dislodged', 'ghost', 'lost', 'order', 'standoff']) expect(marked(svg, mark)).toEqual([]);
  });

  test('shows every centre with its owner, if it has one', () => {
    const owners = opening(id).centres;
    const centres = geometries[id].board.provinces.filter(p => p.centre).map(p => (owners[p.id] ? `${p.id} ${owners[p.id]}` : p.id));
    expect(marked(svg, 'centre')).toEqual(centres.sort());
  });

  test('the legend counts the centres of every power', () => {
    expect(marked(svg, 'count')).toEqual(geometries[id].board.powers.map(p => `${p.id} ${p.home.length}`).sort());
  });
});

test('a dislodged unit is drawn beside its dislodger, and a province closed by a stand-off is marked', () => {
  const [beaten] = units('han A yzh');
  if (!beaten) throw new Error('one unit was written');
  const position = {
    ...positionWith('chu A yzh'),
    dislodged: [{ ...beaten, from: 'cai', convoyed: false, retreats: ['luo'] }],
    contested: ['zhe'],
  };
  const svg = positionDrawn('warring-states-v2', position);
  expect(marked(svg, 'unit')).toEqual(['chu A yzh']);
  expect(marked(svg, 'dislodged')).toEqual(['han A yzh']);
  expect(marked(svg, 'standoff')).toEqual(['zhe']);
});

const crowded = reportOf('warring-states-v2', {
  before: positionWith('qin F xia', 'qin A yon', 'qin A nan', 'han A any', 'qi F lin', 'wei A zmo', 'zhao A stg', 'zhao A han'),
  orders: [
    result('qin', { kind: 'move', type: 'F', at: 'xia', to: 'any' }, BOUNCED),
    result('qin', { kind: 'support', type: 'A', at: 'yon', of: 'xia', to: 'any' }, { kind: 'cut', by: ['ron'], left: 0 }),
    result('qin', { kind: 'raise', type: 'A', at: 'nan' }, { kind: 'raised' }),
    result('han', { kind: 'hold', type: 'A', at: 'any' }, HELD, { written: false }),
    result(
      'qi',
      { kind: 'rapid', type: 'F', at: 'lin', path: ['diq', 'wei'] },
      { kind: 'travelled', to: 'diq', stoppedAt: 'wei', because: 'unit' },
      { success: false },
    ),
    result('wei', { kind: 'move', type: 'A', at: 'zmo', to: 'wei' }, MOVED),
    result('zhao', { kind: 'support', type: 'A', at: 'stg', of: 'han', to: 'ye' }, { kind: 'unmatched' }),
    result('zhao', { kind: 'move', type: 'A', at: 'han', to: 'jin' }, { kind: 'illegal', fault: 'not-a-neighbour' }),
  ],
  after: positionWith('qin F xia', 'qin A yon', 'qin F nan', 'han A any', 'qi F diq', 'wei A wei', 'zhao A stg', 'zhao A han'),
});

describe('The results of a phase', () => {
  const svg = resultsDrawn(crowded, 'warring-states-v2');

  test('show every order once, and no other', () => {
    expect(marked(svg, 'order')).toEqual(
      crowded.orders.map(({ power, order }) => (order.kind === 'waive' ? '' : `${power} ${order.at} ${order.kind}`)).sort(),
    );
  });

  test('show units where they are after the phase', () => {
    expect(marked(svg, 'unit')).toEqual(crowded.after.units.map(u => `${u.power} ${u.type} ${u.at}`).sort());
    expect(marked(svg, 'ghost')).toEqual(['qi F lin', 'wei A zmo']);
  });

  test('mark each failed order with a cross: bounced, cut, stopped, unmatched, illegal', () => {
    const crosses = svg.match(/M-3\.4 -3\.4L3\.4 3\.4M3\.4 -3\.4L-3\.4 3\.4/g) ?? [];
    expect(crosses).toHaveLength(5 + 1);
  });

  test('explain in the legend the symbols that occur, and no others', () => {
    const words = [...svg.matchAll(/>([a-z][^<]*)<\/text>/g)].map(([, text]) => text);
    for (const sign of ['move', 'order failed', 'support', 'was here', 'raised']) expect(words).toContain(sign);
    for (const sign of ['convoy', 'dislodged', 'stand-off', 'fleet to army']) expect(words).not.toContain(sign);
  });

  test('contain valid coordinates alone', () => expect(svg).not.toMatch(/NaN|undefined|Infinity/));
});

test('a failed order differs in shape, not only in colour', () => {
  const line = [
    [0, 0],
    [40, 0],
    [80, 0],
  ] as const;
  const shapeOf = (svg: string): string => svg.replace(/#[0-9a-f]{6}/g, '#').replace(/stroke="#"|fill="#"/g, '');
  for (const sign of [moveStrokes, supportStrokes, convoyStrokes])
    expect(sign(line, '#c8501e', true)).not.toEqual(sign(line, '#c8501e', false));
  const [done, failed] = [true, false].map(success => shapeOf(strokesSvg(moveStrokes(line, '#c8501e', success))));
  expect(done).not.toBe(failed);
});

test('a convoyed army passes through its fleets, which are ringed and need no line of their own', () => {
  const orders = [
    result('england', { kind: 'move', type: 'A', at: 'lon', to: 'por' }, MOVED),
    result('england', { kind: 'convoy', type: 'F', at: 'eng', of: 'lon', to: 'por' }, { kind: 'convoyed' }),
    result('england', { kind: 'convoy', type: 'F', at: 'mao', of: 'lon', to: 'por' }, { kind: 'convoyed' }),
  ];
  const before = positionWith('england A lon', 'england F eng', 'england F mao');
  const after = positionWith('england A por', 'england F eng', 'england F mao');
  const svg = resultsDrawn(reportOf('classic', { before, orders, after }), 'classic');
  expect(marked(svg, 'order')).toEqual(['england eng convoy', 'england lon move', 'england mao convoy']);
  expect(groupOf(svg, 'england eng convoy')).toContain('<circle');
  expect(groupOf(svg, 'england eng convoy')).not.toContain('<path');
});

test('a support of 2 is marked with 2', () => {
  const give = (strength: number): string => {
    const orders = [
      result('chu', { kind: 'support', type: 'F', at: 'yin', of: 'cha', to: 'jiu' }, { ...GIVEN, strength }),
      result('chu', { kind: 'move', type: 'A', at: 'cha', to: 'jiu' }, MOVED),
    ];
    const report = reportOf('warring-states-v2', {
      before: positionWith('chu F yin', 'chu A cha'),
      orders,
      after: positionWith('chu F yin', 'chu A jiu'),
    });
    return resultsDrawn(report, 'warring-states-v2');
  };
  const numbers = (svg: string): number => (svg.match(/>2<\/text>/g) ?? []).length;
  expect(numbers(give(2))).toBe(numbers(give(1)) + 1);
});

test('the order of a dislodged unit starts at its token beside the dislodger', () => {
  const [beaten] = units('han A yzh');
  if (!beaten) throw new Error('one unit was written');
  const orders = [
    result('han', { kind: 'move', type: 'A', at: 'yzh', to: 'tan' }, BOUNCED, { dislodged: DISLODGED_BY('cai') }),
    result('chu', { kind: 'move', type: 'A', at: 'cai', to: 'yzh' }, MOVED),
  ];
  const after = { ...positionWith('chu A yzh'), dislodged: [{ ...beaten, from: 'cai', convoyed: false, retreats: ['luo'] }] };
  const svg = resultsDrawn(
    reportOf('warring-states-v2', { before: positionWith('han A yzh', 'chu A cai'), orders, after }),
    'warring-states-v2',
  );
  expect(marked(svg, 'dislodged')).toEqual(['han A yzh']);
  expect(marked(svg, 'order')).toEqual(['chu cai move', 'han yzh move']);
});

describe('The board of Mandate of Heaven', () => {
  const geometry = geometries['mandate-of-heaven'];

  test('marks the centres that do not count for victory, and explains the mark', () => {
    const svg = positionDrawn('mandate-of-heaven', opening('mandate-of-heaven'));
    const struck = [...svg.matchAll(/data-centre="(\S+)[^"]*"/g)].flatMap(([, id = ''], i, all) => {
      const upTo = all[i + 1]?.index ?? svg.length;
      return svg.slice(all[i]?.index, upTo).split('data-unit')[0]?.includes('M-8.6 8.6L8.6 -8.6') ? [id] : [];
    });
    expect(struck.toSorted()).toEqual(['csn', 'pch', 'tyu']);
    expect(svg).toContain('does not count');
  });

  test('alone has a band around the land where units are placed', () => {
    expect(geometry.board.band?.toSorted()).toEqual(['chg', 'hsj', 'ich', 'kob', 'lhu', 'pch', 'shj', 'ssn', 'thu', 'ti', 'yns']);
    expect(foregroundSvg(layOutMap(geometry, { look: USUAL_LOOK, language: 'en' }))).toContain('url(#band)');
    for (const id of ['classic', 'warring-states-v2'] as const)
      expect(foregroundSvg(layOutMap(geometries[id], { look: USUAL_LOOK, language: 'en' }))).not.toContain('url(#band)');
  });

  test('says that it is a reconstruction, and who made the rules, in both languages', () => {
    for (const [language, words] of [
      ['en', 'Board: reconstruction'],
      ['fr', 'Plateau : reconstitution'],
    ] as const) {
      const svg = foregroundSvg(layOutMap(geometry, { look: USUAL_LOOK, language }));
      expect(svg.replaceAll(/[\u00a0\u202f]/g, ' ')).toContain(words);
      expect(svg).toContain('David E. Cohen');
    }
  });
});
