import { randomBytes } from 'node:crypto';
import { newClocks } from './control/clocks.js';
import { controlApp, controlUpgrade } from './control/controlApp.js';
import { takeSocket } from './gateway/connection.js';
import { newGateway } from './gateway/gateway.js';
import { tellSessions } from './gateway/sessions.js';
import { inviteBot } from './happenings/guilds.js';
import { newHappenings } from './happenings/happening.js';
import type { Kept } from './kept/openKept.js';
import { keptSecret, recallWorld } from './kept/recallWorld.js';
import { openLoopback, type Upgrade } from './loopback.js';
import { BOT_PERMISSIONS, type Permission } from './permissions.js';
import type { Practice } from './practice/practice.js';
import { newPracticeRoom } from './practice/practiceRoom.js';
import { newRequestLog } from './requestLog.js';
import { apiApp } from './rest/apiApp.js';
import { AMPLE_RATE_LIMITS, BRISK_RATE_LIMITS, DISCORD_RATE_LIMITS, newRateLimiter, type RateLimits } from './rest/rateLimit.js';
import { DISCORD_RULES, type Rules } from './rules.js';
import type { StandIn } from './standIn.js';
import { FIRST_CHANNELS, FIRST_PERSONAS, foundGuild, type Introduction, introduce } from './world/openingWorld.js';
import { emptyWorld } from './world/world.js';

export interface LocalGuildOptions {
  /** Of Discord's API; any free one if not given. */
  readonly port?: number;
  /** Of the control socket; any free one if not given. */
  readonly controlPort?: number;
  /** What the guild outlives this program in; without it, it ends with it. */
  readonly kept?: Kept;
  /** The bot's; made up if not given. */
  readonly token?: string;
  readonly botName?: string;
  readonly guildName?: string;
  /** The language the guild prefers. */
  readonly locale?: string;
  readonly personas?: readonly Introduction[];
  /** Names of the first text channels. */
  readonly channels?: readonly string[];
  /** What the bot is invited with. */
  readonly permissions?: readonly Permission[];
  /** "discord": as tight as Discord's; "brisk": fit for practice players; "ample": never in the way; or single ones changed. */
  readonly rateLimits?: keyof typeof RATE_LIMITS | Partial<RateLimits>;
  /** Single times and sizes changed. */
  readonly rules?: Partial<Rules>;
  /** How many requests of the bot are remembered. */
  readonly rememberedRequests?: number;
}

const RATE_LIMITS = { discord: DISCORD_RATE_LIMITS, brisk: BRISK_RATE_LIMITS, ample: AMPLE_RATE_LIMITS } as const;

/** A running local guild. */
export interface LocalGuild {
  /** For discord.js: `rest.api`. */
  readonly api: string;
  /** Time, personas and faults, and with a slash behind it the page; whoever has it may do everything. */
  readonly controlUrl: string;
  readonly token: string;
  /** What its parts share, for whoever runs it in the same process: to tell the bot what Discord never would. */
  readonly standIn: StandIn;
  /** Tells the practice players how the bot's games are played. */
  furnish(practice: Practice): void;
  close(): Promise<void>;
}

/** Starts a guild on 127.0.0.1 that a bot takes for Discord. Fails if a port is taken. */
export async function startLocalGuild(options: LocalGuildOptions = {}): Promise<LocalGuild> {
  const standIn = newStandIn(options);
  const api = await openLoopback(apiApp(standIn), options.port ?? 0, gatewayUpgrade(standIn));
  standIn.origin = `http://127.0.0.1:${api.port}`;
  const key = keptSecret(options.kept, 'key', () => randomBytes(16).toString('hex'));
  const room = newPracticeRoom(standIn);
  const control = { standIn, clocks: newClocks(standIn), room };
  const opened = await openLoopback(controlApp(control, key), options.controlPort ?? 0, controlUpgrade(control, key)).catch(async error => {
    await api.close();
    throw error;
  });
  const stop = tellSessions(standIn);
  return {
    api: `${standIn.origin}/api`,
    controlUrl: `http://127.0.0.1:${opened.port}/${key}`,
    token: standIn.token,
    standIn,
    furnish: room.furnish,
    close: async () => {
      stop();
      room.close();
      await Promise.all([api.close(), opened.close()]);
    },
  };
}

function newStandIn(options: LocalGuildOptions): StandIn {
  const { kept } = options;
  const recalled = kept && recallWorld(kept);
  const standIn: StandIn = {
    world: recalled ?? emptyWorld(options.botName ?? 'Zongheng', kept && { keep: kept, files: kept.files }),
    rules: { ...DISCORD_RULES, ...options.rules },
    rates: newRateLimiter(rateLimitsOf(options.rateLimits ?? 'discord')),
    token: options.token ?? keptSecret(kept, 'token', () => randomBytes(24).toString('base64url')),
    fileKey: keptSecret(kept, 'file-key', () => randomBytes(16).toString('hex')),
    happenings: newHappenings(),
    faults: [],
    requests: newRequestLog(options.rememberedRequests ?? 5_000),
    gateway: newGateway(),
    origin: '',
  };
  if (recalled) return standIn;
  for (const persona of options.personas ?? FIRST_PERSONAS) introduce(standIn.world, persona);
  const { guildName: name = 'The local guild', locale = 'en-US', channels = FIRST_CHANNELS } = options;
  inviteBot(standIn, foundGuild(standIn.world, { name, locale, channels }), options.permissions ?? BOT_PERMISSIONS);
  return standIn;
}

const rateLimitsOf = (wanted: keyof typeof RATE_LIMITS | Partial<RateLimits>): RateLimits =>
  typeof wanted === 'string' ? RATE_LIMITS[wanted] : { ...DISCORD_RATE_LIMITS, ...wanted };

const gatewayUpgrade =
  (standIn: StandIn): Upgrade =>
  (_, address) =>
    address.pathname.replace(/\/$/, '') === '/gateway' ? socket => takeSocket(standIn, socket, address) : 404;
