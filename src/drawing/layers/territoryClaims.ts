import type { BoardFile } from '../../games/diplomacy/board/boardFile.js';
import type { PowerId, ProvinceId } from '../../games/diplomacy/board/location.js';
import type { Position } from '../../games/diplomacy/board/position.js';

/** The power in whose colour a province is drawn. */
export interface TerritoryClaim {
  readonly power: PowerId;
  /** Whether the province is a centre that the power controls. Otherwise it is only home territory, in a fainter colour. */
  readonly firm: boolean;
}

/**
 * A centre has the colour of the power that controls it. A province without a centre that is part of a power's home has that power's
 * colour, fainter, while the power controls one of its own home centres. Other provinces have no power's colour: units do not colour land.
 */
export function territoryClaims(board: BoardFile, centres: Position['centres']): ReadonlyMap<ProvinceId, TerritoryClaim> {
  const claims = new Map<ProvinceId, TerritoryClaim>();
  for (const { id, home, regions } of board.powers)
    if (home.some(centre => centres[centre] === id)) for (const province of regions) claims.set(province, { power: id, firm: false });
  for (const { id, centre } of board.provinces) {
    if (!centre) continue;
    const owner = centres[id];
    if (owner === undefined) claims.delete(id);
    else claims.set(id, { power: owner, firm: true });
  }
  return claims;
}
