import type { PathSetting } from './flatten.js';
import type { Ring } from './outline.js';

/** Path data that pictures can lay on a page: absolute, of straight lines and quadratic curves. */
const PLAIN = /^(?:[MLQ]-?\d+(?:\.\d+)? -?\d+(?:\.\d+)?(?: -?\d+(?:\.\d+)? -?\d+(?:\.\d+)?)*|Z)+$/;

/** Path data in frame pixels: as it is written if nothing moves it, otherwise as straight lines. `rings`: the same, flattened. */
export function overlayPath(d: string, { transforms, toFrame }: PathSetting, rings: readonly Ring[]): string {
  const isUnmoved = transforms.length === 0 && toFrame.every((v, i) => v === (i === 0 || i === 3 ? 1 : 0));
  if (isUnmoved && PLAIN.test(d)) return d;
  const end = /z\s*$/i.test(d) ? 'Z' : '';
  return rings.map(ring => `M${ring.map(([x, y]) => `${tenth(x)} ${tenth(y)}`).join('L')}${end}`).join('');
}

const tenth = (v: number): number => Math.round(v * 10) / 10;
