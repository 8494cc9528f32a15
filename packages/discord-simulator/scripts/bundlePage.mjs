// Bundles the page into dist/page: one script, one style sheet, its fonts and its icon, so that it needs nothing else at run time.
import { copyFileSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const OUT = join(ROOT, 'dist/page');
const ALEGREYA = dirname(createRequire(import.meta.url).resolve('@fontsource/alegreya-sans/LICENSE'));

await build({
  entryPoints: { main: join(ROOT, 'src/page/main.tsx'), look: join(ROOT, 'assets/page/look.css') },
  outdir: OUT,
  bundle: true,
  format: 'esm',
  target: 'es2022',
  minify: true,
  sourcemap: true,
  external: ['*.woff2', '*.ttf'],
  logLevel: 'warning',
});

const faces = ['400-normal', '400-italic', '500-normal', '700-normal'];
const alegreya = ['latin', 'latin-ext'].flatMap(script => faces.map(face => `files/alegreya-sans-${script}-${face}.woff2`));
const copies = [
  ...[...alegreya, 'LICENSE'].map(path => [join(ALEGREYA, path), path === 'LICENSE' ? 'OFL-AlegreyaSans.txt' : basename(path)]),
  ...['Cinzel-Bold.ttf', 'OFL-Cinzel.txt'].map(name => [join(ROOT, 'assets/fonts', name), name]),
];
mkdirSync(join(OUT, 'fonts'), { recursive: true });
for (const [from, name] of copies) copyFileSync(from, join(OUT, 'fonts', name));
copyFileSync(join(ROOT, 'assets/page/icon.svg'), join(OUT, 'icon.svg'));
