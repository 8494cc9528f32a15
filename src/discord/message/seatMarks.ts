import type { Seat } from '../../games/game.js';

/** The colours that Discord has as symbols, "#rrggbb", each in three shapes: square, circle, heart. */
const SYMBOLS: readonly { readonly colour: string; readonly shapes: readonly string[] }[] = [
  { colour: '#dd2e44', shapes: ['🟥', '🔴', '❤️'] },
  { colour: '#f4900c', shapes: ['🟧', '🟠', '🧡'] },
  { colour: '#fdcb58', shapes: ['🟨', '🟡', '💛'] },
  { colour: '#78b159', shapes: ['🟩', '🟢', '💚'] },
  { colour: '#55acee', shapes: ['🟦', '🔵', '💙'] },
  { colour: '#aa8ed6', shapes: ['🟪', '🟣', '💜'] },
  { colour: '#c1694f', shapes: ['🟫', '🟤', '🤎'] },
  { colour: '#31373d', shapes: ['⬛', '⚫', '🖤'] },
  { colour: '#e6e7e8', shapes: ['⬜', '⚪', '🤍'] },
];

/** For seats without a colour, neutrals, and when all symbols are taken. */
export const PLAIN_MARK = '▫️';

/**
 * A symbol for each seat, as near to its colour as there is one; no two seats have the same. Depends on the order of the seats, which is the
 * same during a match.
 */
export function seatMarks(seats: readonly Seat[]): ReadonlyMap<string, string> {
  const marks = new Map<string, string>();
  for (const { id, colour } of seats) {
    const taken = [...marks.values()];
    const free = SYMBOLS.flatMap(symbol => {
      const shape = symbol.shapes.find(one => !taken.includes(one));
      return shape === undefined ? [] : { shape, far: colour === undefined ? 0 : distance(symbol.colour, colour) };
    });
    const [nearest] = free.toSorted((a, b) => a.far - b.far);
    marks.set(id, colour === undefined ? PLAIN_MARK : (nearest?.shape ?? PLAIN_MARK));
  }
  return marks;
}

/** How different two colours look: a common approximation ("redmean"). */
function distance(one: string, other: string): number {
  const [r1, g1, b1] = channels(one);
  const [r2, g2, b2] = channels(other);
  const red = (r1 + r2) / 2;
  return (2 + red / 256) * (r1 - r2) ** 2 + 4 * (g1 - g2) ** 2 + (2 + (255 - red) / 256) * (b1 - b2) ** 2;
}

function channels(colour: string): readonly [number, number, number] {
  const all = Number.parseInt(colour.slice(1), 16);
  return [all >> 16, (all >> 8) & 255, all & 255];
}
