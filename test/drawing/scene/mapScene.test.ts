import { describe, expect, test } from 'vitest';
import { sceneOf } from '../../../src/drawing/scene/sceneOf.js';
import { BOUNCED, DISLODGED_BY, HELD, MOVED, opening, positionWith, reportOf, result, units, viewOf } from '../mapFixture.js';

const resultsOf = (report: ReturnType<typeof reportOf>) => sceneOf({ kind: 'results', game: report.variant, language: 'en', report });

describe('The scene of a phase', () => {
  test('of a position has units and no orders', () => {
    const view = viewOf('classic', opening('classic'));
    const scene = sceneOf({ kind: 'position', game: 'classic', language: 'en', view });
    expect(scene).toMatchObject({ caption: 'movement', units: view.position.units, ghosts: [], lost: [], orders: [] });
  });

  test('has a unit that moved at its target, and its ghost where it was', () => {
    const before = positionWith('france A par');
    const after = positionWith('france A bur');
    const orders = [result('france', { kind: 'move', type: 'A', at: 'par', to: 'bur' }, MOVED)];
    const scene = resultsOf(reportOf('classic', { before, orders, after }));
    expect(scene.units).toEqual(units('france A bur'));
    expect(scene.ghosts).toEqual([{ power: 'france', type: 'A', at: 'par', spot: 'own' }]);
  });

  test('has no ghost where another unit is now', () => {
    const before = positionWith('france A par', 'france A pic');
    const after = positionWith('france A bur', 'france A par');
    const orders = [
      result('france', { kind: 'move', type: 'A', at: 'par', to: 'bur' }, MOVED),
      result('france', { kind: 'move', type: 'A', at: 'pic', to: 'par' }, MOVED),
    ];
    expect(resultsOf(reportOf('classic', { before, orders, after })).ghosts.map(g => g.at)).toEqual(['pic']);
  });

  test('has no ghost of a unit that bounced or was dislodged', () => {
    const before = positionWith('france A par', 'germany A bur', 'germany A mun');
    const after = { ...positionWith('germany A bur', 'germany A mun'), dislodged: [] };
    const orders = [
      result('france', { kind: 'move', type: 'A', at: 'par', to: 'pic' }, BOUNCED, { dislodged: DISLODGED_BY('bur') }),
      result('germany', { kind: 'hold', type: 'A', at: 'bur' }, HELD),
    ];
    expect(resultsOf(reportOf('classic', { before, orders, after })).ghosts).toEqual([]);
  });

  test('has no ghost of a rapid fleet that stayed where it was', () => {
    const position = positionWith('qi F lin');
    const orders = [
      result(
        'qi',
        { kind: 'rapid', type: 'F', at: 'lin', path: ['diq'] },
        { kind: 'travelled', to: 'lin', stoppedAt: 'diq', because: 'unit' },
      ),
    ];
    expect(resultsOf(reportOf('warring-states-v2', { before: position, orders, after: position })).ghosts).toEqual([]);
  });

  test('has a disbanded unit, and the ghost of one that retreated, beside the dislodger', () => {
    const beaten = { from: 'mun', convoyed: false, retreats: ['gas'] };
    const [par, bur] = units('france A par', 'france A bur');
    if (!par || !bur) throw new Error('two units were written');
    const before = {
      ...positionWith('germany A par', 'germany A bur'),
      dislodged: [
        { ...par, ...beaten },
        { ...bur, ...beaten },
      ],
    };
    const orders = [
      result('france', { kind: 'retreat', type: 'A', at: 'par', to: 'gas' }, { kind: 'retreated' }),
      result('france', { kind: 'disband', type: 'A', at: 'bur' }, { kind: 'disbanded', because: 'ordered' }),
    ];
    const after = positionWith('germany A par', 'germany A bur', 'france A gas');
    const scene = resultsOf(reportOf('classic', { phase: 'retreats', before, orders, after }));
    expect(scene.ghosts).toEqual([{ ...par, spot: 'beside' }]);
    expect(scene.lost).toEqual([{ ...bur, spot: 'beside' }]);
  });

  test('has a removed unit in its own place, and nothing for a waived build', () => {
    const orders = [
      result('france', { kind: 'remove', type: 'A', at: 'par' }, { kind: 'removed', because: 'ordered' }),
      result('germany', { kind: 'waive' }, { kind: 'waived' }),
    ];
    const scene = resultsOf(
      reportOf('classic', { phase: 'adjustments', before: positionWith('france A par'), orders, after: positionWith() }),
    );
    expect(scene.lost).toEqual([{ power: 'france', type: 'A', at: 'par', spot: 'own' }]);
    expect(scene.orders).toHaveLength(1);
  });
});
