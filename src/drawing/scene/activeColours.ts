import type { BoardFile, PowerFile } from '../../games/diplomacy/board/boardFile.js';
import type { Position } from '../../games/diplomacy/board/position.js';

/** The board with neutral powers in colours of their own, once they control more centres than they began with. */
export function withActiveColours(board: BoardFile, centres: Position['centres']): BoardFile {
  const owned = (id: string): number => Object.values(centres).filter(owner => owner === id).length;
  const isActive = ({ id, home, activeColour }: PowerFile): boolean => activeColour !== undefined && owned(id) > home.length;
  if (!board.powers.some(isActive)) return board;
  return { ...board, powers: board.powers.map(power => (isActive(power) ? activated(power) : power)) };
}

/** The neutral powers that have a colour of their own, in that colour. */
export const activePowers = ({ powers }: BoardFile): PowerFile[] => powers.filter(({ activeColour }) => activeColour).map(activated);

const activated = (power: PowerFile): PowerFile => ({ ...power, colour: power.activeColour ?? power.colour });
