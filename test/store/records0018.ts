import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type Database from 'better-sqlite3';
import { z } from 'zod';
import { readCardsBoardFile, readOwnVariant } from '../../src/assets.js';
import { catalogue } from '../../src/games/catalogue/catalogue.js';
import { variantsOn } from '../../src/games/catalogue/diplomacyVariants.js';
import { compileCardsBoard } from '../../src/games/warring-states-cards/board/cardsBoard.js';
import { flatMapInOrder, mapInOrder } from '../../src/lib/inOrder.js';
import type { Result } from '../../src/lib/result.js';
import { castBallot } from '../../src/matches/actions/ballots/castBallot.js';
import { adjudicateNow } from '../../src/matches/actions/hosting/adjudicateNow.js';
import { endMatch } from '../../src/matches/actions/hosting/endMatch.js';
import { handOver } from '../../src/matches/actions/hosting/handOver.js';
import { hostHeard } from '../../src/matches/actions/hosting/hostCheck.js';
import { offerHosting, takeHosting, withdrawOffer } from '../../src/matches/actions/hosting/hostGone.js';
import { replacePlayer } from '../../src/matches/actions/hosting/replacePlayer.js';
import { rollBack } from '../../src/matches/actions/hosting/rollBack.js';
import { answerMuster } from '../../src/matches/actions/lobby/answerMuster.js';
import { joinMatch } from '../../src/matches/actions/lobby/joinMatch.js';
import { endMusters } from '../../src/matches/actions/lobby/muster.js';
import { startMatch } from '../../src/matches/actions/lobby/startMatch.js';
import { markReady } from '../../src/matches/actions/orders/markReady.js';
import { motionOf, proposeMotion } from '../../src/matches/actions/orders/proposeMotion.js';
import { sayOutcome } from '../../src/matches/actions/orders/sayOutcome.js';
import { submitOrders } from '../../src/matches/actions/orders/submitOrders.js';
import { forgetUser, goOnForgetting } from '../../src/matches/actions/people/forgetUser.js';
import { goAway } from '../../src/matches/actions/people/goAway.js';
import { openThread, pressMessagesOf, sendPress } from '../../src/matches/actions/press/sendPress.js';
import { resignSeat } from '../../src/matches/actions/seats/resignSeat.js';
import { agreeToSubstitute, appoint } from '../../src/matches/actions/seats/substitute.js';
import { takeSeat } from '../../src/matches/actions/seats/takeSeat.js';
import { look } from '../../src/matches/context/decide.js';
import type { HostingContext, OutgoingMessage, Posted } from '../../src/matches/context/ports.js';
import { deliver } from '../../src/matches/delivery/deliver.js';
import { pauseBlocked } from '../../src/matches/delivery/settleRefused.js';
import { seatHoldersOf } from '../../src/matches/model/people.js';
import { pseudonymKeyIn, seenBy } from '../../src/matches/read/disclosures.js';
import { ownEdits } from '../../src/matches/read/ownEdits.js';
import { ownMatches } from '../../src/matches/read/ownMatches.js';
import { questionOf } from '../../src/matches/read/question.js';
import { statusOf } from '../../src/matches/read/statusOf.js';
import { verifyOrders } from '../../src/matches/read/verifyOrders.js';
import { closeDuePhases } from '../../src/matches/turn/closeDuePhases.js';
import { offerResume } from '../../src/matches/turn/offerResume.js';
import { pauseGone } from '../../src/matches/turn/pauseMatch.js';
import { sendReminders } from '../../src/matches/turn/remind.js';
import { resumeMatch } from '../../src/matches/turn/resumeMatch.js';
import { tellHashes } from '../../src/matches/turn/tellHashes.js';
import { tellWhoDecides } from '../../src/matches/turn/tellWhoDecides.js';
import { fakeDelivery, notPosted } from '../matches/fakeDelivery.js';
import type { Arranged } from '../records/arranged.js';
import { opened, recordsUntil, withDatabase } from './files.js';

const MINUTE = 60_000;
/** When the bot of the version before was stopped. */
const STOPPED = Date.UTC(2026, 0, 20, 12);

const GAMES = catalogue(variantsOn(readOwnVariant), compileCardsBoard(readCardsBoardFile()));

const linesOf = (name: string): readonly unknown[] =>
  readFileSync(join(import.meta.dirname, name), 'utf8')
    .split('\n')
    .flatMap(line => (line === '' ? [] : [JSON.parse(line)]));

const header = z.object({ table: z.string(), columns: z.array(z.string()) });

/**
 * Makes the database that the version before left behind, with games of every kind under way. It was played with the code of that version;
 * `records-0018.jsonl` has its rows: a line names a table and its columns, the next ones are its rows.
 */
export function fillWithRecords0018(path: string): void {
  recordsUntil(path, '0018_user_indexes');
  withDatabase(path, client => {
    client.pragma('journal_mode = MEMORY');
    client.transaction(() => {
      let insert: Database.Statement<unknown[]> | undefined;
      for (const line of linesOf('records-0018.jsonl')) {
        if (Array.isArray(line)) insert?.run(line.map(asStored));
        else {
          const { table, columns } = header.parse(line);
          insert = client.prepare(`INSERT INTO "${table}" (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`);
        }
      }
    })();
  });
}

const asStored = (value: unknown): unknown => (typeof value === 'object' && value !== null ? JSON.stringify(value) : value);

const step = z.tuple([z.tuple([z.string()]).rest(z.unknown())]).rest(z.unknown());
type Step = z.infer<typeof step>[0];

/**
 * What the version before did next, from the same records: step by step what came of it, and how the matches stood in the end. In three
 * things this version does otherwise, and the scenes say so: a phase waits for the seats that were left in it, until its deadline; open seats
 * are announced together; players get a message when a match begins and when a phase waits for them, and one reminder.
 */
const scene = z.object({
  name: z.string(),
  /** The matches whose messages are compared; empty: all. */
  matches: z.array(z.number()),
  steps: z.array(step),
  stands: z.record(z.string(), z.unknown()),
});
export type Scene = z.infer<typeof scene>;
export const SCENES: readonly Scene[] = linesOf('scenes-0018.jsonl').map(line => scene.parse(line));

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.flatMap(([key, one]) => (one === undefined ? [] : [[key, sorted(one)]])));
};
const nameless = (text: string): string => text.replaceAll(/nameless-[0-9a-f]+/g, 'nameless');

/**
 * What was sent to each reader: new messages in order, then edits with the messages that they edit, by those: in which order edits are made
 * depends on when their pictures are drawn.
 */
function toldIn(messages: readonly OutgoingMessage[], isMeant: (match: number) => boolean): unknown {
  const told: Record<string, unknown[]> = {};
  const byEdited = (a: OutgoingMessage, b: OutgoingMessage): number => {
    const [one, other] = [a, b].map(({ edits }) => edits?.message ?? '');
    return one === other ? 0 : String(one) < String(other) ? -1 : 1;
  };
  for (const { row, edits, match, filed, ready, players, othersDecide } of messages.toSorted(byEdited)) {
    if (!isMeant(match.id)) continue;
    const reader = nameless('channel' in row.to ? row.to.channel : `@${row.to.user}`);
    const { kind, ...content } = row.content;
    const more = {
      ...(kind === 'receipt' && { onFile: (filed ?? []).flatMap(({ text }) => text ?? []), ready }),
      ...(kind === 'lobby' && { players }),
      ...(othersDecide && { othersDecide }),
    };
    const said = JSON.parse(nameless(JSON.stringify(sorted({ ...content, ...more }))));
    const one = [`${match.id} ${kind}${edits ? ` edits ${edits.message}` : ''}`, ...(Object.keys(said).length > 0 ? [said] : [])];
    told[reader] = [...(told[reader] ?? []), one];
  }
  return sorted(told);
}

/** A bot on a database, five minutes after the version before was stopped. */
interface Bot {
  readonly hosting: HostingContext & { readonly store: Arranged };
  /** What was logged as an error. */
  readonly broken: readonly string[];
  pass(time: number): void;
  /** Delivers what can be delivered now; to the channel `refused` says otherwise. */
  post(refused?: (message: OutgoingMessage) => Posted | undefined): Promise<readonly OutgoingMessage[]>;
}

async function botOn(store: Arranged): Promise<Bot> {
  let now = STOPPED + 5 * MINUTE;
  let secrets = 0;
  const broken: string[] = [];
  const note = (facts: object, what: string) => void broken.push(JSON.stringify({ ...facts, what }));
  const freshSecret = (): string => createHash('sha256').update(`after ${secrets++}`).digest('hex').slice(0, 32);
  const posted = new Map<string, number>();
  const arrive = ({ row, edits }: OutgoingMessage): Posted => {
    if (edits) return { ok: true, ...edits };
    const channel = 'channel' in row.to ? row.to.channel : `dm-${row.to.user}`;
    const place = row.content.kind === 'thread' ? `thread-${row.content.seats.join('-')}` : channel;
    const number = (posted.get(place) ?? 0) + 1;
    posted.set(place, number);
    return { ok: true, channel: place, message: `${place}+${number}` };
  };
  const hosting: Bot['hosting'] = {
    store,
    games: GAMES,
    now: () => now,
    log: { info: () => undefined, warn: () => undefined, error: note },
    freshSeed: () => 7,
    freshSecret,
    pseudonymKey: await pseudonymKeyIn(store, freshSecret),
    wake: () => undefined,
  };
  return {
    hosting,
    broken,
    pass: time => {
      now += time;
    },
    post: async refused => {
      const delivery = fakeDelivery(message => refused?.(message) ?? arrive(message));
      await deliver(hosting, delivery);
      return delivery.sent;
    },
  };
}

const came = <F extends { readonly code?: string } | object>(result: Result<unknown, F>): string => {
  if (result.ok) return 'ok';
  return 'code' in result.fault ? String(result.fault.code) : 'refused';
};

/** What people, the clock and the outbox worker do, by the names of the steps. */
function deedsOf({ hosting, pass, post }: Bot, isMeant: (match: number) => boolean) {
  const { store } = hosting;
  const language = 'en' as const;
  const open = (match: number): number => store.openPhase(match)?.number ?? 0;
  const ids = (matches: readonly { readonly id: number }[]): readonly number[] => matches.map(({ id }) => id);
  return {
    pass,
    clock: async () => {
      await closeDuePhases(hosting);
      await sendReminders(hosting);
      await endMusters(hosting);
    },
    deliver: async (kind?: string, because?: Parameters<typeof notPosted>[0], code?: number) => {
      const isRefused = ({ row }: OutgoingMessage): boolean => row.content.kind === kind && 'channel' in row.to;
      return toldIn(await post(message => (because && isRefused(message) ? notPosted(because, code) : undefined)), isMeant);
    },
    look: () => pauseBlocked(hosting),
    start: async () => {
      await tellHashes(hosting);
      await tellWhoDecides(hosting);
      await goOnForgetting(hosting);
    },
    order: async (match: number, user: string, text: string) => came(await submitOrders(hosting, { match, user, text, language })),
    ready: async (match: number, user: string) =>
      came(await markReady(hosting, { match, phase: open(match), user, ready: true, anyway: true, language })),
    vote: async (match: number, user: string, key: string, yes: boolean) => {
      const question = questionOf(key);
      if (!question) throw new Error(`${key} is no question`);
      const cast = await castBallot(hosting, { match, user, question, yes });
      return cast.ok && cast.value.agreed ? 'agreed' : came(cast);
    },
    join: async (match: number, user: string) => came(await joinMatch(hosting, match, user)),
    here: async (match: number, user: string) => came(await answerMuster(hosting, match, user)),
    begin: async (match: number, user: string, emptySeats: boolean) => came(await startMatch(hosting, match, user, { emptySeats })),
    take: async (match: number, seat: string, user: string, by?: string) =>
      came(await takeSeat(hosting, { match, seat, user, ...(by && { by }) })),
    replace: async (match: number, by: string, seat: string, user: string) => came(await replacePlayer(hosting, { match, by, seat, user })),
    resign: async (match: number, user: string) => came(await resignSeat(hosting, match, user)),
    appoint: async (match: number, user: string, by: string, until: string) => {
      const asked = await appoint(hosting, { match, user, by, until });
      const seat = (await look(hosting, match, seatHoldersOf))?.find(one => one.user === user)?.seat ?? '';
      await agreeToSubstitute(hosting, { match, seat, user: by });
      return came(asked);
    },
    press: async (match: number, user: string, to: readonly string[], text: string, interaction: string) =>
      came(await sendPress(hosting, { match, user, to, text, interaction })),
    thread: async (match: number, user: string, to: readonly string[]) => {
      const thread = await openThread(hosting, { match, user, to });
      return thread.ok ? (thread.value.channel ?? 'is being opened') : came(thread);
    },
    letters: async (match: number, user: string) => {
      const press = await pressMessagesOf(hosting, match, user);
      return press.ok ? press.value.map(({ phase, seat, to, text }) => [phase, seat, to, text]) : came(press);
    },
    motion: async (match: number, user: string, text: string) => {
      const motion = await proposeMotion(hosting, { match, user, text, language, phase: open(match) });
      return motion.ok ? motion.value.number : came(motion);
    },
    motions: (match: number) =>
      flatMapInOrder([1, 2, 3], async number => {
        const motion = await motionOf(hosting, match, open(match), number);
        return motion ? [[motion.number, motion.seat, motion.of, motion.text]] : [];
      }),
    say: async (match: number, user: string, text: string) => {
      const said = await sayOutcome(hosting, { match, user, text, language });
      return said.ok ? (said.value.fault?.code ?? (said.value.isClosed ? 'closed' : 'ok')) : came(said);
    },
    resume: async (match: number, user: string) => came(await resumeMatch(hosting, match, user)),
    gone: async (match: number) => offerHosting(hosting, match, (await store.matches.get(match))?.host ?? ''),
    back: async (match: number) => withdrawOffer(hosting, match, (await store.matches.get(match))?.host ?? ''),
    host: async (match: number, user: string) => came(await takeHosting(hosting, match, user)),
    removed: async (guild: string) => ids(await pauseGone(hosting, { guild })),
    'invited again': async (guild: string) => ids(await offerResume(hosting, new Set([guild]))),
    'hand over': async (match: number, by: string, to: string, isAdmin: boolean) => {
      const handed = await handOver(hosting, { match, by, to, isAdmin });
      return handed.ok ? handed.value.kind : came(handed);
    },
    heard: async (id: number, user: string) => {
      const match = await store.matches.get(id);
      if (match) await hostHeard(hosting, match, user);
    },
    close: async (match: number, user: string) => came(await adjudicateNow(hosting, { match, user, force: true })),
    'roll back': async (match: number, user: string, phase: number) => {
      const back = await rollBack(hosting, { match, user, phase });
      return back.ok ? back.value.id : came(back);
    },
    end: async (match: number, user: string) => came(await endMatch(hosting, match, user)),
    away: async (user: string, until: string) => came(await goAway(hosting, { user, until })),
    forget: async (user: string) => came(await forgetUser(hosting, user)),
    seen: async (match: number, user: string) => {
      const seen = (await look(hosting, match, m => seenBy(m, user))) ?? [];
      return [...new Set(seen.map(({ as, seat }) => `${as} ${seat}`.trim()))].toSorted();
    },
    own: async (user: string) =>
      mapInOrder(await ownMatches(hosting, user), async one => {
        const { match, seat, isHost, readiness } = await one();
        return [match.id, seat?.id ?? '', isHost ? 'hosts' : '', readiness ?? ''].join(' ').trimEnd();
      }),
    edits: async (match: number, user: string) => {
      const edits = await ownEdits(hosting, match, user);
      return edits.ok ? edits.value.map(({ phase, typed, by }) => [phase, typed, by ?? 'own'].join(' ')) : came(edits);
    },
    seals: async (match: number, number: number, user: string) => {
      const opened = await verifyOrders(hosting, match, { number, user });
      return opened.ok ? opened.value.seals.map(({ seat, orders, hash }) => [seat, hash.slice(0, 8), orders].join(' ')) : came(opened);
    },
    status: async (match: number) => {
      const status = await statusOf(hosting, match);
      if (!status.ok) return came(status);
      const { waitingFor, players, standings } = status.value;
      return [waitingFor ?? 'unknown', players.length, ...standings.map(({ seat, points }) => `${seat} ${points}`)];
    },
  } satisfies Record<string, (...given: never[]) => unknown>;
}

async function perform(deeds: ReturnType<typeof deedsOf>, [what, ...given]: Step): Promise<unknown> {
  const deed = new Map<string, (...given: never[]) => unknown>(Object.entries(deeds)).get(what);
  if (!deed) throw new Error(`no step is called ${what}`);
  return Reflect.apply(deed, undefined, given);
}

const hashOf = (text: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(sorted(JSON.parse(String(text)))))
    .digest('hex')
    .slice(0, 8);

const SEATS = `SELECT seats.seat, coalesce(tenures.user_id, '-') AS user
  FROM seats LEFT JOIN tenures ON tenures.match_id = seats.match_id AND tenures.seat = seats.seat AND tenures.until IS NULL
  WHERE seats.match_id = ? ORDER BY seats.id`;

/** How a match stands, as the records say. */
function standing(client: Database.Database, id: number): unknown {
  const all = (sql: string) => client.prepare<[number], Record<string, unknown>>(sql).all(id);
  const hashed = (text: unknown): unknown => (text === null ? null : hashOf(text));
  const told = (row: Record<string, unknown>, ...columns: readonly string[]): string => columns.map(column => row[column]).join(' ');
  const [match] = all('SELECT *, ending ->> \'$.kind\' AS "end" FROM matches WHERE id = ?');
  return {
    status: match && told(match, 'status', 'paused_because', 'end', 'host'),
    phases: all("SELECT *, coalesce(closed_by, 'open') AS closed FROM phases WHERE match_id = ? ORDER BY number").map(row =>
      [
        told(row, 'number', 'kind', 'closed', 'due_at', ...(row.closed_at === null ? ['remind_at', 'closes_at'] : [])),
        ...[row.state, row.report].map(hashed),
      ].join(' '),
    ),
    seats: all(SEATS).map(row => nameless(told(row, 'seat', 'user'))),
    filed: all('SELECT * FROM submissions WHERE match_id = ? ORDER BY phase, seat').map(
      row => `${told(row, 'phase', 'seat', 'ready', 'revision')} ${hashed(row.submission) ?? ''}`,
    ),
    ballots: all('SELECT * FROM ballots WHERE match_id = ? ORDER BY phase, question, seat').map(row =>
      told(row, 'phase', 'question', 'seat', 'yes'),
    ),
    players: all('SELECT * FROM players WHERE match_id = ? ORDER BY id').map(row => told(row, 'user_id', 'here')),
  };
}

/** Does what a scene says on a migrated database; what came of each step, and how the matches stand in the end. `prepare`: before that. */
export async function played(
  path: string,
  { matches, steps }: Scene,
  prepare: (hosting: HostingContext) => unknown = () => undefined,
): Promise<Pick<Scene, 'steps' | 'stands'> & Pick<Bot, 'broken'>> {
  const idsIn = (file: string): readonly number[] =>
    withDatabase(file, client => client.prepare<[], { id: number }>('SELECT id FROM matches ORDER BY id').all()).map(({ id }) => id);
  const last = Math.max(...idsIn(path));
  const { store, close } = opened(path);
  const bot = await botOn(store);
  await prepare(bot.hosting);
  const isMeant = (match: number): boolean => matches.length === 0 || matches.includes(match) || match > last;
  const deeds = deedsOf(bot, isMeant);
  const done: Scene['steps'][number][] = [];
  for (const [one] of steps) {
    const outcome = await perform(deeds, one);
    done.push(outcome === undefined || outcome === 'ok' ? [one] : [one, outcome]);
  }
  close();
  const meant = idsIn(path).filter(id => id > last || matches.includes(id));
  const stands = withDatabase(path, client => Object.fromEntries(meant.map(id => [id, standing(client, id)])));
  return { steps: done, stands, broken: bot.broken };
}
