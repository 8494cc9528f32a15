import type { AnyGame } from '../../../src/games/game.js';
import type { Catalogue } from '../../../src/matches/context/ports.js';

/**
 * The same games, which parse a stored position or sheet only once: positions are never changed, and the records in memory hand out the same
 * ones again and again. What a game has worked out about a position it then finds again too.
 */
export const rememberingGames = (games: Catalogue): Catalogue =>
  new Map([...games].map(([id, game]) => [id, { ...game, state: once(game.state), submission: once(game.submission) } as AnyGame]));

function once<Value, Schema extends { parse(stored: unknown): Value }>(schema: Schema): Schema {
  const parsed = new WeakMap<object, Value>();
  const parse = (stored: unknown): Value => {
    if (typeof stored !== 'object' || stored === null) return schema.parse(stored);
    const before = parsed.get(stored);
    if (before !== undefined) return before;
    const value = schema.parse(stored);
    parsed.set(stored, value);
    // What was parsed is stored in its turn, and read again.
    if (typeof value === 'object' && value !== null) parsed.set(value, value);
    return value;
  };
  return Object.assign(Object.create(schema), { parse }) as Schema;
}
