import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { runSql } from '../../postgres/blocking.js';
import { type Cluster, startCluster } from '../../postgres/cluster.js';
import { type BotProcess, isOnDiscord } from './botProcess.js';
import { type Network, openNetwork } from './network.js';
import { openStage, type Stage } from './stage.js';
import { phaseLengths, startGame, type Table } from './table.js';

/** One process of a fleet, and its way to the database. A supervisor starts another as soon as it ends. */
interface Member {
  readonly network: Network;
  bot: BotProcess;
  /** Whether its end was asked for. Then nobody starts another. */
  isToEnd: boolean;
  /** Starts another process in its place. */
  restart(): void;
}

/** A process that ended although nobody had asked for it. */
export interface Ended {
  readonly outcome: number | NodeJS.Signals;
  /** The sentence in which it said why. Undefined: it said nothing, or that it did not expect it. */
  readonly because: string | undefined;
  /** The end of its log. */
  readonly log: string;
}

export interface FleetAsked {
  readonly processes: number;
  /** Into how many shards the gateway is divided. */
  readonly shards: number;
  readonly games: number;
}

/** How long it took from the end of a process, in ms. */
export interface Takeover {
  /** Until others had all its leases, and had closed the phases that were due then in its part of the work. */
  readonly taken: number;
  /** Until everything that was due or waited to be posted at that moment, whoever it belonged to, was done. */
  readonly caughtUp: number;
  /** Until Discord had each of its shards connected again, the soonest first. */
  readonly gateways: readonly number[];
}

/** Several processes of the real bot on one PostgreSQL server, with games in as many guilds as there are shards. */
export interface Fleet {
  readonly stage: Stage;
  readonly tables: readonly Table[];
  /** The processes that have ended by themselves so far. */
  ended(): readonly Ended[];
  /** The ways in which one process is lost, and in which it comes back. */
  kill(which: number): Promise<Takeover>;
  freeze(which: number): Promise<void>;
  partition(which: number): Promise<void>;
  /** Stops PostgreSQL as a crash would, and starts it again. */
  restartPostgres(): Promise<void>;
  close(): Promise<void>;
}

const NAMES = ['Ada', 'Bao', 'Claire', 'Dmitri', 'Elena', 'Femi', 'Gaston'];
/** Longer than a lease, in ms. */
const AWAY = 11_000;
const HEARTBEAT = 2_000;
export async function openFleet({ processes, shards, games }: FleetAsked): Promise<Fleet> {
  const cluster = await startCluster({ durable: true });
  const stage = await openStage({
    rules: { acknowledgeWithin: 2_000, patience: 4_000, heartbeatInterval: HEARTBEAT, guildsRecommended: 1, maxConcurrency: 16 },
    settings: { LOG_LEVEL: 'info', ZONGHENG_DATABASE: cluster.address() },
  });
  const members: Member[] = [];
  const ended: Ended[] = [];
  const close = async (): Promise<void> => {
    for (const one of members) {
      one.isToEnd = true;
      one.network.mend();
    }
    await Promise.all(members.map(({ bot }) => bot.stop()));
    await stage.abandon();
    for (const { network } of members) network.close();
    cluster.remove();
  };
  try {
    const channels = Array.from({ length: games }, (_, i) => ({ guild: i % shards, name: `table-${i + 1}` }));
    for (let guild = 0; guild < shards; guild++) {
      const here = channels.filter(one => one.guild === guild).map(({ name }) => name);
      if (guild > 0 || here.length > 0) await stage.director.ask('guilds.add', { name: `Guild ${guild + 1}`, channels: here });
    }
    await stage.bot().stop();
    await untilShardsAreFree(cluster.address());
    const port = Number(new URL(cluster.address()).port);
    for (let i = 0; i < processes; i++) {
      const network = await openNetwork(port);
      const launch = () => stage.launch({ ZONGHENG_DATABASE: through(cluster, network) });
      const one = supervised(network, launch, ended);
      members.push(one);
      await isOnDiscord(() => one.bot);
    }
    const players = await Promise.all(NAMES.map(stage.persona));
    const tables: Table[] = [];
    for (const [i, { name }] of channels.entries()) tables.push(await begin(stage, name, players, phaseLengths(i, games)));
    return { stage, tables, close, ended: () => ended, ...misfortunesOf({ stage, cluster, members }) };
  } catch (error) {
    await close();
    throw error;
  }
}

const HELD_SHARDS = `select count(*)::int as count from leases
  where kind = 'shard' and expires_at > (extract(epoch from clock_timestamp()) * 1000)::bigint`;
const counting = z.tuple([z.object({ count: z.number() })]);

/** Resolves when a process that has ended holds no shard any more. Until then there are only as many shards as it needed. */
export async function untilShardsAreFree(address: string): Promise<void> {
  while (counting.parse(runSql(address, HELD_SHARDS))[0].count > 0) await sleep(200);
}

function through(cluster: Cluster, { port }: Network): string {
  const address = new URL(cluster.address());
  address.port = `${port}`;
  return address.href;
}

/** How often a game is begun anew whose set-up was not answered in time: on a busy machine the bot may be late once. */
const BEGUN_ANEW = 5;

async function begin(stage: Stage, channel: string, players: Table['host'][], options: ReturnType<typeof phaseLengths>): Promise<Table> {
  for (let tried = 1; ; tried++) {
    const here = tried === 1 ? channel : `${channel}-${tried}`;
    try {
      if (tried > 1) await addBeside(stage, { channel, here, host: players[0] });
      return await startGame(stage, { channel: here, players, options });
    } catch (error) {
      if (tried === BEGUN_ANEW) throw error;
      console.log(`${here}: begun anew, because ${String(error).split('\n')[0]}`);
    }
  }
}

async function addBeside(
  stage: Stage,
  { channel, here, host }: { channel: string; here: string; host: Table['host'] | undefined },
): Promise<void> {
  const guild = (await host?.channels())?.find(({ name }) => name === channel)?.guild?.id ?? '';
  await stage.director.ask('channels.add', { guild, name: here });
}

/** Milliseconds after which a supervisor starts a process again. */
const RESTARTED_AFTER = 1_000;
/** What a process says when it ends by a fault of the program. */
const UNEXPECTED = /something unexpected ended the bot|Zongheng has to stop/;

/** A process that is started again whenever it ends by itself, which is noted. */
function supervised(network: Network, launch: () => BotProcess, ended: Ended[]): Member {
  const watch = (bot: BotProcess): BotProcess => {
    void bot.ended.then(async outcome => {
      if (one.isToEnd) return;
      const lines = bot.log().trimEnd().split('\n');
      const because = UNEXPECTED.test(bot.log()) ? undefined : lines.findLast(line => !line.startsWith('{') && line !== '');
      ended.push({ outcome, because, log: lines.slice(-10).join('\n') });
      await sleep(RESTARTED_AFTER);
      if (!one.isToEnd) one.restart();
    });
    return bot;
  };
  const one: Member = {
    network,
    bot: watch(launch()),
    isToEnd: false,
    restart: () => {
      one.bot = watch(launch());
    },
  };
  return one;
}

interface Parts {
  readonly stage: Stage;
  readonly cluster: Cluster;
  readonly members: readonly Member[];
}

function misfortunesOf({ stage, cluster, members }: Parts): Pick<Fleet, 'kill' | 'freeze' | 'partition' | 'restartPostgres'> {
  const member = (which: number): Member => {
    const found = members[which % members.length];
    if (!found) throw new Error('There are no processes.');
    return found;
  };
  return {
    kill: async which => {
      const one = member(which);
      await isOnDiscord(() => one.bot);
      const dead = idOf(one.bot);
      one.isToEnd = true;
      const { shards } = await stage.director.ask('bot.read', {});
      await one.bot.kill();
      const [took, gateways] = await Promise.all([untilTakenOver(stage, cluster.address(), dead), untilConnected(stage, shards)]);
      one.isToEnd = false;
      one.restart();
      await isOnDiscord(() => one.bot);
      return { ...took, gateways };
    },
    freeze: async which => {
      await isOnDiscord(() => member(which).bot);
      const { pid } = member(which).bot;
      process.kill(pid, 'SIGSTOP');
      await sleep(AWAY);
      process.kill(pid, 'SIGCONT');
    },
    partition: async which => {
      const { network } = member(which);
      network.interrupt();
      await sleep(AWAY);
      network.mend();
    },
    restartPostgres: async () => {
      cluster.stop();
      await sleep(500);
      cluster.start();
    },
  };
}

/** The id by which a process is known to the others. It tells it in its log. */
const idOf = (bot: BotProcess): string => /"process":"([0-9a-f]{16})"/.exec(bot.log())?.[1] ?? 'none';

/** Longest time that is waited for everything to be done. */
const LONGEST = 10 * 60_000;
const counted = z.tuple([z.object({ leases: z.number(), phases: z.number(), posts: z.number(), its: z.number() })]);
const ids = (rows: readonly unknown[]): string =>
  z
    .array(z.object({ id: z.number() }))
    .parse(rows)
    .map(({ id }) => id)
    .join();

/** How many ms it takes until those of these shards that are not connected are, the soonest first. */
export async function untilConnected({ director }: Stage, shards: readonly number[]): Promise<readonly number[]> {
  const began = Date.now();
  const took: number[] = [];
  let lost: readonly number[] | undefined;
  for (; Date.now() - began < LONGEST; await sleep(50)) {
    const connected = new Set((await director.ask('bot.read', {})).shards);
    const still = (lost ?? shards).filter(shard => !connected.has(shard));
    for (let i = still.length; i < (lost ?? still).length; i++) took.push(Date.now() - began);
    lost = still;
    if (still.length === 0) return took;
  }
  return [...took, ...(lost ?? []).map(() => LONGEST)];
}

async function untilTakenOver(stage: Stage, address: string, dead: string): Promise<Omit<Takeover, 'gateways'>> {
  const began = Date.now();
  const now = await stage.director.now();
  const waiting = ids(runSql(address, 'select id from outbox where sent_at is null and gave_up_because is null'));
  const parts = ids(runSql(address, `select number as id from leases where kind = 'work' and holder = '${dead}'`));
  const due = `phases join matches on matches.id = match_id where closed_at is null and due_at <= ${now} and status = 'running'`;
  const left = `select (select count(*) from leases where holder = '${dead}')::int as leases, (select count(*) from ${due})::int as phases,
    (select count(*) from ${due} and match_id % 64 = any('{${parts}}'))::int as its,
    (select count(*) from outbox where id = any('{${waiting}}'::bigint[]) and sent_at is null and gave_up_because is null)::int as posts`;
  let taken: number | undefined;
  for (; Date.now() - began < LONGEST; await sleep(100)) {
    const [{ leases, phases, posts, its }] = counted.parse(runSql(address, left));
    if (leases + its === 0) taken ??= Date.now() - began;
    if (leases + phases + posts === 0) break;
  }
  return { taken: taken ?? LONGEST, caughtUp: Date.now() - began };
}
