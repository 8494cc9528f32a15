export const FRAME: { readonly width: number; readonly height: number };
/** The outlines of all provinces, as the `d` of a path, by id. `idOf`: the id of a kind of province in a sector, from 0 to 2. */
export function outlines(
  idOf: (kind: 'capital' | 'left' | 'moor' | 'right' | 'gate' | 'basin' | 'ocean' | 'isle', sector: number) => string,
): ReadonlyMap<string, string>;
