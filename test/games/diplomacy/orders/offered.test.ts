import { describe, expect, it } from 'vitest';
import { readBoardFile } from '../../../../src/assets.js';
import { compileBoard } from '../../../../src/games/diplomacy/board/board.js';
import { closeSpaces } from '../../../../src/games/diplomacy/board/closeSpaces.js';
import type { Position, Unit } from '../../../../src/games/diplomacy/board/position.js';
import { standFault } from '../../../../src/games/diplomacy/board/standFault.js';
import type { WrittenOrder } from '../../../../src/games/diplomacy/model/writtenOrder.js';
import { possibleBuilds } from '../../../../src/games/diplomacy/orders/allowance.js';
import { orderBook } from '../../../../src/games/diplomacy/orders/legalOrders.js';
import { sameOrder } from '../../../../src/games/diplomacy/orders/sameOrder.js';
import { virtualArmiesOf } from '../../../../src/games/diplomacy/orders/virtualArmies.js';
import { orderEntry } from '../../../../src/games/diplomacy/votes/orderEntry.js';
import { classic as classicOn, mandateOfHeaven, warhammerFm05, warringStatesV2 } from '../ownVariants.js';
import { situationIn } from '../situation.js';

const variant = warhammerFm05(compileBoard(readBoardFile('warhammer-fm05')));
const classic = classicOn(compileBoard(readBoardFile('classic')));
const army = (power: string, at: string): Unit => ({ power, type: 'A', at });

/** The supports offered to the first unit in a season, such as "athe" or "sylv - sylv". */
function supportsOf(units: readonly Unit[], season: 'spring' | 'fall', centres: Position['centres'] = {}): readonly string[] {
  const position: Position = { units, dislodged: [], contested: [], centres };
  const situation = situationIn(variant, 'movement', position);
  const virtuals = virtualArmiesOf(variant, { ...situation, phase: 'movement', turn: { ...situation.turn, season } });
  const [first] = units;
  if (!first) return [];
  return orderBook(
    variant,
    position,
    virtuals,
  )(first).flatMap(order => (order.kind === 'support' ? [order.to === undefined ? order.of : `${order.of} - ${order.to}`] : []));
}

describe('Orders that are offered', () => {
  it('Illusion: everybody beside Athel-Loren may support what stands there, virtual or not, and is offered it once', () => {
    const from = (units: readonly Unit[]) => supportsOf(units, 'spring').filter(one => one === 'athe');
    expect(from([army('bretonnia', 'grey')])).toEqual(['athe']);
    expect(from([army('bretonnia', 'grey'), army('wood-elves', 'athe')])).toEqual(['athe']);
    expect(from([army('bretonnia', 'altd')])).toEqual([]);
    expect(from([army('wood-elves', 'athe')])).toEqual([]);
  });

  it('Immortality: only Vampire Counts may support the army that enters Sylvania', () => {
    const enters = (unit: Unit) => supportsOf([unit], 'fall', { sylv: 'dwarves' }).includes('sylv - sylv');
    expect(enters(army('vampire-counts', 'wrld'))).toBe(true);
    expect(enters(army('dwarves', 'kark'))).toBe(false);
    expect(enters(army('vampire-counts', 'altd'))).toBe(false);
  });
});

describe('Support of an army’s move', () => {
  it('is offered once, also where it could go by land and by sea, and not by who carries it', () => {
    const fleet: Unit = { power: 'england', type: 'F', at: 'eng' };
    const position: Position = {
      ...{
        units: [army('france', 'par'), army('england', 'bel'), army('england', 'lon'), fleet],
        dislodged: [],
        contested: [],
        centres: {},
      },
    };
    const supports = (unit: Unit) =>
      orderBook(
        classic,
        position,
      )(unit).flatMap(order =>
        order.kind === 'support' && order.to && ['bel', 'lon'].includes(order.of) ? [`${order.of} - ${order.to}`] : [],
      );
    expect(supports(army('france', 'par')).toSorted()).toEqual(['bel - bre', 'bel - bur', 'bel - pic', 'lon - bre', 'lon - pic']);
    expect(supports(fleet).toSorted()).toEqual(['bel - pic', 'lon - wal']);
  });
});

describe('A fleet’s convoys', () => {
  it('are offered once, also where the fleet is on two chains to one target', () => {
    const fleets = ['eng', 'nth', 'nwg', 'nao', 'mao'].map((at): Unit => ({ power: 'england', type: 'F', at }));
    const position: Position = { units: [army('england', 'lon'), ...fleets], dislodged: [], contested: [], centres: {} };
    const convoys = fleets.map(fleet =>
      orderBook(classic, position)(fleet).flatMap(order => (order.kind === 'convoy' ? [`${order.of} - ${order.to}`] : [])),
    );
    expect(convoys[4]).toContain('lon - por');
    for (const own of convoys) expect(own).toEqual([...new Set(own)]);
  });

  it('are offered only on chains that need the fleet: the Irish Sea does not help to where the Channel and the Mid-Atlantic do alone', () => {
    const fleets = ['eng', 'iri', 'mao'].map((at): Unit => ({ power: 'england', type: 'F', at }));
    const position: Position = { units: [army('england', 'lon'), ...fleets], dislodged: [], contested: [], centres: {} };
    const targets = fleets.map(fleet =>
      orderBook(classic, position)(fleet).flatMap(order => (order.kind === 'convoy' && ['por', 'lvp'].includes(order.to) ? order.to : [])),
    );
    expect(targets).toEqual([['lvp', 'por'], ['lvp'], ['por']]);
  });
});

describe('A power’s own rules', () => {
  it('are those of the Norse, the Skaven, the Vampire Counts, the Wood Elves and the Dogs of War', () => {
    const ownOf = (power: string) => variant.rules.flatMap(rule => (rule.isAbilityOf?.(power, variant.board) ? rule.id : []));
    const own = variant.board.powers.map(({ id }) => [id, ownOf(id)] as const).filter(([, rules]) => rules.length > 0);
    expect(Object.fromEntries(own)).toEqual({
      norse: ['sea-raiders'],
      skaven: ['underways'],
      'vampire-counts': ['immortality'],
      'wood-elves': ['illusion'],
      tilea: ['fledgling-nations'],
      estalia: ['fledgling-nations'],
    });
  });
});

describe('A fleet sent to a province with coasts', () => {
  const faultOf = (at: string) => {
    const position: Position = { units: [{ power: 'france', type: 'F', at }], dislodged: [], contested: [], centres: {} };
    const situation = situationIn(classic, 'movement', position);
    return orderEntry(classic, situation).faultOf('france', { kind: 'move', type: 'F', at, to: 'spa' })?.code;
  };
  it('has to name one, though it reach only one of them', () => {
    expect(['por', 'mar', 'gas', 'bre'].map(faultOf)).toEqual(['coast-needed', 'coast-needed', 'coast-needed', 'not-beside']);
  });
});

describe('An order of another phase', () => {
  it('is refused as such', () => {
    const position: Position = { units: [army('france', 'par')], dislodged: [], contested: [], centres: {} };
    const faultOf = (order: WrittenOrder) => orderEntry(classic, situationIn(classic, 'movement', position)).faultOf('france', order);
    expect(faultOf({ kind: 'waive' })).toEqual({ code: 'not-now', kind: 'waive' });
    expect(faultOf({ kind: 'hold', type: 'A', at: 'par' })).toBeUndefined();
  });
});

describe('Where a unit can stand', () => {
  const codeOf = (type: 'A' | 'F', at: string) => standFault(classic.board, type, at)?.code;

  it('fleets stand at sea and on a coast, which is named where there are several; armies stand on land', () => {
    expect(['nth', 'lon', 'stp/nc', 'stp', 'mun'].map(at => codeOf('F', at))).toEqual([
      ...[undefined, undefined, undefined, 'coast-needed', 'cannot-stand'],
    ]);
    expect(['nth', 'lon', 'stp', 'mun'].map(at => codeOf('A', at))).toEqual(['cannot-stand', undefined, undefined, undefined]);
  });
});

describe('A board with closed spaces', () => {
  it('has no step of a rapid move that begins or ends in one', () => {
    const file = compileBoard(readBoardFile('warring-states-v2')).file;
    const steps = closeSpaces(file, at => at !== 'luo').riverSteps.flat();
    expect(file.riverSteps.flat()).toContain('luo');
    expect(steps).toContain('any');
    expect(steps).not.toContain('luo');
  });

  it('has no city in one', () => {
    const file = compileBoard(readBoardFile('warhammer-fm05')).file;
    const citiesOf = (power: string) => closeSpaces(file, at => at !== 'mira').powers.find(({ id }) => id === power)?.cities;
    expect(citiesOf('tilea')).toEqual(['lucc']);
    expect(citiesOf('estalia')).toEqual(['bilb', 'magr']);
    expect(citiesOf('empire')).toBeUndefined();
  });
});

describe('A power that places units within the band', () => {
  it('is offered each build once: also in a centre of its own within the band', () => {
    const mandate = mandateOfHeaven(compileBoard(readBoardFile('mandate-of-heaven')));
    const owned = Object.fromEntries([...mandate.board.centres].slice(0, 7).map(centre => [centre, 'hsiung-nu']));
    const units = ['tai', 'lye', 'liu', 'kao'].map(at => army('hsiung-nu', at));
    const position: Position = { units, dislodged: [], contested: [], centres: { ...owned, pch: 'hsiung-nu' } };
    const builds = possibleBuilds(mandate, situationIn(mandate, 'adjustments', position), 'hsiung-nu');
    expect(builds.filter(({ at }) => at === 'pch').map(({ type }) => type)).toEqual(['A', 'F']);
  });
});

describe('A fleet’s rapid moves', () => {
  const warring = warringStatesV2(compileBoard(readBoardFile('warring-states-v2')));
  const pathsFrom = (at: string): readonly string[] => {
    const position: Position = { units: [{ power: 'chu', type: 'F', at }], dislodged: [], contested: [], centres: {} };
    return orderBook(
      warring,
      position,
    )({ power: 'chu', type: 'F', at }).flatMap(order => (order.kind === 'rapid' ? [order.path.join(' ')] : []));
  };

  it('lead along rivers, end at sea, and are none where no river flows', () => {
    expect(pathsFrom('kor')).toEqual([]);
    expect(pathsFrom('wu')).toEqual(['ecs', 'sny', 'sny jiu', 'sny jiu cha']);
    expect(pathsFrom('ecs')).toEqual(['wu', 'wu sny', 'wu sny jiu']);
  });
});

describe('Two orders', () => {
  const build = { kind: 'build', type: 'A', at: 'par' } as const;
  it('are the same if they do the same, whoever wrote them', () => {
    expect(sameOrder({ ...build }, { ...build })).toBe(true);
    expect(sameOrder({ kind: 'waive' }, { kind: 'waive' })).toBe(true);
    expect(sameOrder({ kind: 'waive' }, build)).toBe(false);
    expect(sameOrder(build, { kind: 'waive' })).toBe(false);
    expect(sameOrder(build, { ...build, type: 'F' })).toBe(false);
  });

  it('to move differ if one asks for a convoy', () => {
    const move = { kind: 'move', type: 'A', at: 'nor', to: 'swe' } as const;
    expect(sameOrder(move, { ...move, viaConvoy: true })).toBe(false);
    expect(sameOrder(move, { ...move, to: 'fin' })).toBe(false);
  });
});
