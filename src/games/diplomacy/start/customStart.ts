import { z } from 'zod';
import type { BoardFile, PowerFile } from '../board/boardFile.js';
import { closeSpaces } from '../board/closeSpaces.js';
import { provinceOf } from '../board/location.js';

/**
 * A start position written by the host: powers, units, homes and closed spaces, by board id. Powers that are not listed have no units and
 * no homes.
 */
export const customStart = z.strictObject({
  powers: z.array(
    z.strictObject({
      id: z.string(),
      units: z.array(z.strictObject({ type: z.enum(['A', 'F']), at: z.string() })),
      homes: z.array(z.string()),
      capital: z.string(),
    }),
  ),
  closed: z.array(z.string()),
});
export type CustomStart = z.infer<typeof customStart>;

/** Applies a custom start to a board. */
export function boardWithStart(file: BoardFile, { powers, closed }: CustomStart): BoardFile {
  const cut = closeSpaces(file, at => !closed.includes(provinceOf(at)));
  const ownerOf = (at: string): string | null => powers.find(({ homes }) => homes.includes(at))?.id ?? null;
  return {
    ...cut,
    provinces: cut.provinces.map(province => ({ ...province, home: ownerOf(province.id) })),
    powers: cut.powers.map(power => {
      const begun = powers.find(({ id }) => id === power.id);
      return begun ? beginning(power, begun) : { ...power, home: [], start: [], regions: [] };
    }),
  };
}

/** Gives a power its start. It keeps its regions if its homes are those of the board; otherwise its homes are its regions. */
function beginning({ cities: _, ...power }: PowerFile, { units, homes, capital }: CustomStart['powers'][number]): PowerFile {
  const isAsEver = homes.length === power.home.length && homes.every(at => power.home.includes(at));
  return { ...power, capital, home: homes, start: units, regions: isAsEver ? power.regions : homes };
}
