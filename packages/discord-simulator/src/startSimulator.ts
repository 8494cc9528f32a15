import { randomBytes } from 'node:crypto';
import type { Autopilot } from './autopilot/autopilot.js';
import { createAutopilotRunner } from './autopilot/autopilotRunner.js';
import { inviteBot } from './changes/guildChanges.js';
import { createEventBus } from './context/eventBus.js';
import { createGatewayState } from './context/gatewayState.js';
import { AMPLE_RATE_LIMITS, BRISK_RATE_LIMITS, createRateLimiter, DISCORD_RATE_LIMITS, type RateLimits } from './context/rateLimiter.js';
import { createRequestLog } from './context/requestLog.js';
import { gatewayUrl, type SimulatorContext } from './context/simulatorContext.js';
import { DISCORD_RULES, type SimulatorRules } from './context/simulatorRules.js';
import { controlApp, controlUpgrade } from './control/controlApp.js';
import { checkPageOptions, type PageOptions } from './control/pageSettings.js';
import { createTimeFollowers } from './control/timeFollowers.js';
import { BOT_PERMISSIONS, type Permission } from './discord/permissionBits.js';
import { acceptBotSocket } from './gateway/gatewayConnection.js';
import { forwardEvents } from './gateway/sessions.js';
import { connectControl, type SimulatorControl } from './remote/simulatorControl.js';
import { openLoopback, type Upgrade } from './server/loopback.js';
import { restApp } from './server/restApp.js';
import { loadWorld, storedSecret } from './storage/loadWorld.js';
import type { SimulatorStorage } from './storage/simulatorStorage.js';
import { createGuild, createPersona, DEFAULT_CHANNELS, DEFAULT_PERSONAS, type PersonaDefinition } from './world/initialWorld.js';
import type { Snowflake } from './world/snowflake.js';
import { emptyWorld } from './world/world.js';

export interface SimulatorOptions {
  /** Port of the REST API, gateway and attachments. Default: any free one. */
  readonly port?: number;
  /** Port of the control server and the page. Default: any free one. */
  readonly controlPort?: number;
  /** Keeps the simulated world over restarts. Without it, everything ends with the process. */
  readonly storage?: SimulatorStorage;
  /** The bot's token. Default: a random one. */
  readonly token?: string;
  /** Default: "Bot". */
  readonly botName?: string;
  /** Default: "The local guild". */
  readonly guildName?: string;
  /** The guild's preferred language. Default: "en-US". */
  readonly locale?: string;
  /** The people; the first owns the guild. Default: eight, in English and French. */
  readonly personas?: readonly PersonaDefinition[];
  /** Names of the text channels. Default: "general" and "random". */
  readonly channels?: readonly string[];
  /** Permissions the bot is invited with. Default: `BOT_PERMISSIONS`. */
  readonly permissions?: readonly Permission[];
  /**
   * "discord" (default): as strict as Discord; "brisk": posts refill every second; "ample": never reached. An object changes single limits.
   */
  readonly rateLimits?: keyof typeof RATE_LIMITS | Partial<RateLimits>;
  /** Changes single timing and size rules. */
  readonly rules?: Partial<SimulatorRules>;
  /** How many requests of the bot the log keeps. Default: 5,000. */
  readonly rememberedRequests?: number;
  /** How the page looks. */
  readonly page?: PageOptions;
}

const RATE_LIMITS = { discord: DISCORD_RATE_LIMITS, brisk: BRISK_RATE_LIMITS, ample: AMPLE_RATE_LIMITS } as const;

/** A running simulator. */
export interface Simulator extends SimulatorControl {
  /** Base URL of the REST API: discord.js's option `rest.api`. */
  readonly api: string;
  readonly gatewayUrl: string;
  /** Base URL of attachments. */
  readonly cdnUrl: string;
  /** For `connectControl` and `connectPersona` in other processes. Its holder can do everything: keep it secret. */
  readonly controlUrl: string;
  /** The page in which a person can use the bot. Contains the same secret. */
  readonly pageUrl: string;
  /** The bot's token. */
  readonly token: string;
  /** The simulator's state, for tests in the same process; see discord-simulator/internals. */
  readonly context: SimulatorContext;
  /** Lets personas act by themselves. */
  useAutopilot(autopilot: Autopilot): void;
  /** Closes all servers and connections. */
  stop(): Promise<void>;
}

/** Starts a simulated Discord on 127.0.0.1. Throws EADDRINUSE if a port is taken. */
export async function startSimulator(options: SimulatorOptions = {}): Promise<Simulator> {
  const { page = {}, storage } = options;
  checkPageOptions(page);
  const context = createContext(options);
  const api = await openLoopback(restApp(context), options.port ?? 0, gatewayUpgrade(context));
  context.origin = `http://127.0.0.1:${api.port}`;
  const key = storedSecret(storage, 'key', () => randomBytes(16).toString('hex'));
  const runner = createAutopilotRunner(context);
  const target = { context, followers: createTimeFollowers(context), runner };
  const control = await openLoopback(controlApp(target, page, key), options.controlPort ?? 0, controlUpgrade(target, key)).catch(
    async error => {
      runner.close();
      await api.close();
      throw error;
    },
  );
  const stopForwarding = forwardEvents(context);
  const controlUrl = `http://127.0.0.1:${control.port}/${key}`;
  return {
    ...connectControl(controlUrl),
    api: `${context.origin}/api`,
    gatewayUrl: gatewayUrl(context),
    cdnUrl: `${context.origin}/cdn`,
    controlUrl,
    pageUrl: `${controlUrl}/`,
    token: context.token,
    context,
    useAutopilot: runner.use,
    stop: async () => {
      stopForwarding();
      runner.close();
      await Promise.all([api.close(), control.close()]);
    },
  };
}

function createContext(options: SimulatorOptions): SimulatorContext {
  const { storage } = options;
  const stored = storage && loadWorld(storage);
  const world = stored ?? emptyWorld(options.botName ?? 'Bot', storage && { records: storage, files: storage.files });
  const context: SimulatorContext = {
    world,
    rules: { ...DISCORD_RULES, ...options.rules },
    rates: createRateLimiter(rateLimitsOf(options.rateLimits ?? 'discord')),
    token: options.token ?? storedSecret(storage, 'token', () => freshToken(world.bot)),
    fileKey: storedSecret(storage, 'file-key', () => randomBytes(16).toString('hex')),
    events: createEventBus(),
    faults: [],
    requests: createRequestLog(options.rememberedRequests ?? 5_000),
    gateway: createGatewayState(),
    origin: '',
  };
  if (!stored) populate(context, options);
  return context;
}

/**
 * A bot's token in the form of Discord's: the bot's id in Base64 first. Clients rely on it: discord.js takes a leading `bot`, however it is
 * written, for the word before a token, and cuts it off.
 */
const freshToken = (bot: Snowflake): string =>
  [Buffer.from(bot), randomBytes(4), randomBytes(27)].map(part => part.toString('base64url')).join('.');

/** Creates the people, the guild and its channels. */
function populate(context: SimulatorContext, options: SimulatorOptions): void {
  for (const persona of options.personas ?? DEFAULT_PERSONAS) createPersona(context.world, persona);
  const { guildName: name = 'The local guild', locale = 'en-US', channels = DEFAULT_CHANNELS } = options;
  inviteBot(context, createGuild(context.world, { name, locale, channels }), options.permissions ?? BOT_PERMISSIONS);
}

const rateLimitsOf = (wanted: keyof typeof RATE_LIMITS | Partial<RateLimits>): RateLimits =>
  typeof wanted === 'string' ? RATE_LIMITS[wanted] : { ...DISCORD_RATE_LIMITS, ...wanted };

const gatewayUpgrade =
  (context: SimulatorContext): Upgrade =>
  (_, address) =>
    address.pathname.replace(/\/$/, '') === '/gateway' ? socket => acceptBotSocket(context, socket, address) : 404;
