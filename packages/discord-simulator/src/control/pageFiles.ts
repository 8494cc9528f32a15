import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PageOptions } from './pageSettings.js';

/** A file that the page may load. */
export interface PageFile {
  readonly type: string;
  /** Throws if the page has not been built. */
  read(): Uint8Array<ArrayBuffer>;
}

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.map': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.ttf': 'font/ttf',
};

const built = (path: string): string => fileURLToPath(new URL(`../../dist/page/${path}`, import.meta.url));

const BUNDLES = ['main.js', 'look.css'].flatMap(name => [name, `${name}.map`]);
const FACES = ['400-normal', '400-italic', '500-normal', '700-normal'];
const FONTS = [...['latin', 'latin-ext'].flatMap(script => FACES.map(face => `alegreya-sans-${script}-${face}.woff2`)), 'Cinzel-Bold.ttf'];

const SIGN_FONT = 'bot-sign.ttf';
const SIGN_STYLE = `@font-face { font-family: "Bot sign"; font-weight: 700; font-display: swap; src: url("fonts/${SIGN_FONT}") format("truetype"); }\n`;

/** All files of the page by their path below the key. No other file can be requested. */
export function pageFiles({ icon, botSign }: PageOptions): ReadonlyMap<string, PageFile> {
  const files: readonly (readonly [string, PageFile])[] = [
    ...BUNDLES.map(name => [`page/${name}`, fileAt(built(name))] as const),
    ...FONTS.map(name => [`fonts/${name}`, fileAt(built(`fonts/${name}`))] as const),
    ['icon.svg', fileAt(icon ?? built('icon.svg'))],
  ];
  const sign: readonly (readonly [string, PageFile])[] = botSign?.font
    ? [
        [`fonts/${SIGN_FONT}`, fileAt(botSign.font)],
        ['custom.css', { type: TYPES['.css'] ?? '', read: () => new TextEncoder().encode(SIGN_STYLE) }],
      ]
    : [];
  return new Map([...files, ...sign]);
}

function fileAt(path: string): PageFile {
  return { type: TYPES[extname(path)] ?? 'application/octet-stream', read: () => new Uint8Array(readFileSync(path)) };
}
