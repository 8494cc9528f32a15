// The page of the local guild as one script and one style sheet; its fonts stay files of their own.
import { build } from 'esbuild';

await build({
  entryPoints: { main: 'src/localGuild/page/main.tsx', look: 'assets/localGuild/look.css' },
  outdir: 'dist/page',
  bundle: true,
  format: 'esm',
  target: 'es2022',
  minify: true,
  sourcemap: true,
  external: ['*.woff2', '*.ttf'],
  logLevel: 'warning',
});
