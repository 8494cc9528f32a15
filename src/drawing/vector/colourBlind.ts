import { type Colour, rgbOf } from './colour.js';

type Matrix = readonly [number, number, number, number, number, number, number, number, number];

/** How linear red, green and blue are seen: Machado, Oliveira and Fernandes 2009, full severity. */
export const EYES: Readonly<Record<string, Matrix>> = {
  'full colour': [1, 0, 0, 0, 1, 0, 0, 0, 1],
  protanopia: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deuteranopia: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  tritanopia: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
};

type Triple = readonly [number, number, number];
const D65: Triple = [0.95047, 1, 1.08883];

const dot = ([r, g, b]: Triple, [x, y, z]: Triple): number => r * x + g * y + b * z;
const linear = (v: number): number => (v / 255 <= 0.04045 ? v / 255 / 12.92 : ((v / 255 + 0.055) / 1.055) ** 2.4);
const bent = (t: number): number => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);

/** Lightness, and two axes of colour, as seen by those eyes (CIE Lab). */
export function seen(colour: Colour, eyes: Matrix): Triple {
  const [r, g, b] = rgbOf(colour);
  const light: Triple = [linear(r), linear(g), linear(b)];
  const [p0, p1, p2, q0, q1, q2, s0, s1, s2] = eyes;
  const within = (v: number): number => Math.min(1, Math.max(0, v));
  const sight: Triple = [within(dot(light, [p0, p1, p2])), within(dot(light, [q0, q1, q2])), within(dot(light, [s0, s1, s2]))];
  const x = bent(dot(sight, [0.4124564, 0.3575761, 0.1804375]) / D65[0]);
  const y = bent(dot(sight, [0.2126729, 0.7151522, 0.072175]) / D65[1]);
  const z = bent(dot(sight, [0.0193339, 0.119192, 0.9503041]) / D65[2]);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** ΔE (CIE 1976) between two colours as seen by those eyes; below 2 nobody tells them apart. */
export function difference(a: Colour, b: Colour, eyes: Matrix): number {
  const [p, q] = [seen(a, eyes), seen(b, eyes)];
  return Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);
}

export const pairsOf = <T>(all: readonly T[]): readonly (readonly [T, T])[] =>
  all.flatMap((one, i) => all.slice(i + 1).map(other => [one, other] as const));
