import { readBoardFile, readGeometry } from '../../src/assets.js';
import { type BoardSource, boardGeometry } from '../../src/drawing/layout/boardGeometry.js';
import type { Position, Unit } from '../../src/games/diplomacy/board/position.js';
import type { OrderResult, Report } from '../../src/games/diplomacy/model/report.js';

export const BOARDS = ['classic', 'warring-states-v2', 'warring-states-v1', 'mandate-of-heaven'] as const;
export type BoardId = (typeof BOARDS)[number];

export const boardSource = (id: BoardId): BoardSource => ({ board: readBoardFile(id), geometry: readGeometry(id) });
export const boards = new Map(BOARDS.map(id => [id, boardSource(id)]));
export const geometries = {
  classic: boardGeometry(boardSource('classic')),
  'warring-states-v2': boardGeometry(boardSource('warring-states-v2')),
  'warring-states-v1': boardGeometry(boardSource('warring-states-v1')),
  'mandate-of-heaven': boardGeometry(boardSource('mandate-of-heaven')),
};

/** Parses units from lines such as "qin A xia". */
export const units = (...written: readonly string[]): readonly Unit[] =>
  written.map(line => {
    const [power = '', type, at = ''] = line.split(' ');
    return { power, type: type === 'F' ? 'F' : 'A', at };
  });

export const opening = (id: BoardId): Position => ({
  units: geometries[id].board.powers.flatMap(power => power.start.map(({ type, at }) => ({ power: power.id, type, at }))),
  dislodged: [],
  contested: [],
  centres: Object.fromEntries(geometries[id].board.powers.flatMap(power => power.home.map(centre => [centre, power.id]))),
});

export const viewOf = (id: BoardId, position: Position, phase: 'movement' | 'retreats' | 'adjustments' = 'movement') => ({
  kind: 'diplomacy' as const,
  variant: id,
  board: id,
  powers: geometries[id].board.powers.map(power => power.id),
  turn: { year: geometries[id].board.year.start, season: 'spring' as const },
  phase,
  position,
});

const strength = { total: 1, parts: [{ by: 1 }] };
export const MOVED = { kind: 'moved' } as const;
export const GIVEN = { kind: 'given', strength: 1 } as const;
export const HELD = { kind: 'held' } as const;
export const BOUNCED = { kind: 'bounced', attack: strength, against: strength } as const;
export const DISLODGED_BY = (by: string) => ({ by, attack: strength, against: strength });

export const result = (
  power: string,
  order: OrderResult['order'],
  outcome: OrderResult['outcome'],
  more: Partial<OrderResult> = {},
): OrderResult => ({
  power,
  order,
  written: true,
  success: ['moved', 'given', 'held', 'convoyed', 'raised', 'retreated', 'built'].includes(outcome.kind),
  outcome,
  ...more,
});

export const reportOf = (variant: BoardId, parts: Pick<Report, 'before' | 'orders' | 'after'> & Partial<Report>): Report => ({
  kind: 'diplomacy',
  variant,
  phase: 'movement',
  turn: { year: geometries[variant].board.year.start, season: 'spring' },
  captured: [],
  eliminated: [],
  ...parts,
});

export const positionWith = (...written: readonly string[]): Position => ({
  units: units(...written),
  dislodged: [],
  contested: [],
  centres: {},
});
