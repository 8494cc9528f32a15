import { z } from 'zod';
import { DISCORD_LIMITS } from './discord/protocol/discordLimits.js';
import { ok, type Result, refuse } from './lib/result.js';
import { isPostgres } from './store/postgres/address.js';

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const API_AT = 'it must be an address such as http://127.0.0.1:4750/api';
const CLOCK_AT = 'it must be an address such as http://127.0.0.1:4751/key';
const POSTGRES_AT = 'the address of a database must be such as postgres://user:password@127.0.0.1/zongheng';
const AUTHORS = 'it must be ids of Discord users, separated by commas, the word managers, or both';
const HOUR = 60 * 60_000;
const TOKEN = 'it must be one word, as the developer portal shows it';

const address = (protocol: RegExp, error: string) => z.url({ protocol, error });

function whole(least: number, most: number) {
  const error = `it must be a whole number from ${least} to ${most}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, error)
    .transform(Number)
    .pipe(z.number().min(least, error).max(most, error));
}

const environment = z.object({
  DISCORD_TOKEN: z
    .string()
    .regex(/^[!-~]+$/, TOKEN)
    .optional(),
  DISCORD_API: address(/^https?$/, API_AT).optional(),
  DISCORD_REQUESTS_PER_SECOND: whole(1, 100_000).default(DISCORD_LIMITS.requestsPerSecond),
  ZONGHENG_DATABASE: z
    .string()
    .refine(value => !isPostgres(value) || URL.canParse(value), POSTGRES_AT)
    .optional(),
  ZONGHENG_CLOCK: address(/^(ws|http)$/, CLOCK_AT).optional(),
  ZONGHENG_TICK_MS: whole(50, 60_000).default(5_000),
  ZONGHENG_LOCAL_PORT: whole(0, 65_535).default(4750),
  ZONGHENG_HEALTH_PORT: whole(0, 65_535).default(4760),
  ZONGHENG_BACKUP_HOURS: whole(1, 8_760).default(24),
  ZONGHENG_BACKUPS_KEPT: whole(1, 1_000).default(7),
  ZONGHENG_VARIANT_AUTHORS: z
    .string()
    .regex(/^(?:managers|\d{1,20})(?:\s*,\s*(?:managers|\d{1,20}))*$/, AUTHORS)
    .transform(value => value.split(',').map(one => one.trim()))
    .optional(),
  LOG_LEVEL: z.enum(LEVELS, `it must be one of ${LEVELS.join(', ')}`).default('info'),
});
type Environment = z.infer<typeof environment>;

/** The settings from the environment, read once. */
export interface Config {
  /** Discord's bot token. Undefined: play in the local guild. */
  readonly token: string | undefined;
  /** Address of the API, if it is not Discord's own. */
  readonly api: string | undefined;
  /** How many requests per second Discord accepts from this bot. */
  readonly requestsPerSecond: number;
  /** The path of SQLite's file, or the address of a PostgreSQL database, which may hold a password. */
  readonly database: string;
  /** Control URL of the simulator whose time is used. Set only together with `api`. */
  readonly clock: string | undefined;
  /** Milliseconds between two checks for due work. */
  readonly tick: number;
  /** Port of the local guild's page; 0: any free port. */
  readonly localPort: number;
  /** Port of /healthz and /readyz on 127.0.0.1; 0: any free port. */
  readonly healthPort: number;
  /** Milliseconds from one backup to the next. */
  readonly backupEvery: number;
  readonly backupsKept: number;
  readonly variantAuthors: VariantAuthors;
  readonly logLevel: Environment['LOG_LEVEL'];
}

/** Who may bring variants to servers. */
export interface VariantAuthors {
  /** Whoever manages a server, to that server. */
  readonly managers: boolean;
  /** Discord ids of users, to every server on which they are. */
  readonly users: readonly string[];
}

export interface ConfigFault {
  readonly variable: string;
  /** A clause without its full stop. It never quotes the value, which may be secret. */
  readonly message: string;
}

export function readConfig(env: Readonly<Record<string, string | undefined>>): Result<Config, ConfigFault> {
  const read = environment.safeParse(trimmed(env));
  if (!read.success) {
    const [first] = read.error.issues;
    return refuse({ variable: String(first?.path[0] ?? ''), message: first?.message ?? 'it cannot be read' });
  }
  const clash = clashIn(read.data);
  if (clash) return refuse(clash);
  const { DISCORD_TOKEN: token, DISCORD_API: api, ZONGHENG_CLOCK: clock, ...rest } = read.data;
  // Whoever opens a local guild on their machine is its operator.
  const authors = rest.ZONGHENG_VARIANT_AUTHORS ?? (token === undefined ? ['managers'] : []);
  return ok({
    token,
    api,
    requestsPerSecond: rest.DISCORD_REQUESTS_PER_SECOND,
    database: rest.ZONGHENG_DATABASE ?? (token === undefined ? 'data/local-guild.db' : 'data/zongheng.db'),
    clock,
    tick: rest.ZONGHENG_TICK_MS,
    localPort: rest.ZONGHENG_LOCAL_PORT,
    healthPort: rest.ZONGHENG_HEALTH_PORT,
    backupEvery: rest.ZONGHENG_BACKUP_HOURS * HOUR,
    backupsKept: rest.ZONGHENG_BACKUPS_KEPT,
    variantAuthors: { managers: authors.includes('managers'), users: authors.filter(one => one !== 'managers') },
    logLevel: rest.LOG_LEVEL,
  });
}

/** Finds settings that contradict each other. */
function clashIn({
  DISCORD_TOKEN: token,
  DISCORD_API: api,
  ZONGHENG_CLOCK: clock,
  ZONGHENG_DATABASE: database = '',
}: Environment): ConfigFault | undefined {
  if (clock !== undefined && (api === undefined || !isHere(api)))
    return { variable: 'ZONGHENG_CLOCK', message: 'time can be steered only in a local guild, which DISCORD_API must name' };
  if (isPostgres(database) && token === undefined)
    return {
      variable: 'ZONGHENG_DATABASE',
      message: 'a local guild keeps its records in a file; PostgreSQL takes a token in DISCORD_TOKEN',
    };
  if (api !== undefined && token === undefined)
    return { variable: 'DISCORD_API', message: 'it takes the token of that place in DISCORD_TOKEN' };
  return undefined;
}

const isHere = (api: string): boolean => ['127.0.0.1', 'localhost', '[::1]'].includes(new URL(api).hostname);

/** An empty value in .env counts as not set. */
const trimmed = (env: Readonly<Record<string, string | undefined>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(env).flatMap(([name, value = '']) => (value.trim() === '' ? [] : [[name, value.trim()]])));
