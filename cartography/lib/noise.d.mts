/** Smooth noise in [-1, 1], one wave a unit: the same for the same place and seed. */
export function noise2(x: number, y: number, seed: number): number;
