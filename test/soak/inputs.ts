import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { isPostgres } from '../../src/store/postgres/address.js';
import { type Bots, probedBots } from './inputs/bots.js';
import { caseOf } from './inputs/cases.js';
import { type Deed, deedOf } from './inputs/deed.js';
import { type Figures, type Ledger, openLedger } from './inputs/figures.js';
import { type Games, keepGames } from './inputs/games.js';
import { judge } from './inputs/judge.js';
import { type Positions, positionsIn } from './inputs/legality.js';
import { openScene } from './inputs/openScene.js';
import type { Scene } from './inputs/scene.js';
import { createSender, type Sender, type Sent } from './inputs/send.js';
import { copyRecords, type Watch, watchRecords } from './inputs/snapshot.js';

export interface InputsAsked {
  readonly cases: number;
  readonly seed: number;
  /** The number of the first case. */
  readonly from: number;
  /** Whether to send only what Discord itself could send. */
  readonly genuine: boolean;
  /** The number of cases after which time passes and games are repaired. */
  readonly every?: number;
  /** The channels in which games are played. Undefined: all of them. */
  readonly channels?: readonly string[];
}

/** The number of people who do something at the same time. */
const AT_ONCE = 24;
/** The number of cases that must have ended before the records are checked. */
const GROUP = 96;
const EVERY = 1_500;
const TELL_EVERY = 60_000;
const RECENT = 1_000;
const SLOW = 50;
const ACKNOWLEDGED = 3_000;
/** How long an unanswered case may still have its effect, in milliseconds. */
const LATE = 30_000;

interface Soak {
  readonly asked: InputsAsked;
  readonly scene: Scene;
  readonly look: () => void;
  readonly bots: Bots;
  readonly ledger: Ledger;
  readonly games: Games;
  readonly sender: Sender;
  readonly watch: Watch;
  readonly positions: Positions;
  /** The latest cases, by the ids of their interactions. */
  readonly recent: Map<string, Sent>;
  /** What was done before the last check and may still have its effect. */
  late: readonly Deed[];
  /** The times of the last checks, by the guild's clock. */
  readonly looks: number[];
  /** The paths of copies of the records. */
  readonly keptRecords: string[];
}

/** Sends the bot many cases, right and wrong, while games go on. Watches its records, its log and the turns of its main thread. */
export async function measureInputs(asked: InputsAsked): Promise<Figures> {
  const bots = probedBots();
  const { scene, look, close } = await openScene(bots.settings);
  const { stage, context } = scene;
  bots.measure(stage);
  const watch = watchRecords(stage.settings.ZONGHENG_DATABASE ?? '');
  const sender = createSender(context, () => stage.bot().pid);
  const soak: Soak = {
    ...{ asked, scene, look, bots, watch, sender },
    ledger: openLedger(asked.seed),
    games: keepGames(scene, look, asked.channels),
    positions: positionsIn(stage.records),
    recent: new Map(),
    late: [],
    looks: [],
    keptRecords: [],
  };
  try {
    look();
    await soak.games.begin();
    settle(soak);
    const began = Date.now();
    await runAll(soak, began);
    return figuresOf(soak, began);
  } finally {
    sender.stop();
    watch.close();
    await close();
    bots.close();
  }
}

async function runAll(soak: Soak, began: number): Promise<void> {
  const { asked, games, scene } = soak;
  const { from, cases, every = EVERY } = asked;
  let toldAt = began;
  for (let done = 0; done < cases; ) {
    const count = Math.min(every, cases - done);
    await runStretch(soak, from + done, count);
    done += count;
    if (Date.now() - toldAt > TELL_EVERY) {
      tellProgress(soak, done, began);
      toldAt = Date.now();
    }
    await games.goOn();
    settle(soak);
  }
  scene.shown.sweep();
}

/** Skips the changes that housekeeping made, so that nobody is asked to explain them. */
function settle(soak: Soak): void {
  soak.watch.changes();
  soak.late = [];
  soak.look();
}

/** Runs the cases between two rounds of housekeeping. People do not wait for each other. Checks happen while cases are still under way. */
async function runStretch(soak: Soak, first: number, count: number): Promise<void> {
  const { scene, asked, sender, bots } = soak;
  const { stage } = scene;
  const begun: Sent[] = [];
  const ended: Sent[] = [];
  let isLooking = false;
  const lookNow = async (): Promise<void> => {
    isLooking = true;
    await lookAround(soak, { begun, ended });
    isLooking = false;
  };
  let next = first;
  const isThere = (): boolean => stage.bot().outcome() === undefined;
  const somebody = async (): Promise<void> => {
    while (next < first + count && isThere()) {
      const number = next++;
      ended.push(await sender.send(number, caseOf(scene, { ...asked, number }), sent => begun.push(sent)));
      if (ended.length >= GROUP && !isLooking && isThere()) await lookNow();
    }
  };
  while (next < first + count) {
    await Promise.all(Array.from({ length: AT_ONCE }, somebody));
    await lookNow();
    if (!isThere()) await bots.again(stage);
  }
}

/**
 * Checks what came of the cases that began or ended since the last check. After the first `await` it runs in one turn, so that no other
 * case begins meanwhile.
 */
async function lookAround(soak: Soak, cases: { readonly begun: Sent[]; readonly ended: Sent[] }): Promise<void> {
  const { scene, look, recent, ledger } = soak;
  const now = await scene.stage.director.now();
  const [begun, ended] = [cases.begun.splice(0), cases.ended.splice(0)];
  const outcome = scene.stage.bot().outcome();
  for (const one of begun) recent.set(one.id, one);
  for (const id of [...recent.keys()].slice(0, -RECENT)) recent.delete(id);
  if (outcome === undefined) lookAtAnswers(soak, ended);
  lookAtLog(soak);
  lookAtTurns(soak, [...recent.values()]);
  await lookAtRecords(soak, begun, now);
  if (outcome !== undefined) {
    const unanswered = [...recent.values()].filter(({ answeredAt }) => answeredAt === undefined);
    ledger.breach('crashes', numbersOf(unanswered), `the bot ended with ${outcome}`);
  }
  scene.shown.sweep();
  look();
}

const numbersOf = (sent: readonly Sent[]): readonly number[] => sent.map(({ number }) => number);

function lookAtAnswers({ ledger }: Soak, ended: readonly Sent[]): void {
  for (const { number, made, acknowledgedWithin, answeredAt } of ended) {
    if (made.mayStaySilent || (answeredAt !== undefined && (acknowledgedWithin ?? 0) <= ACKNOWLEDGED)) continue;
    const how =
      acknowledgedWithin === undefined
        ? 'never acknowledged'
        : `acknowledged after ${Math.round(acknowledgedWithin)} ms${answeredAt === undefined ? ', never answered' : ''}`;
    ledger.breach('unanswered', [number], `${made.kind}: ${how}`);
  }
}

const logged = z.looseObject({ level: z.number(), interaction: z.string().optional(), error: z.string().optional() });
const ERROR = 50;
/**
 * What the guild says about a message or an interaction that does not exist. Such a refusal is right if the bot answers what Discord would
 * never have sent.
 */
const NOT_THERE = /^DiscordAPIError\[(10008|10015|10062)\]$/;

/** Counts errors in the log, because they are something the bot did not foresee. */
function lookAtLog({ bots, ledger, scene, recent }: Soak): void {
  for (const line of bots.freshLog(scene.stage)) {
    const { level = ERROR, interaction = '', error = '' } = logged.safeParse(parsed(line)).data ?? {};
    const guilty = recent.get(interaction);
    if (level < ERROR || (guilty?.made.mayStaySilent && NOT_THERE.test(error))) continue;
    const refused = guilty ? refusalsOf(scene, guilty) : [];
    ledger.breach('errors', guilty ? [guilty.number] : [], [guilty?.made.kind ?? '', line.slice(0, 1_000), ...refused].join('\n  '));
  }
}

/** Returns which of the answers to a case the guild refused. */
const refusalsOf = ({ context }: Scene, { id, token }: Sent): readonly string[] =>
  context.requests
    .after(0)
    .filter(({ status = 0, path }) => status >= 400 && (path.includes(id) || path.includes(token)))
    .map(({ method, status, answer }) => `${method} → ${status} ${JSON.stringify(answer).slice(0, 400)}`);

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/** Counts slow turns, with what was under way meanwhile. */
function lookAtTurns({ bots, ledger, scene }: Soak, sent: readonly Sent[]): void {
  for (const { cpuMs, wallMs, gcMs, until, stack } of bots.turns.fresh()) {
    if (cpuMs <= SLOW) continue;
    const isMeanwhile = ({ at, answeredAt = until }: { readonly at: number; readonly answeredAt?: number }): boolean =>
      at <= until && answeredAt >= until - wallMs;
    const guilty = sent.filter(isMeanwhile);
    const kinds = guilty.map(({ number, made }) => `${number} ${made.kind}`);
    const chores = scene.chores.filter(isMeanwhile).map(({ what }) => what);
    const all = [...kinds, ...chores].join('; ');
    ledger.breach(
      'slow turns',
      numbersOf(guilty),
      `${Math.round(cpuMs)} ms of CPU in one turn (${Math.round(gcMs)} of ${Math.round(wallMs)} ms collecting garbage) while: ${all || 'nothing was sent'}\n  ${stack ?? 'what it did is not known'}`,
    );
  }
}

async function lookAtRecords(soak: Soak, begun: readonly Sent[], now: number): Promise<void> {
  const { watch, scene, positions, ledger, looks } = soak;
  const { records } = scene.stage;
  const { channels } = scene.context.world;
  const parentOf = (id: string): string | undefined => {
    const channel = channels.get(id);
    return channel?.kind === 'thread' ? channel.parent : undefined;
  };
  const fresh = begun.flatMap(one => deedOf(one, parentOf) ?? []);
  const deeds = [...soak.late, ...fresh];
  const judgement = await judge({ records, positions, deeds, now, since: looks[0] ?? now - LATE }, watch.changes());
  for (const number of judgement.accepted) ledger.accepted.add(number);
  const suspects = numbersOf(begun.filter(({ made }) => made.forge));
  for (const what of judgement.unexplained) ledger.breach('unexplained', suspects, what);
  for (const what of judgement.illegal)
    ledger.breach('illegal', numbersOf(begun.filter(({ number }) => judgement.accepted.has(number))), what);
  if (judgement.unexplained.length + judgement.illegal.length > 0) keepRecords(soak);
  soak.late = deeds.filter(
    ({ sent: one }) => fresh.some(({ sent: other }) => other === one) || (one.answeredAt === undefined && Date.now() - one.at < LATE),
  );
  looks.push(now);
  if (looks.length > 3) looks.shift();
}

/** The maximum number of copies of the records. Each copy is as large as the records. */
const KEPT = 5;

/** Copies the records, so that a breach can be examined when the bot and its records are gone. */
function keepRecords({ scene, keptRecords, asked }: Soak): void {
  const database = scene.stage.settings.ZONGHENG_DATABASE ?? '';
  if (keptRecords.length >= KEPT || isPostgres(database)) return;
  const path = join(tmpdir(), `soak-of-inputs-${asked.seed}-${Date.now()}.sqlite`);
  copyRecords(database, path);
  keptRecords.push(path);
  console.log(`  the records as they were then: ${path}`);
}

function tellProgress({ ledger, bots, scene }: Soak, done: number, began: number): void {
  const { worstTurnCpuMs, turnsOver50Cpu, rssEnd, heapEnd } = bots.turns.total();
  const speed = Math.round((done * 1_000) / (Date.now() - began));
  console.log(
    `${done} cases, ${speed}/s, ${ledger.accepted.size} accepted, worst turn ${Math.round(worstTurnCpuMs)} ms (${turnsOver50Cpu} over ${SLOW}), ` +
      `${Math.round(rssEnd / 2 ** 20)} MB (heap ${Math.round(heapEnd / 2 ** 20)}), ${scene.matches.length} games`,
  );
}

function figuresOf({ asked, ledger, bots }: Soak, began: number): Figures {
  bots.turns.fresh();
  const { rssStart, rssEnd, heapEnd, cpuMs, waitedMs, ...turns } = bots.turns.total();
  const counts = {
    crashes: ledger.count('crashes'),
    illegal: ledger.count('illegal'),
    unexplained: ledger.count('unexplained'),
    errors: ledger.count('errors'),
    unanswered: ledger.count('unanswered'),
  };
  const seconds = Math.round((Date.now() - began) / 1_000);
  const isSlow = turns.ownP999Ms > SLOW ? 1 : 0;
  return {
    soak: 'inputs',
    seed: asked.seed,
    cases: asked.cases,
    accepted: ledger.accepted.size,
    refused: asked.cases - ledger.accepted.size,
    breaches: Object.values(counts).reduce((sum, count) => sum + count, turns.turnsOver50Cpu + isSlow),
    ...counts,
    ...turns,
    worstTurnCpuMs: rounded(turns.worstTurnCpuMs),
    worstTurnWallMs: rounded(turns.worstTurnWallMs),
    cpuMsPerCase: rounded(cpuMs / asked.cases),
    waitedSeconds: Math.round(waitedMs / 1_000),
    seconds,
    casesPerSecond: Math.round(asked.cases / Math.max(1, seconds)),
    rssStartMb: Math.round(rssStart / 2 ** 20),
    rssEndMb: Math.round(rssEnd / 2 ** 20),
    heapEndMb: Math.round(heapEnd / 2 ** 20),
  };
}

const rounded = (ms: number): number => Math.round(ms * 10) / 10;

/** Runs the soak and prints the figures as the last line. Returns whether there was no breach. */
export async function soakInputs(asked: InputsAsked): Promise<boolean> {
  const figures = await measureInputs(asked);
  console.log(JSON.stringify(figures));
  return figures.breaches === 0;
}
