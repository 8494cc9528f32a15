import type { BoardFile, PowerFile } from '../../games/diplomacy/board/boardFile.js';
import type { ProvinceId } from '../../games/diplomacy/board/location.js';
import type { MapScene } from './mapScene.js';

/** The capitals of a scene: chosen in play, or the board's for powers that start with units. Empty if no rule of the game uses capitals. */
export function capitalsIn(
  { powers, capitalsMatter }: BoardFile,
  { capitals }: Pick<MapScene, 'capitals'>,
): readonly { readonly at: ProvinceId; readonly power: PowerFile }[] {
  if (!capitalsMatter) return [];
  return powers.flatMap(power => {
    const at = capitals[power.id] ?? (power.start.length > 0 ? power.capital : undefined);
    return at === undefined ? [] : [{ at, power }];
  });
}
