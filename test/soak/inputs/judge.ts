import { z } from 'zod';
import { filterInOrder } from '../../../src/lib/inOrder.js';
import type { Match } from '../../../src/matches/model/match.js';
import { seenBy } from '../../../src/matches/read/disclosures.js';
import { type Role, WHERE_HOST_PLAYS } from '../../discord/whoMay.js';
import type { Records } from '../../endToEnd/harness/records.js';
import { CLOCK_MAY, explains, FOLLOWS_A_CLOSE, IMPORT, isOfSeat } from './causes.js';
import type { Deed } from './deed.js';
import { illegalIn, type Positions } from './legality.js';
import { follows, isRemembered } from './remembered.js';
import type { Change, Row } from './snapshot.js';

/** How the changes of the records fit what people did meanwhile. */
export interface Judgement {
  /** The numbers of the cases that changed something. */
  readonly accepted: ReadonlySet<number>;
  /** Sentences about changes that nothing explains that people were allowed to do. */
  readonly unexplained: readonly string[];
  /** Sentences about filed orders that are not legal. */
  readonly illegal: readonly string[];
}

export interface Judging {
  readonly records: Records;
  readonly positions: Positions;
  /** Everything done since the check before the last one, because some of it takes effect late. */
  readonly deeds: readonly Deed[];
  /** The guild's time: now, and when the oldest deed was done. */
  readonly now: number;
  readonly since: number;
}

export async function judge({ records, ...others }: Judging, changes: readonly Change[]): Promise<Judgement> {
  const judging = { ...others, records: readOnce(records) };
  const { positions, deeds, now } = judging;
  const accepted = new Set<number>();
  const unexplained: string[] = [];
  const illegal: string[] = [];
  const forgotten = new Set(deeds.filter(({ name }) => name === 'press forgotten').map(({ user }) => user));
  const closed = new Set(changes.filter(closesPhase).map(({ match }) => match));
  for (const change of changes.filter(isRemembered))
    if (!(await follows({ ...judging, changes, forgotten }, change))) unexplained.push(`nothing lets this follow: ${told(change)}`);
  for (const change of changes.filter(one => !isRemembered(one)).map(one => asBegun(one, changes))) {
    const causes = await filterInOrder(
      deeds.filter(deed => explains(change, deed, forgotten)),
      deed => forgotten.has(deed.user) || isPermitted({ ...judging, changes }, change, deed),
    );
    for (const { sent } of causes) accepted.add(sent.number);
    const isDue = change.table === 'phases' && change.after?.closedBy === 'deadline' && Number(change.before?.due ?? 0) <= now;
    const follows = closed.has(change.match) && FOLLOWS_A_CLOSE(change);
    if (causes.length === 0 && !isDue && !follows && !CLOCK_MAY(change))
      unexplained.push(`nobody may have done this: ${told(change)}; ${doneBy(change, deeds)}`);
    if (change.after?.why === 'broken' && change.before?.why !== 'broken') unexplained.push(`a match broke: ${told(change)}`);
    if (change.table === 'edits' && change.after) illegal.push(...(await illegalIn(positions, change.after)));
  }
  return { accepted, unexplained, illegal };
}

/** Of a new match that somebody else hosts already, the log says who began it: whoever imported it, or handed it over first. */
function asBegun(change: Change, changes: readonly Change[]): Change {
  if (change.table !== 'matches' || change.before || !change.after) return change;
  const line = changes.find(
    ({ table, match, after }) => table === 'notes' && match === change.match && BY_FIRST_HOST.has(after?.deed ?? null),
  );
  return line ? { ...change, after: { ...change.after, host: line.after?.user ?? null } } : change;
}
const BY_FIRST_HOST: ReadonlySet<string | number | null> = new Set(['imported', 'handed-over']);

/** The same records, of which each question is answered once: every change is asked about for everybody who did something. */
const readOnce = (records: Records): Records => ({
  ...records,
  ...{ reader: onceEach(records.reader), players: onceEach(records.players), disclosures: onceEach(records.disclosures) },
  ...{ seatHolders: onceEach(records.seatHolders), seatHistory: onceEach(records.seatHistory), substitutes: onceEach(records.substitutes) },
  matches: { ...records.matches, get: onceEach(records.matches.get) },
  history: { ...records.history, notes: onceEach(records.history.notes) },
});

function onceEach<T>(read: (match: number) => T): (match: number) => T {
  const answers = new Map<number, { readonly answer: T }>();
  return match => {
    const known = answers.get(match) ?? { answer: read(match) };
    answers.set(match, known);
    return known.answer;
  };
}

const closesPhase = ({ table, before, after }: Change): boolean =>
  table === 'phases' && before?.closedBy === null && after?.closedBy !== null;

/** Whether the table of permissions allows the deed for any role that its user has, or had meanwhile, in the match. */
async function isPermitted(compared: Compared, change: Change, deed: Deed): Promise<boolean> {
  const { records, since, deeds, changes } = compared;
  const asked = change.table === 'members' && deed.name === 'substitute' ? lastAskedIn(change) : undefined;
  if (asked !== undefined) return await isPermitted(compared, { ...change, table: 'stand_ins', match: asked }, deed);
  // Of a user's own row it is noted elsewhere that the deed is theirs: where they may do it is a matter of the match they name.
  const isOwn = ['users', 'studies', 'variants', 'lessons'].includes(change.table);
  if (change.match === 0) return deed.may.includes('nobody') || isOwn;
  const match = await records.matches.get(change.match);
  if (!match) return isImport(change, deed);
  if (deed.name === IMPORT && match.host !== deed.user && !(await hasHosted(records, change, deed))) return false;
  const seats = seatsOf({ records, since, deeds, changes }, change.match, deed.user);
  if (isOfSeat(change, deed) && !decidesFor(change, { seats, isHost: match.host === deed.user })) return false;
  const roles = rolesOf(match, deed, {
    isPlayer: seats.length > 0 || (await hasPlayed(records, change, deed)),
    hasHosted: changes.some(was('host', change, deed)) || (await hasHosted(records, change, deed)),
    wasArbiter: changes.some(was('arbiter', change, deed)) || wasNamedMeanwhile(changes, change, deed),
  });
  return rolesThatMay(records, match, deed).some(role => roles.has(role));
}

/** The match for which somebody was last asked to be a substitute. */
function lastAskedIn({ after }: Change): number | undefined {
  const asked = z.array(z.object({ match: z.number(), at: z.number() })).parse(JSON.parse(String(after?.asked ?? '[]')));
  return asked.toSorted((a, b) => b.at - a.at)[0]?.match;
}

/** Whether an import made the change. While a file is read, and if it cannot be read after all, its match does not exist yet. */
const isImport = ({ table, after }: Change, { name, may }: Deed): boolean =>
  (table !== 'matches' || after?.status === 'unfinished') && name === IMPORT && may.includes('nobody');

/** If the host plays, or if nobody may know whether the host plays, others decide what the host may not. */
function rolesThatMay(records: Records, { id, host, plan }: Match, { name, may }: Deed): readonly Role[] {
  const hostPlays = records.players(id).includes(host) || seenBy(records.reader(id), host).some(({ as }) => as !== 'host');
  const instead = hostPlays ? WHERE_HOST_PLAYS[name] : undefined;
  return plan.anonymous ? [...may, ...(WHERE_HOST_PLAYS[name] ?? [])] : (instead ?? may);
}

type Compared = Judging & { readonly changes: readonly Change[] };

/** Returns the seats that somebody held, or filled as a substitute, at some time since `since`. */
function seatsOf(compared: Pick<Compared, 'records' | 'since' | 'deeds' | 'changes'>, match: number, user: string): readonly string[] {
  const { records, since, changes } = compared;
  const sat = records.seatHistory(match).filter(seatTerm => seatTerm.user === user && (seatTerm.until ?? since) >= since);
  const stood = records.substitutes(match).filter(one => one.user === user && one.until >= since && !one.asked);
  const replaced = changes.flatMap(({ table, match: other, before }) =>
    table === 'stand_ins' && other === match && before?.user === user && Number(before.until) >= since ? [String(before.seat)] : [],
  );
  return [...[...sat, ...stood].map(({ seat }) => seat), ...replaced, ...engagedMeanwhile(compared, match, user)];
}

/** Returns the seats that somebody may have filled between two checks, because their players appointed substitutes meanwhile. */
function engagedMeanwhile({ records, deeds }: Pick<Compared, 'records' | 'deeds'>, match: number, user: string): readonly string[] {
  const engaged = records.disclosures(match).filter(({ viewer, as }) => viewer === user && as === 'substitute');
  if (engaged.length === 0) return [];
  const appointing = new Set(deeds.filter(({ name }) => name === 'substitute').map(deed => deed.user));
  const theirs = new Set(records.seatHolders(match).flatMap(one => (appointing.has(one.user ?? '') ? [one.seat] : [])));
  return engaged.flatMap(({ seat }) => (theirs.has(seat) ? [seat] : []));
}

/**
 * Whether somebody may decide what is filed for a seat: its player, a substitute, or, for vacant seats and phases that need the host, the
 * host.
 */
const decidesFor = (
  { after, before }: Change,
  { seats, isHost }: { readonly seats: readonly string[]; readonly isHost: boolean },
): boolean => isHost || seats.includes(String(after?.seat ?? before?.seat));

/**
 * Whether somebody counts as a player of the match. In a lobby nobody has a seat yet. Players who have left may still read what was theirs,
 * and have it deleted.
 */
const hasPlayed = async (records: Records, { match, table }: Change, { user, name }: Deed): Promise<boolean> =>
  records.players(match).includes(user) ||
  (table === 'notes' && (await hasHadHand(records, match, user))) ||
  name === 'press forgotten' ||
  name === 'press leave';

/** Whether somebody has played in a match, under whatever name. When a match is over, the bot does not keep who was a substitute. */
const hasHadHand = async (records: Records, match: number, user: string): Promise<boolean> =>
  (await records.matches.get(match))?.status === 'ended' || seenBy(records.reader(match), user).some(({ as }) => as !== 'host');

/** Whether a line of the match's log says that they handed over hosting. */
const hasHosted = async (records: Records, { match }: Change, { user }: Deed): Promise<boolean> =>
  (await records.history.notes(match)).some(({ actor, deed }) => actor === user && deed === 'handed-over');

/** Whether somebody had the role when the records were last checked. */
const was =
  (role: 'host' | 'arbiter', { match }: Change, { user }: Deed) =>
  ({ table, match: other, before }: Change): boolean =>
    table === 'matches' && other === match && before?.[role] === user;

/**
 * Whether somebody was the arbiter only between two checks: after the line of the log that names an arbiter, another line says what they
 * did as one.
 */
function wasNamedMeanwhile(changes: readonly Change[], { match }: Change, { user }: Deed): boolean {
  const lines = changes.flatMap(({ table, match: other, before, after }) =>
    table === 'notes' && other === match && !before && after ? [after] : [],
  );
  const named = lines.findIndex(({ deed }) => deed === 'arbiter-named');
  return (
    named >= 0 && lines.slice(named + 1).some(line => ['arbiter-left', 'arbiter-named'].includes(String(line.deed)) && line.user === user)
  );
}

interface Ties {
  readonly isPlayer: boolean;
  readonly hasHosted: boolean;
  readonly wasArbiter: boolean;
}

function rolesOf(
  match: Match,
  { user, guild, channel, parent, isAdmin }: Deed,
  { isPlayer, hasHosted, wasArbiter }: Ties,
): ReadonlySet<Role> {
  return new Set<Role>([
    'nobody',
    ...(match.guild === guild || match.channel === channel || match.channel === parent || isPlayer ? ['spectator' as const] : []),
    ...(isPlayer ? ['own seat' as const, 'other seat' as const] : []),
    ...(match.host === user || hasHosted ? ['host' as const] : []),
    ...(match.arbiter === user || wasArbiter ? ['arbiter' as const] : []),
    ...(isAdmin && match.guild === guild ? ['server admin' as const] : []),
  ]);
}

/** Contains no text that anybody typed, only columns that the bot fills. */
const told = ({ table, before, after }: Change): string => `${table} ${shown(before)} → ${shown(after)}`;

/** Returns what the user whom the row names did meanwhile. */
function doneBy({ after, before }: Change, deeds: readonly Deed[]): string {
  const user = after?.user ?? before?.user ?? after?.host;
  const theirs = deeds
    .filter(deed => deed.user === user)
    .map(
      ({ name, sent, guild = 'no server', channel }) => `${sent.number} ${name} (${sent.made.forge ? 'forged, ' : ''}${guild} ${channel})`,
    );
  return theirs.length > 0 ? `they did ${theirs.join(', ')}` : 'they did nothing';
}

function shown(row: Row | undefined): string {
  if (!row) return 'nothing';
  return JSON.stringify(
    Object.fromEntries(Object.entries(row).map(([name, value]) => [name, typeof value === 'string' ? value.slice(0, 60) : value])),
  );
}
