import { describe, expect, test } from 'vitest';
import { mapScene } from '../../src/drawing/scene/mapScene.js';
import { BOUNCED, DISLODGED_BY, HELD, MOVED, opening, reportOf, result, standing, units, viewOf } from './boardsOnFile.js';

const resultsOf = (report: ReturnType<typeof reportOf>) => mapScene({ kind: 'results', game: report.variant, language: 'en', report });

describe('What is to be seen of a phase', () => {
  test('a position shows what stands, and tells of no order', () => {
    const view = viewOf('classic', opening('classic'));
    const scene = mapScene({ kind: 'position', game: 'classic', language: 'en', view });
    expect(scene).toMatchObject({ saying: 'movement', units: view.position.units, ghosts: [], lost: [], orders: [] });
  });

  test('a unit that moved stands at its target and leaves a ghost behind', () => {
    const before = standing('france A par');
    const after = standing('france A bur');
    const orders = [result('france', { kind: 'move', type: 'A', at: 'par', to: 'bur' }, MOVED)];
    const scene = resultsOf(reportOf('classic', { before, orders, after }));
    expect(scene.units).toEqual(units('france A bur'));
    expect(scene.ghosts).toEqual([{ power: 'france', type: 'A', at: 'par', spot: 'own' }]);
  });

  test('no ghost where another unit has come to stand', () => {
    const before = standing('france A par', 'france A pic');
    const after = standing('france A bur', 'france A par');
    const orders = [
      result('france', { kind: 'move', type: 'A', at: 'par', to: 'bur' }, MOVED),
      result('france', { kind: 'move', type: 'A', at: 'pic', to: 'par' }, MOVED),
    ];
    expect(resultsOf(reportOf('classic', { before, orders, after })).ghosts.map(g => g.at)).toEqual(['pic']);
  });

  test('a unit that bounced or was dislodged leaves no ghost', () => {
    const before = standing('france A par', 'germany A bur', 'germany A mun');
    const after = { ...standing('germany A bur', 'germany A mun'), dislodged: [] };
    const orders = [
      result('france', { kind: 'move', type: 'A', at: 'par', to: 'pic' }, BOUNCED, { dislodged: DISLODGED_BY('bur') }),
      result('germany', { kind: 'hold', type: 'A', at: 'bur' }, HELD),
    ];
    expect(resultsOf(reportOf('classic', { before, orders, after })).ghosts).toEqual([]);
  });

  test('a rapid fleet that rested on its origin leaves no ghost', () => {
    const position = standing('qi F lin');
    const orders = [
      result(
        'qi',
        { kind: 'rapid', type: 'F', at: 'lin', path: ['diq'] },
        { kind: 'travelled', to: 'lin', stoppedAt: 'diq', because: 'unit' },
      ),
    ];
    expect(resultsOf(reportOf('warring-states-v2', { before: position, orders, after: position })).ghosts).toEqual([]);
  });

  test('a dislodged unit that disbands is lost beside its dislodger; one that retreats leaves its ghost there', () => {
    const beaten = { from: 'mun', convoyed: false, retreats: ['gas'] };
    const [par, bur] = units('france A par', 'france A bur');
    if (!par || !bur) throw new Error('two units were written');
    const before = {
      ...standing('germany A par', 'germany A bur'),
      dislodged: [
        { ...par, ...beaten },
        { ...bur, ...beaten },
      ],
    };
    const orders = [
      result('france', { kind: 'retreat', type: 'A', at: 'par', to: 'gas' }, { kind: 'retreated' }),
      result('france', { kind: 'disband', type: 'A', at: 'bur' }, { kind: 'disbanded', because: 'ordered' }),
    ];
    const after = standing('germany A par', 'germany A bur', 'france A gas');
    const scene = resultsOf(reportOf('classic', { phase: 'retreats', before, orders, after }));
    expect(scene.ghosts).toEqual([{ ...par, spot: 'beside' }]);
    expect(scene.lost).toEqual([{ ...bur, spot: 'beside' }]);
  });

  test('a removed unit is lost on its own place, and waiving shows nothing', () => {
    const orders = [
      result('france', { kind: 'remove', type: 'A', at: 'par' }, { kind: 'removed', because: 'ordered' }),
      result('germany', { kind: 'waive' }, { kind: 'waived' }),
    ];
    const scene = resultsOf(reportOf('classic', { phase: 'adjustments', before: standing('france A par'), orders, after: standing() }));
    expect(scene.lost).toEqual([{ power: 'france', type: 'A', at: 'par', spot: 'own' }]);
    expect(scene.orders).toHaveLength(1);
  });
});
