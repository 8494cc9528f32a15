import { hostedVariant, type StoredVariant } from '../authoring/gate/hostedVariant.js';
import { diplomacy } from '../games/diplomacy/game/diplomacy.js';
import type { AnyGame } from '../games/game.js';

/** The game of a variant that somebody brought to a server. Undefined if what is stored of it cannot be read. */
export function uploadedGame(id: string, stored: StoredVariant): AnyGame | undefined {
  try {
    return diplomacy(hostedVariant(id, stored));
  } catch {
    return undefined;
  }
}
