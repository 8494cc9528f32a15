import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { runSql } from '../../postgres/blocking.js';
import { type Cluster, startCluster } from '../../postgres/cluster.js';
import type { BotProcess } from './botProcess.js';
import { type Network, openNetwork } from './network.js';
import { openStage, type Stage } from './stage.js';
import { startGame, type Table } from './table.js';

/** One process of a fleet, and its way to the database. */
interface Member {
  readonly network: Network;
  bot: BotProcess;
}

export interface FleetAsked {
  readonly processes: number;
  /** Into how many shards the gateway is divided. */
  readonly shards: number;
  readonly games: number;
}

/** Several processes of the real bot on one PostgreSQL server, with games in as many guilds as there are shards. */
export interface Fleet {
  readonly stage: Stage;
  readonly tables: readonly Table[];
  /**
   * The ways in which one process is lost, and in which it comes back. Each returns how long it took, in ms, until others had done all that was
   * due and waiting at that moment.
   */
  kill(which: number): Promise<number>;
  freeze(which: number): Promise<number>;
  partition(which: number): Promise<number>;
  /** Stops PostgreSQL as a crash would, and starts it again. */
  restartPostgres(): Promise<void>;
  close(): Promise<void>;
}

const NAMES = ['Ada', 'Bao', 'Claire', 'Dmitri', 'Elena', 'Femi', 'Gaston'];
/** Longer than a lease, in ms. */
const AWAY = 11_000;
const HEARTBEAT = 2_000;
/** Some games fall due together and others apart. */
const LENGTHS = 5;

export async function openFleet({ processes, shards, games }: FleetAsked): Promise<Fleet> {
  const cluster = await startCluster({ durable: true });
  const stage = await openStage({
    rules: { acknowledgeWithin: 2_000, patience: 4_000, heartbeatInterval: HEARTBEAT, guildsRecommended: 1, maxConcurrency: 16 },
    settings: { LOG_LEVEL: 'info', ZONGHENG_DATABASE: cluster.address() },
  });
  const members: Member[] = [];
  const close = async (): Promise<void> => {
    for (const { network } of members) network.mend();
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
    const port = Number(new URL(cluster.address()).port);
    for (let i = 0; i < processes; i++) {
      const network = await openNetwork(port);
      members.push({ network, bot: await stage.start({ ZONGHENG_DATABASE: through(cluster, network) }) });
    }
    const players = await Promise.all(NAMES.map(stage.persona));
    const tables: Table[] = [];
    for (const [i, { name }] of channels.entries()) tables.push(await begin(stage, name, players, i));
    return { stage, tables, close, ...misfortunesOf({ stage, cluster, members }) };
  } catch (error) {
    await close();
    throw error;
  }
}

function through(cluster: Cluster, { port }: Network): string {
  const address = new URL(cluster.address());
  address.port = `${port}`;
  return address.href;
}

function begin(stage: Stage, channel: string, players: Table['host'][], i: number): Promise<Table> {
  const length = `${2 + (i % LENGTHS)}h`;
  return startGame(stage, { channel, players, options: { movement: length, retreats: length, adjustments: length } });
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
  const taken = (): Promise<number> => untilTakenOver(stage, cluster.address());
  return {
    kill: async which => {
      const one = member(which);
      await one.bot.kill();
      const took = await taken();
      one.bot = await stage.start({ ZONGHENG_DATABASE: through(cluster, one.network) });
      return took;
    },
    freeze: async which => {
      const { pid } = member(which).bot;
      process.kill(pid, 'SIGSTOP');
      const [took] = await Promise.all([taken(), sleep(AWAY)]);
      process.kill(pid, 'SIGCONT');
      return took;
    },
    partition: async which => {
      const { network } = member(which);
      network.interrupt();
      const [took] = await Promise.all([taken(), sleep(AWAY)]);
      network.mend();
      return took;
    },
    restartPostgres: async () => {
      cluster.stop();
      await sleep(500);
      cluster.start();
    },
  };
}

/** Longest time that a takeover is waited for. */
const LONGEST = 60_000;
const counted = z.tuple([z.object({ left: z.number() })]);
const ids = (rows: readonly unknown[]): readonly number[] =>
  z
    .array(z.object({ id: z.number() }))
    .parse(rows)
    .map(({ id }) => id);

/** Resolves when all that is due and all that waits now is done by somebody. Returns how long that took, in ms. */
async function untilTakenOver(stage: Stage, address: string): Promise<number> {
  const began = Date.now();
  const now = await stage.director.now();
  const waiting = ids(runSql(address, 'select id from outbox where sent_at is null and gave_up_because is null'));
  const left = `select (
      (select count(*) from outbox where id = any('{${waiting.join()}}'::bigint[]) and sent_at is null and gave_up_because is null)
      + (select count(*) from phases join matches on matches.id = match_id where closed_at is null and due_at <= ${now} and status = 'running')
    )::int as left`;
  for (; Date.now() - began < LONGEST; await sleep(100)) if (counted.parse(runSql(address, left))[0].left === 0) break;
  return Date.now() - began;
}
