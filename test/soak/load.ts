import { setTimeout as sleep } from 'node:timers/promises';
import { SnowflakeUtil } from 'discord.js';
import type { LoggedRequest } from 'discord-simulator';
import { seededRandom } from '../../src/lib/random.js';
import { immediateIn } from '../../src/store/records.js';
import { type Crowd, type CrowdAsked, type Hosted, openCrowd, PATIENCE } from './crowd.js';
import { percentile, seconds } from './figures.js';

export interface LoadAsked extends CrowdAsked {
  /** The number of commands that people send per second. */
  readonly perSecond: number;
  /** For how long they do so while nothing is due, in milliseconds. */
  readonly idle: number;
}

/** What was measured, in milliseconds. */
export interface Figures {
  /** From sending to acknowledgement, of every command: while nothing was due, and from the deadline until everything was posted. */
  readonly idle: readonly number[];
  readonly busy: readonly number[];
  /** The number of commands that were not acknowledged in time. */
  readonly unanswered: number;
  /** From the deadline to the close of each phase, to the text of its results, and to its picture. */
  readonly closed: readonly number[];
  readonly told: readonly number[];
  readonly drawn: readonly number[];
  /** From the deadline until the opponents of the bot had answered in the next phase of each of their games. */
  readonly answered: number;
  /** How many requests count towards Discord's 50 per second, from the deadline until everything was posted, and how long that was. */
  readonly requests: number;
  readonly until: number;
}

/** Lets many phases fall due in the same minute on a bot with many games, while people go on sending commands, and measures. */
export async function measureLoad(asked: LoadAsked): Promise<Figures> {
  const crowd = await openCrowd(asked);
  try {
    const idle = await during(crowd, asked, () => sleep(asked.idle));
    const start = await passDeadline(crowd);
    const busy = await during(crowd, asked, () => allDrawn(crowd, asked));
    const answered = (await allAnswered(crowd, asked)) - crowd.dueAt;
    const requests = await crowd.stage.director.requests(start.number);
    return {
      idle: idle.waits,
      busy: busy.waits,
      unanswered: idle.unanswered + busy.unanswered,
      ...timesOf(crowd, asked.due, requests),
      answered,
      requests: requests.filter(isLimited).length,
      until: Math.max(...requests.filter(isLimited).map(({ at }) => at)) - crowd.dueAt,
    };
  } finally {
    await crowd.stage.close(() => true);
  }
}

/** Skips to the deadline. Returns the number of the last request before it. */
async function passDeadline({ stage: { director }, dueAt }: Crowd): Promise<{ readonly number: number }> {
  const number = (await director.requests()).at(-1)?.number ?? 0;
  void director.skip(dueAt - (await director.now()));
  return { number };
}

interface Answers {
  readonly waits: readonly number[];
  readonly unanswered: number;
}

/** Has people send commands at even intervals as long as `going` runs. */
async function during({ stage, games }: Crowd, { due, perSecond }: LoadAsked, going: () => Promise<void>): Promise<Answers> {
  const first = (await stage.director.requests()).at(-1)?.number ?? 0;
  const random = seededRandom(7);
  const sent: Promise<boolean>[] = [];
  let isOver = false;
  const sending = (async () => {
    for (let i = 0; !isOver; i++) {
      const game = games[due + Math.floor(random() * (games.length - due))];
      if (game) sent.push(command(game, i));
      await sleep(1_000 / perSecond);
    }
  })();
  await going();
  isOver = true;
  await sending;
  const answered = await Promise.all(sent);
  return { waits: waitsIn(await stage.director.requests(first)), unanswered: answered.filter(was => !was).length };
}

/** Has a player send an order, open the panel, or ask for the status. Returns whether the bot answered. */
async function command({ match, channel, players }: Hosted, i: number): Promise<boolean> {
  const game = String(match);
  const player = players[i % players.length];
  const asks = [
    () => player?.command(channel, '/order', { text: 'A Xia H', game }),
    () => player?.command(channel, '/orders', { game }),
    () => player?.command(channel, '/status', { game }),
  ];
  return (asks[i % asks.length]?.() ?? Promise.resolve()).then(
    () => true,
    () => false,
  );
}

const CALLBACK = /^\/interactions\/(\d+)\//;

const waitsIn = (requests: readonly LoggedRequest[]): readonly number[] =>
  requests.flatMap(({ path, at }) => {
    const id = CALLBACK.exec(path)?.[1];
    return id === undefined ? [] : [at - SnowflakeUtil.timestampFrom(id)];
  });

const isLimited = ({ path }: LoggedRequest): boolean => !CALLBACK.test(path) && !path.startsWith('/webhooks/');

const RESULTS = /"title":"Results: /;
const tellsResults = ({ method, body, status, path }: LoggedRequest): boolean =>
  status === 200 && method !== 'GET' && path.startsWith('/channels/') && RESULTS.test(JSON.stringify(body) ?? '');

const LOOK_EVERY = 500;

/** Waits until everything is posted. It reads only the bot's records, because the guild is busy enough. */
async function allDrawn(crowd: Crowd, { due, patience = PATIENCE }: LoadAsked): Promise<void> {
  const { stage, games } = crowd;
  const isOpen = ({ match }: Hosted): boolean => immediateIn(stage.records).history.phase(match, 1)?.closedAt === undefined;
  const openGames = (): readonly Hosted[] => games.slice(0, due).filter(isOpen);
  for (const until = Date.now() + patience; Date.now() < until; await sleep(LOOK_EVERY))
    if (stage.records.waiting() === 0 && openGames().length === 0) return;
  throw new Error(`Not everything was posted within ${patience} ms:\n${whatIsLeft(crowd, openGames())}`);
}

/** Waits until no opponent of the bot owes an answer. Returns the guild's time then. */
async function allAnswered({ stage }: Crowd, { patience = PATIENCE }: LoadAsked): Promise<number> {
  for (const until = Date.now() + patience; Date.now() < until; await sleep(LOOK_EVERY))
    if (immediateIn(stage.records).matches.opponentsDue().length === 0) return stage.director.now();
  throw new Error(`Opponents of the bot did not answer within ${patience} ms`);
}

/** For the error of a test: the phases still open and when they are due now, the messages still queued, and the end of the bot's log. */
function whatIsLeft({ stage, dueAt }: Crowd, open: readonly Hosted[]): string {
  const phases = open.map(({ match }) => {
    const late = (immediateIn(stage.records).history.phase(match, 1)?.dueAt ?? Number.NaN) - dueAt;
    return `match ${match} is open, due ${seconds(late)} after its first deadline`;
  });
  const queued = stage.records.outbox().flatMap(row => (row.sentAt === null && row.gaveUp === null ? [JSON.stringify(row)] : []));
  return [...phases, `${stage.records.waiting()} messages are queued`, ...queued, ...stage.bot().log().split('\n').slice(-40)].join('\n');
}

function timesOf(
  { stage, games, dueAt }: Crowd,
  due: number,
  requests: readonly LoggedRequest[],
): Pick<Figures, 'closed' | 'told' | 'drawn'> {
  const results = requests.filter(tellsResults);
  const firsts = (found: readonly LoggedRequest[]): readonly number[] => {
    const byChannel = new Map<string, number>();
    for (const { path, at } of found) {
      const channel = path.split('/')[2] ?? '';
      byChannel.set(channel, Math.min(byChannel.get(channel) ?? at, at));
    }
    return [...byChannel.values()].map(at => at - dueAt);
  };
  return {
    closed: games
      .slice(0, due)
      .map(({ match }) => (immediateIn(stage.records).history.phase(match, 1)?.closedAt ?? Number.POSITIVE_INFINITY) - dueAt),
    told: firsts(results),
    drawn: firsts(results.filter(({ files }) => files.some(({ type }) => type.startsWith('image/')))),
  };
}

/** Measures and prints the figures. Returns whether they are within the limits. */
export async function soakLoad(asked: LoadAsked): Promise<boolean> {
  const { idle, busy, unanswered, closed, told, drawn, answered, requests, until } = await measureLoad(asked);
  const row = (what: string, waits: readonly number[]): string =>
    `${what}: ${waits.length}, median ${percentile(waits, 0.5)} ms, p99 ${percentile(waits, 0.99)} ms, longest ${Math.max(...waits)} ms`;
  console.log(`${asked.games} games in ${asked.guilds} guilds, ${asked.due} due in the same minute, ${asked.perSecond} commands a second`);
  console.log(row('commands acknowledged while nothing was due', idle));
  console.log(row('commands acknowledged meanwhile', busy));
  console.log(`commands not answered: ${unanswered}`);
  console.log(`adjudicated: ${closed.length}, the last after ${seconds(Math.max(...closed))}`);
  console.log(`results told in words: ${told.length}, the last after ${seconds(Math.max(...told))}`);
  console.log(`pictures posted: ${drawn.length}, the last after ${seconds(Math.max(...drawn))}`);
  if (asked.opponents)
    console.log(`opponents of the bot: ${asked.opponents}, all had answered in the next phase after ${seconds(answered)}`);
  console.log(`${requests} requests in ${seconds(until)}; Discord's limit lets them through in ${seconds((requests / 50) * 1000)}`);
  return Math.max(...closed) <= ADJUDICATED && percentile(busy, 0.99) < ACKNOWLEDGED && unanswered === 0;
}

export const ADJUDICATED = 10_000;
export const ACKNOWLEDGED = 1_000;
