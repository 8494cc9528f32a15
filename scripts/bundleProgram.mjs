// Bundles the program into a few files: Node would take twice as long to find and load a thousand. The compiled files stay beside the
// bundle, for tests and benchmarks.
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { builtFrom } from './builtFrom.mjs';

const OUT = fileURLToPath(new URL('../dist/program', import.meta.url));

/** Maps the simulator's files to a folder in `dist`, so that the program needs nothing but `dist` and `assets`. */
const SIMULATOR = /[\\/]packages[\\/]discord-simulator[\\/](dist[\\/].*)$/;
const placeOf = path => {
  const simulator = SIMULATOR.exec(path);
  return simulator ? join(OUT, '../discord-simulator', simulator[1] ?? '') : path;
};

/**
 * Imports zod as a whole. esbuild leaves out what nobody uses of a module's exports, but nothing of an object that is exported: half of zod, which takes
 * time to load, and its messages in forty languages.
 */
const withoutRestOfZod = text => text.replace("import { z } from 'zod'", "import * as z from 'zod'");
const REST_OF_ZOD = /[\\/]zod[\\/]v4[\\/]locales[\\/](?!(en|index)\.js$)/;

/** Modules find assets, migrations and the worker relative to the file they were compiled to. Keeps these paths valid in the bundle. */
const whereItWas = {
  name: 'where it was',
  setup: ({ onLoad }) =>
    onLoad({ filter: /[\\/]dist[\\/].*\.js$/ }, async ({ path }) => {
      const text = await readFile(path, 'utf8');
      const home = JSON.stringify(relative(OUT, placeOf(path)).replaceAll('\\', '/'));
      const moved = text.replaceAll('import.meta.url', `new URL(${home}, import.meta.url).href`);
      return { contents: withoutRestOfZod(moved), loader: 'js' };
    }),
};

const PAGE = 'discord-simulator/dist/page';

rmSync(OUT, { recursive: true, force: true });
rmSync(join(OUT, '..', PAGE), { recursive: true, force: true });
cpSync(fileURLToPath(new URL(`../packages/${PAGE}`, import.meta.url)), join(OUT, '..', PAGE), { recursive: true });
const { metafile } = await build({
  // The programs of the worker threads too: a thread keeps what it loads of its own, and two hundred small files take more room than one.
  entryPoints: {
    main: 'dist/cli/main.js',
    renderProgram: 'dist/drawing/renderProgram.js',
    computeProgram: 'dist/compute/computeProgram.js',
    adjudicateProgram: 'dist/cli/adjudicateProgram.js',
    finishCopyProgram: 'dist/store/backups/finishCopyProgram.js',
  },
  outdir: OUT,
  bundle: true,
  splitting: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  // Node 20 knows them, but esbuild does not say so, and would have such a literal compiled anew at every call.
  supported: { 'regexp-unicode-property-escapes': true },
  mainFields: ['module', 'main'],
  // No `keepNames`: every closure would be named anew each time it is made, a twelfth of the time of `zongheng adjudicate`.
  minifyWhitespace: true,
  minifySyntax: true,
  define: { BUILT_FROM: JSON.stringify(builtFrom()) },
  plugins: [whereItWas],
  // Native modules are loaded from where they are installed. The others are optional modules of discord.js.
  external: ['better-sqlite3', '@resvg/resvg-js', 'bufferutil', 'utf-8-validate', 'zlib-sync'],
  banner: { js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);" },
  logLevel: 'warning',
  metafile: true,
});

const bundled = Object.values(metafile.outputs).flatMap(({ inputs }) => Object.entries(inputs));
const rest = bundled.find(([path, { bytesInOutput }]) => bytesInOutput > 0 && REST_OF_ZOD.test(path));
if (rest)
  throw new Error(
    `All of zod is in the bundle, ${rest[0]} for instance: something imports it in a way that withoutRestOfZod does not know.`,
  );

/**
 * esbuild escapes characters beyond ASCII in strings, not in regular expressions. V8 keeps a source with a single one of them in two bytes a
 * character instead of one: four megabytes instead of two for the largest file.
 */
for (const file of readdirSync(OUT).filter(name => name.endsWith('.js'))) {
  const text = readFileSync(join(OUT, file), 'utf8');
  const ascii = text.replaceAll(/[\u0080-\uffff]/g, letter => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);
  if (ascii !== text) writeFileSync(join(OUT, file), ascii);
}
