import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A file that the page may ask for. */
export interface PageFile {
  readonly type: string;
  /** Fails when the page has not been built. */
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

const here = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const alegreya = dirname(createRequire(import.meta.url).resolve('@fontsource/alegreya-sans/files/alegreya-sans-latin-400-normal.woff2'));

const BUNDLES = ['main.js', 'look.css'].flatMap(name => [name, `${name}.map`]);
const FACES = ['400-normal', '400-italic', '500-normal', '700-normal'];
const FONTS = ['latin', 'latin-ext'].flatMap(script => FACES.map(face => join(alegreya, `alegreya-sans-${script}-${face}.woff2`)));
const LETTERING = ['Cinzel-Bold.ttf', 'LXGWWenKai-Bold.ttf'].map(name => here(`assets/fonts/${name}`));

/** Everything the page is made of, by its address below the key. Nothing else of the disk can be asked for. */
export const PAGE_FILES: ReadonlyMap<string, PageFile> = new Map([
  ...BUNDLES.map(name => [`page/${name}`, fileAt(here(`dist/page/${name}`))] as const),
  ['seal.svg', fileAt(here('assets/localGuild/seal.svg'))],
  ...[...FONTS, ...LETTERING].map(path => [`fonts/${basename(path)}`, fileAt(path)] as const),
]);

function fileAt(path: string): PageFile {
  return { type: TYPES[extname(path)] ?? 'application/octet-stream', read: () => new Uint8Array(readFileSync(path)) };
}
