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

/** How different two colours look (OKLab): by hue first, so that a dark blue is blue; greys and very dark colours by lightness. */
function distance(one: string, other: string): number {
  const [first, second] = [looksOf(one), looksOf(other)];
  const lightness = Math.abs(first.lightness - second.lightness);
  if (first.hue === undefined || second.hue === undefined) return lightness + (first.hue === second.hue ? 0 : FULL_CIRCLE);
  const apart = Math.abs(first.hue - second.hue);
  return Math.min(apart, FULL_CIRCLE - apart) + lightness / 3;
}

const FULL_CIRCLE = 2 * Math.PI;
/** Below this chroma or lightness a colour has no hue that anybody would name. */
const GREY = 0.058;
const DARK = 0.2;

/** Hue in radians. Undefined: grey. */
function looksOf(colour: string): { readonly lightness: number; readonly hue: number | undefined } {
  const [lightness, a, b] = okLab(colour);
  return { lightness, hue: Math.hypot(a, b) < GREY || lightness < DARK ? undefined : Math.atan2(b, a) };
}

function okLab(colour: string): readonly [number, number, number] {
  const all = Number.parseInt(colour.slice(1), 16);
  const linear = (channel: number): number => (channel / 255) ** 2.2;
  const [r, g, b] = [linear(all >> 16), linear((all >> 8) & 255), linear(all & 255)];
  const l = Math.cbrt(0.4122 * r + 0.5363 * g + 0.0514 * b);
  const m = Math.cbrt(0.2119 * r + 0.6807 * g + 0.1074 * b);
  const s = Math.cbrt(0.0883 * r + 0.2817 * g + 0.63 * b);
  return [0.2105 * l + 0.7936 * m - 0.0041 * s, 1.978 * l - 2.4286 * m + 0.4506 * s, 0.0259 * l + 0.7828 * m - 0.8087 * s];
}
