import process from 'node:process';
import { ok, type Result, refuse } from '../lib/result.js';
import { type Simulator, startSimulator } from '../startSimulator.js';
import type { SimulatorStorage } from '../storage/simulatorStorage.js';
import { HELP, readProgramOptions } from './programOptions.js';

const print = (text: string): void => void process.stdout.write(`${text}\n`);

/** The `discord-simulator` program. Runs until SIGINT or SIGTERM. */
export async function runProgram(args: readonly string[]): Promise<void> {
  const read = readProgramOptions(args);
  if (!read.ok) return fail(`${read.fault}\nTry discord-simulator --help.`);
  const { simulator: options, save, json, help } = read.value;
  if (help) return print(HELP);
  const storage = save === undefined ? ok(undefined) : await openStorage(save);
  if (!storage.ok) return fail(storage.fault);
  const started = await start({ ...options, ...(storage.value && { storage: storage.value }) });
  if (!started.ok) return fail(started.fault);
  print(json ? asJson(started.value) : asText(started.value));
  await ended();
  await started.value.stop();
  storage.value?.close();
}

function fail(message: string): void {
  process.stderr.write(`${message}\n`);
  process.exitCode = 1;
}

/** SQLite is loaded only when it is needed: the package that provides it is optional. */
async function openStorage(path: string): Promise<Result<SimulatorStorage, string>> {
  const sqlite = await import('../storage/sqliteStorage.js').catch(() => undefined);
  if (!sqlite) return refuse('--save needs the package better-sqlite3: npm install better-sqlite3');
  const opened = sqlite.openSqliteStorage(path);
  if (opened.ok) return opened;
  return refuse(opened.fault.code === 'storage-in-use' ? `${path} is open in another program.` : `${path}: ${opened.fault.why}`);
}

async function start(options: Parameters<typeof startSimulator>[0]): Promise<Result<Simulator, string>> {
  try {
    return ok(await startSimulator(options));
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error));
  }
}

const asJson = ({ api, gatewayUrl, cdnUrl, controlUrl, pageUrl, token }: Simulator): string =>
  JSON.stringify({ api, gatewayUrl, cdnUrl, controlUrl, pageUrl, token });

const asText = ({ api, pageUrl, token }: Simulator): string =>
  [
    'The simulated Discord is running.',
    '',
    `  REST API for discord.js (rest.api)   ${api}`,
    `  token of the bot                     ${token}`,
    `  page for people                      ${pageUrl}`,
    '',
    'Anyone who knows the address of the page can do everything there. Ctrl+C ends the simulator.',
  ].join('\n');

const ended = (): Promise<void> =>
  new Promise(resolve => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
