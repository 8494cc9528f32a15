import process from 'node:process';

/** Modules compiled for one platform and version of Node, which may be missing although the rest is installed. */
export type NativeModule = 'better-sqlite3' | '@resvg/resvg-js';

const DOES: Readonly<Record<NativeModule, string>> = {
  'better-sqlite3': 'which keeps the records',
  '@resvg/resvg-js': 'which draws the maps',
};

const MENDED: Readonly<Record<NativeModule, string>> = {
  'better-sqlite3':
    'Run `npm rebuild better-sqlite3` where Zongheng is installed; if there is no prebuilt file for this machine, you also need python3, make and g++.',
  '@resvg/resvg-js': 'Run `npm ci` where Zongheng is installed, without --omit=optional.',
};

const SKIPPED: Readonly<Record<NativeModule, string>> = { 'better-sqlite3': ' (npm ci --ignore-scripts?)', '@resvg/resvg-js': '' };

/** Why the first of these modules that cannot be loaded failed, and what to do, in one line. Undefined if all can be loaded. */
export async function whyNotLoaded(modules: readonly NativeModule[]): Promise<string | undefined> {
  for (const name of modules) {
    try {
      await load(name);
    } catch (error) {
      return sayNotLoaded(name, error);
    }
  }
  return undefined;
}

async function load(name: NativeModule): Promise<void> {
  if (name === '@resvg/resvg-js') {
    await import('@resvg/resvg-js');
    return;
  }
  const { default: Database } = await import('better-sqlite3');
  new Database(':memory:').close();
}

/** Explains why loading a native module failed, for whoever installed it. */
function sayNotLoaded(name: NativeModule, error: unknown): string {
  const message = (error instanceof Error ? error.message : String(error)).split('\n').join(' ');
  const told = `${name}, ${DOES[name]},`;
  if (message.includes(`Cannot find package '${name}'`)) return `${told} is not installed. Run \`npm ci\` where Zongheng is installed.`;
  if (UNCOMPILED.test(message)) return `${told} was installed without its compiled part${SKIPPED[name]}. ${MENDED[name]}`;
  if (message.includes('NODE_MODULE_VERSION'))
    return `${told} was compiled for another version of Node than this one, ${process.version}. ${MENDED[name]}`;
  return `${told} cannot be loaded: ${message.replace(/\.?\s*$/, '.')} ${MENDED[name]}`;
}

const UNCOMPILED = /^Could not locate the bindings file|^Failed to load native binding|^Cannot find module '@resvg\/resvg-js-/;
