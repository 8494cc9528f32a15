import { setTimeout as pause } from 'node:timers/promises';
import type { Autopilot } from 'discord-simulator';
import type { Logger } from 'pino';
import { readCardsBoardFile, readOwnVariant, readRulesPage, readRulesPicture } from './assets.js';
import { type Clock, startClock } from './clock/clock.js';
import { createOpponentPlayer, type OpponentPlayer } from './clock/opponents.js';
import { type ComputeWorker, createComputeWorker } from './compute/computeWorker.js';
import type { Config } from './config.js';
import { type Bot, type Lost, startBot } from './discord/startBot.js';
import { presentersFor } from './discord/words/presentersFor.js';
import { createRenderer } from './drawing/renderer.js';
import { catalogue } from './games/catalogue/catalogue.js';
import { lessonVariantsOn, variantsOn } from './games/catalogue/diplomacyVariants.js';
import type { Variant } from './games/diplomacy/model/variant.js';
import type { Fault } from './games/game.js';
import { compileCardsBoard } from './games/warring-states-cards/board/cardsBoard.js';
import { type Health, type NotReady, openHealth } from './health.js';
import { ok, type Result, refuse } from './lib/result.js';
import { collectGarbage, collectGarbageInSteps } from './littleMemory.js';
import { goOnForgetting } from './matches/actions/people/forgetUser.js';
import { type AwaitsRecords, onceRecordsAnswer } from './matches/context/onceRecordsAnswer.js';
import type { HostingContext, Renderer } from './matches/context/ports.js';
import { whereItBroke } from './matches/context/whereItBroke.js';
import { createOutboxWorker, type OutboxWorker } from './matches/delivery/outboxWorker.js';
import { pseudonymKeyIn } from './matches/read/disclosures.js';
import { tellHashes } from './matches/turn/tellHashes.js';
import { tellWhoDecides } from './matches/turn/tellWhoDecides.js';
import { measuredRenderer, measuredStore } from './measuredWork.js';
import { createMetrics, type Metrics } from './metrics.js';
import { practiceIn } from './practice.js';
import { lessonsAhead, matchesAhead, readAhead } from './readAhead.js';
import { workLeft } from './readiness.js';
import { awaitRecords } from './store/awaitRecords.js';
import { type Backups, keepBackups } from './store/backups/keepBackups.js';
import type { OpenRecords } from './store/database/openRecords.js';
import { findTime, type Time } from './time.js';
import { type UploadedGames, uploadedGames } from './uploadedGames.js';
import { variantDesk } from './variantDesk.js';

export interface Zongheng {
  /** The bot's name on Discord. */
  readonly name: string;
  /** Resolves when Discord no longer accepts the bot. */
  readonly lost: Promise<Lost>;
  /** How the practice players of a local guild act in the bot's games. */
  readonly practice: Autopilot;
  /** Why the bot is not doing its work now. Empty: it is. */
  whyNotReady(): Promise<readonly NotReady[]>;
  /** Finishes work in progress, within five seconds, and closes the records. */
  stop(): Promise<void>;
}

export interface Surroundings {
  readonly config: Config & { readonly token: string };
  readonly log: Logger;
  /** Aborts waiting for PostgreSQL, for Discord and for the simulated time. */
  readonly signal: AbortSignal;
}

/**
 * Starts everything: opens the records, connects to Discord, closes phases that fell due meanwhile, delivers the messages that were left,
 * and keeps running.
 */
export async function startZongheng({ config, log, signal }: Surroundings): Promise<Result<Zongheng, Fault>> {
  const variants = variantsOn(readOwnVariant);
  let whyNotReady: Zongheng['whyNotReady'] = async () => ['starting'];
  const metrics = createMetrics();
  let health: Health | undefined;
  const beAsked = async (): Promise<Health> => {
    health ??= await openHealth({ port: config.healthPort, log, metrics, whyNotReady: () => whyNotReady() });
    return health;
  };
  const opened = await awaitRecords(config, {
    log,
    signal,
    onAway: async () => {
      whyNotReady = async () => ['starting', 'records-unwritable'];
      await beAsked();
    },
  });
  if (!opened.ok) {
    health?.close();
    return opened;
  }
  const records = opened.value;
  if (records.openToOthers.length > 0)
    log.warn({ paths: records.openToOthers }, 'others on this machine can look into the records: chmod go= on these paths');
  whyNotReady = async () => ['starting'];
  const { close: stopAnswering } = await beAsked();
  const time = await findTime(config.clock, { log, signal });
  const cards = compileCardsBoard(readCardsBoardFile());
  const lessonVariants = lessonVariantsOn(readOwnVariant);
  const everything = uploadedGames({
    store: records.store,
    games: catalogue(variants, cards),
    presenters: presentersFor([...variants, ...lessonVariants], cards, readRulesPage),
    readPage: readRulesPage,
  });
  const renderer = createRenderer({ boardOf: everything.partsOf });
  const compute = createComputeWorker({ storedOf: everything.storedOf });
  const close = async (): Promise<void> => {
    stopAnswering();
    time?.close();
    await allStopped([renderer.close(), compute.close()], log);
    await records.close();
  };
  const patience: AwaitsRecords = {
    log,
    signal,
    onAway: () => {
      whyNotReady = async () => ['starting', 'records-unwritable'];
    },
    onBack: () => {
      whyNotReady = async () => ['starting'];
    },
  };
  try {
    const started = time
      ? await startServices(
          { config, log, signal },
          { everything, lessonVariants, records, renderer: measuredRenderer(renderer, metrics.work), compute, time, metrics, patience },
        )
      : refuse({ code: 'given-up' });
    if (!started.ok) {
      await close();
      return started;
    }
    whyNotReady = started.value.whyNotReady;
    const stop = async (): Promise<void> => {
      whyNotReady = async () => ['stopping'];
      await started.value.stop();
      await close();
    };
    return ok({ ...started.value, stop });
  } catch (error) {
    await close();
    throw error;
  }
}

interface Services {
  readonly everything: UploadedGames;
  /** The variants of lessons, of which no match can be opened. */
  readonly lessonVariants: readonly Variant[];
  readonly records: OpenRecords;
  readonly renderer: Renderer;
  readonly compute: ComputeWorker;
  readonly time: Time;
  readonly metrics: Metrics;
  /** With which a start waits while the records are away, as a running bot does. */
  readonly patience: AwaitsRecords;
}

const freshSecret = (): string => Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('hex');

async function startServices(
  { config, log, signal }: Surroundings,
  { everything, lessonVariants, records, renderer, compute, time, metrics, patience }: Services,
): Promise<Result<Zongheng, Fault>> {
  const sleepers: Sleepers = {};
  let connected: Bot | undefined;
  const { fellowship } = records;
  const pseudonymKey = await onceRecordsAnswer(() => pseudonymKeyIn(records.store, freshSecret), patience);
  if (!pseudonymKey.ok) return pseudonymKey;
  const hosting: HostingContext = {
    store: measuredStore(everything.store, metrics.work),
    games: everything.games,
    learn: everything.learn,
    taught: catalogue(lessonVariants),
    compute,
    now: time.now,
    log,
    freshSeed: () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0,
    freshSecret,
    pseudonymKey: pseudonymKey.value,
    rolesOf: async (guild, user) => connected?.rolesOf(guild, user),
    tellManager: async lost => connected?.tellManager(lost),
    wake: () => {
      wake(sleepers);
      fellowship?.tellOthers();
    },
  };
  const hashesTold = await onceRecordsAnswer(async () => {
    await matchesAhead(hosting);
    await tellHashes(hosting);
  }, patience);
  if (!hashesTold.ok) return hashesTold;
  // What was left by loading the program and the boards.
  collectGarbage();
  const { token, api, requestsPerSecond } = config;
  const { meter } = metrics;
  const bot = await startBot({
    hosting,
    renderer,
    presenters: everything.presenters,
    variantDesk: variantDesk(compute, config.variantAuthors),
    rulesPicture: readRulesPicture,
    token,
    api,
    requestsPerSecond,
    meter,
    signal,
    ...(fellowship && { sharing: fellowship }),
  });
  if (!bot.ok) return bot;
  connected = bot.value;
  metrics.watch(bot.value);
  metrics.watchRecords({ vitals: records.vitals, now: time.now });
  try {
    const decidersTold = await onceRecordsAnswer(() => tellWhoDecides(hosting), patience);
    if (decidersTold.ok) return ok(startWork({ config, log, signal }, { hosting, records, renderer, time, bot: bot.value, sleepers }));
    await bot.value.stop();
    return decidersTold;
  } catch (error) {
    await allStopped([bot.value.stop(), sleepers.clock?.stop(), sleepers.post?.stop(), sleepers.opponents?.stop()], log);
    throw error;
  }
}

/** What works by itself, each from when it has been started: the clock by time, the others when they are woken because there is something to do. */
interface Sleepers {
  clock?: Clock;
  post?: OutboxWorker;
  opponents?: OpponentPlayer;
}

function wake({ post, opponents }: Sleepers): void {
  post?.wake();
  opponents?.wake();
}

interface Connected extends Pick<Services, 'records' | 'renderer' | 'time'> {
  readonly hosting: HostingContext;
  readonly bot: Bot;
  readonly sleepers: Sleepers;
}

/** Starts what works by itself as long as the bot is connected: posting, the clock, opponents, backups. */
function startWork({ config, log, signal }: Surroundings, { hosting, records, renderer, time, bot, sleepers }: Connected): Zongheng {
  const { fellowship } = records;
  void onceRecordsAnswer(() => goOnForgetting(hosting), { log, signal }).catch((error: unknown) =>
    log.error(whereItBroke(error), 'somebody could not be forgotten yet'),
  );
  const post = createOutboxWorker({
    hosting,
    renderer,
    messenger: bot.messenger,
    room: bot.room,
    ...(fellowship && { isOurs: fellowship.isOurs }),
  });
  sleepers.post = post;
  const { connections, shards } = bot;
  const clock = startClock({
    hosting,
    every: config.tick,
    onChange: time.onChange,
    connections,
    shards,
    ...(fellowship && { atOnce: SEEN_TO_AT_ONCE }),
  });
  sleepers.clock = clock;
  const opponents = createOpponentPlayer(hosting);
  sleepers.opponents = opponents;
  fellowship?.onTold(() => wake(sleepers));
  fellowship?.onChange(() => {
    wake(sleepers);
    void clock.look();
  });
  void readAhead(hosting)
    .then(() => lessonsAhead(hosting))
    .catch((error: unknown) => log.error(whereItBroke(error), 'order texts and lessons could not be read ahead'))
    // What reading ahead has left, which would stay resident until the bot has been busy for long.
    .then(collectGarbageInSteps);
  const backups =
    records.backups && keepBackups({ log, every: config.backupEvery, last: records.backups.backedUpAt, backUp: records.backups.backUp });
  return {
    name: bot.name,
    lost: bot.lost,
    practice: practiceIn(hosting),
    whyNotReady: async () => [...bot.troubles(), ...(await workLeft({ records, now: time.now, log }))],
    stop: () => stopAll({ bot, clock, opponents, post, backups }, log),
  };
}

/** How many matches the clock of a process with PostgreSQL sees to at the same time: while one waits for the server another goes on. */
const SEEN_TO_AT_ONCE = 4;
/** Milliseconds that work in progress may take when the bot is told to end. What is not posted by then is posted after the next start. */
const PATIENCE = 3_000;
const HANGING_UP = 500;

interface UnderWay {
  readonly bot: Bot;
  readonly clock: Clock;
  readonly opponents: OpponentPlayer;
  readonly post: OutboxWorker;
  /** Undefined in PostgreSQL, whose backups are its operator's. */
  readonly backups: Backups | undefined;
}

/** Stops accepting interactions and starting work, waits for work in progress, then disconnects. What fails to stop keeps nothing else from it. */
async function stopAll({ bot, clock, opponents, post, backups }: UnderWay, log: Logger): Promise<void> {
  const stopping = [bot.close(), clock.stop(), opponents.stop(), post.stop(), backups?.stop()];
  await Promise.race([allStopped(stopping, log), pause(PATIENCE, undefined, { ref: false })]);
  await Promise.race([allStopped([bot.stop()], log), pause(HANGING_UP, undefined, { ref: false })]);
}

async function allStopped(stopping: readonly (Promise<void> | undefined)[], log: Logger): Promise<void> {
  for (const one of await Promise.allSettled(stopping))
    if (one.status === 'rejected') log.error(whereItBroke(one.reason), 'a part of the bot could not be stopped');
}
