import { parseArgs } from 'node:util';
import { z } from 'zod';
import { LOCALES } from '../discord/limits.js';
import { ok, type Result, refuse } from '../lib/result.js';
import type { SimulatorOptions } from '../startSimulator.js';

export const HELP = `discord-simulator: a simulated Discord on this machine, for a bot under development

Usage: discord-simulator [options]

  --token TOKEN         the bot's token (default: a random one, which is printed)
  --port N              port of the REST API and the gateway (default: any free one)
  --page-port N         port of the page (default: any free one)
  --bot-name NAME       (default: Bot)
  --guild-name NAME     (default: The local guild)
  --locale LOCALE       the guild's language (default: en-US)
  --channels A,B,...    text channels (default: general,random)
  --people A:en-GB,...  people with their languages (default: eight, in English and French)
  --rate-limits KIND    discord, brisk or ample (default: discord)
  --save FILE           keep everything in a SQLite file; needs the package better-sqlite3
  --json                print the URLs and the token as one line of JSON
  --help                print this`;

/** The options given on the command line. */
export interface ProgramOptions {
  readonly simulator: SimulatorOptions;
  readonly save: string | undefined;
  readonly json: boolean;
  readonly help: boolean;
}

const list = z
  .string()
  .transform(text => text.split(',').map(one => one.trim()))
  .pipe(z.array(z.string().min(1, 'empty name')));

const port = z.coerce.number('not a number').int().min(0).max(65_535);

const person = z
  .string()
  .transform(text => {
    const [name, locale] = text.split(':');
    return { name, ...(locale !== undefined && { locale }) };
  })
  .pipe(z.object({ name: z.string().min(1, 'empty name'), locale: z.enum(LOCALES, 'unknown language').default('en-US') }));

const schema = z.object({
  token: z.string().min(1).optional(),
  port: port.optional(),
  'page-port': port.optional(),
  'bot-name': z.string().min(1).optional(),
  'guild-name': z.string().min(1).optional(),
  locale: z.enum(LOCALES, 'unknown language').optional(),
  channels: list.optional(),
  people: list.pipe(z.array(person)).optional(),
  'rate-limits': z.enum(['discord', 'brisk', 'ample']).optional(),
  save: z.string().min(1).optional(),
  json: z.boolean().default(false),
  help: z.boolean().default(false),
});

const VALUES = ['token', 'port', 'page-port', 'bot-name', 'guild-name', 'locale', 'channels', 'people', 'rate-limits', 'save'];
const OPTIONS = {
  ...Object.fromEntries(VALUES.map(name => [name, { type: 'string' as const }])),
  json: { type: 'boolean' as const },
  help: { type: 'boolean' as const },
};

/** Reads the command line. The fault is a sentence about the first wrong option. */
export function readProgramOptions(args: readonly string[]): Result<ProgramOptions, string> {
  const values = parsed(args);
  if (!values.ok) return values;
  const read = schema.safeParse(values.value);
  if (!read.success) {
    const [issue] = read.error.issues;
    return refuse(`--${String(issue?.path[0])}: ${issue?.message}`);
  }
  return ok(optionsOf(read.data));
}

function parsed(args: readonly string[]): Result<object, string> {
  try {
    return ok(parseArgs({ args: [...args], options: OPTIONS }).values);
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error));
  }
}

function optionsOf(given: z.infer<typeof schema>): ProgramOptions {
  const { token, port: apiPort, 'page-port': controlPort, 'bot-name': botName, 'guild-name': guildName } = given;
  const { locale, channels, people: personas, 'rate-limits': rateLimits, save, json, help } = given;
  const all = { token, port: apiPort, controlPort, botName, guildName, locale, channels, personas, rateLimits };
  const simulator: SimulatorOptions = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
  return { simulator, save, json, help };
}
