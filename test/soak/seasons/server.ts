import { startClock } from '../../../src/clock/clock.js';
import { createOpponentPlayer } from '../../../src/clock/opponents.js';
import { seededRandom } from '../../../src/lib/random.js';
import type { OutboxRow } from '../../../src/matches/context/store.js';
import type { Written } from '../../../src/matches/model/beginTransaction.js';
import type { Content } from '../../../src/matches/model/content.js';
import type { MatchId } from '../../../src/matches/model/match.js';
import type { MatchSnapshot } from '../../../src/matches/model/snapshot.js';
import { GAMES, type Posted, type TestBot, testBot } from '../../discord/testBot.js';
import { createPriorityQueue } from './priorityQueue.js';
import { rememberingGames } from './rememberedGames.js';
import { openRememberingStore } from './rememberingStore.js';

/** Messages that people react to. All others are not queued. */
const READ: ReadonlySet<Content['kind']> = new Set<Content['kind']>(['lobby', 'muster', 'seat-asked', 'reminder', 'unfilled', 'paused']);

/** What people are told, as it happens. */
export interface Told {
  /** A message that people react to has been posted, or edited. */
  posted(posted: Posted): void;
  /** A match has changed: it has been joined, a phase has closed, it has ended … */
  changed(snapshot: MatchSnapshot): Promise<void>;
}

/** A bot on a server, with a clock of its own that jumps from one event to the next. */
export interface Server {
  readonly room: TestBot;
  /** The bot's errors. */
  readonly errors: readonly string[];
  now(): number;
  /** Has something be done at a time, in ms. */
  at(time: number, act: () => Promise<void> | void): void;
  /** Lives until a time. */
  until(end: number, told: Told): Promise<void>;
  close(): Promise<void>;
}

/** How many old messages are deleted at once. */
const AT_ONCE = 500;
const NEVER = 2 ** 31 - 1;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Opens the real bot without Discord: its commands, its records in memory, its clock and its opponents. */
export function openServer(seed: number): Server {
  const random = seededRandom(seed);
  const store = openRememberingStore();
  const changed = new Set<MatchId>();
  // Nothing is to be posted until a decision queues it: nothing is delayed or refused here.
  let isQueued = false;
  const { decide } = store.matches;
  const { decide: decideServer, decideWithMatch } = store.servers;
  /** Of the messages of a decision only those are kept that somebody reads. */
  const onlyRead = (written: Written): Written => {
    const messages = written.appended.messages.filter(({ content }) => READ.has(content.kind));
    if (messages.length > 0) isQueued = true;
    return { ...written, appended: { ...written.appended, messages } };
  };
  const watched: typeof store = {
    ...store,
    matches: {
      ...store.matches,
      decide: async (match, asked, work) => {
        changed.add(match);
        return decide(match, asked, (snapshot, stored) => {
          const { outcome, written } = work(snapshot, stored);
          return { outcome, written: onlyRead(written) };
        });
      },
    },
    servers: {
      ...store.servers,
      decide: async (...asked) => {
        const decided = await decideServer(...asked);
        if (decided.opened) {
          changed.add(decided.opened.id);
          isQueued = true;
        }
        return decided;
      },
      decideWithMatch: async (who, id, work) => {
        changed.add(id);
        return decideWithMatch(who, id, (queue, snapshot) => {
          const decided = work(queue, snapshot);
          return decided && { ...decided, written: onlyRead(decided.written) };
        });
      },
    },
  };
  const hex = (): string =>
    Math.floor(random() * 2 ** 32)
      .toString(16)
      .padStart(8, '0');
  const room = testBot(watched, {
    games: rememberingGames(GAMES),
    freshSeed: () => Math.floor(random() * 2 ** 31),
    freshSecret: () => hex() + hex() + hex() + hex(),
  });
  const { hosting } = room;
  const clock = startClock({ hosting, every: NEVER });
  const opponents = createOpponentPlayer(hosting, { every: NEVER });
  const due = new Map<MatchId, number>();
  const stages = new Map<MatchId, string>();
  const acts = createPriorityQueue<{ readonly time: number; readonly act: () => Promise<void> | void }>();
  let next = acts.pop();
  let prunedAt = hosting.now();

  const goTo = (time: number): void => room.pass(Math.max(0, time - hosting.now()));

  /** Posts what people react to, and counts what else was queued with a new match as posted. */
  async function deliver(told: Told): Promise<void> {
    while (isQueued) {
      const rows = await store.outbox.due(hosting.now(), 10_000);
      isQueued = rows.length > 0;
      await takeForPosted(rows.filter(row => !READ.has(row.content.kind)));
      if (rows.some(row => READ.has(row.content.kind))) for (const posted of await room.posts()) told.posted(posted);
    }
  }

  async function takeForPosted(rows: readonly OutboxRow[]): Promise<void> {
    const at = hosting.now();
    await store.outbox.note(
      rows.flatMap(({ id, to }) => {
        const channel = 'channel' in to ? to.channel : `dm-${to.user}`;
        return [
          { kind: 'attempt', id, at },
          { kind: 'posted', id, at, where: { channel, message: `m${id}` } },
        ] as const;
      }),
    );
  }

  /**
   * Lets everything happen that follows at once, and tells of it. What people do in a phase that stays open is answered to them alone: then
   * nothing is posted that anybody reacts to.
   */
  async function settle(told: Told, { looked = false } = {}): Promise<void> {
    let isTold = looked;
    while (changed.size > 0 || isTold) {
      await opponents.look();
      const some = [...changed];
      changed.clear();
      for (const match of some) {
        const snapshot = await store.matches.read(match);
        if (!snapshot) continue;
        keepDue(snapshot);
        if (isElsewhere(snapshot)) isTold = true;
        await told.changed(snapshot);
      }
      if (isTold) await deliver(told);
      isTold = false;
    }
    if (hosting.now() - prunedAt > DAY) {
      prunedAt = hosting.now();
      while ((await store.outbox.prune(hosting.now() - DAY, AT_ONCE)) === AT_ONCE);
    }
  }

  /** Whether a match is in its lobby, or in another phase than when it was last looked at. */
  function isElsewhere({ match: { id, status }, open }: MatchSnapshot): boolean {
    const where = `${status} ${open?.number}`;
    const before = stages.get(id);
    stages.set(id, where);
    return status === 'lobby' || where !== before;
  }

  function keepDue(snapshot: MatchSnapshot): void {
    const time = nextOf(snapshot);
    if (time === Number.POSITIVE_INFINITY) due.delete(snapshot.match.id);
    else due.set(snapshot.match.id, time);
  }

  async function lookAt(time: number, told: Told): Promise<void> {
    goTo(time);
    await clock.look();
    await settle(told, { looked: true });
    if (Math.min(...due.values()) <= time) {
      // A phase may have waited for opponents of the bot.
      await clock.look();
      await settle(told, { looked: true });
    }
    // What the clock left for later it would look at again seconds later.
    for (const [match, until] of due) if (until <= time) due.set(match, time + MINUTE);
  }

  return {
    room,
    errors: room.logged,
    now: hosting.now,
    at: (exact, act) => {
      const time = Math.ceil(exact);
      if (next === undefined || time < next.time) {
        if (next) acts.push(next, next.time);
        next = { time, act };
      } else acts.push({ time, act }, time);
    },
    until: async (end, told) => {
      await settle(told);
      for (;;) {
        const botDue = Math.min(...due.values());
        const time = Math.min(botDue, next?.time ?? Number.POSITIVE_INFINITY);
        if (time >= end) break;
        if (botDue <= time) await lookAt(time, told);
        else if (next) {
          const { act } = next;
          next = acts.pop();
          goTo(time);
          await act();
          await settle(told);
        }
      }
      goTo(end);
    },
    close: async () => {
      await clock.stop();
      await opponents.stop();
    },
  };
}

/** When the bot next has something to do in a match by itself. */
function nextOf({ match, open }: MatchSnapshot): number {
  const times = {
    lobby: [match.muster ? match.muster.until : match.lobbyEndsAt],
    running: [open?.dueAt, open?.closesAt, open?.remindAt, match.asksAt],
    paused: [open ? undefined : match.lobbyEndsAt],
    ended: [],
  }[match.status];
  return Math.min(...times.flatMap(time => time ?? []));
}
