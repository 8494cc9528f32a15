import type { BoardFile } from '../board/boardFile.js';
import { provinceOf } from '../board/location.js';
import type { Position } from '../board/position.js';
import { isWithin, placeShown, type Theatre, theatresOf } from '../board/theatre.js';

/**
 * The theatre in which most of a power's units and centres are; of several, the one whose middle is nearest to them. Undefined if it has
 * none, or the board has no theatres.
 */
export function homeTheatre(board: BoardFile, { units, centres }: Pick<Position, 'units' | 'centres'>, power: string): Theatre | undefined {
  const own = [
    ...units.filter(unit => unit.power === power).map(({ at }) => provinceOf(at)),
    ...Object.keys(centres).filter(centre => centres[centre] === power),
  ];
  const places = own.map(id => placeShown(board, id)).filter(at => at !== undefined);
  if (places.length === 0) return undefined;
  const distanceTo = ({ box: [x0, y0, x1, y1] }: Theatre): number =>
    places.reduce((sum, [x, y]) => sum + Math.hypot(x - (x0 + x1) / 2, y - (y0 + y1) / 2), 0);
  const rated = theatresOf(board).map(theatre => ({
    theatre,
    inside: places.filter(at => isWithin(at, theatre)).length,
    distance: distanceTo(theatre),
  }));
  const [best] = rated.sort((a, b) => b.inside - a.inside || a.distance - b.distance);
  return best?.theatre;
}
