import { mapInOrder } from '../../lib/inOrder.js';
import type { Language } from '../../lib/language.js';
import type { Look } from '../../lib/look.js';
import { ok, type Result, refuse } from '../../lib/result.js';
import { look, readerOf } from '../context/decide.js';
import { gameOf, matchIn } from '../context/gameOf.js';
import type { Drawing, HostingContext, Marked, Picture } from '../context/ports.js';
import type { HostingFault } from '../fault.js';
import type { Match, MatchId, MatchPhase, PhaseHead, UserId } from '../model/match.js';
import { seatHoldersOf } from '../model/people.js';
import { mayHaveOpponents } from '../model/standIn.js';
import type { MatchReader } from '../model/transaction.js';
import { type MatchInPlay, matchInPlayAt } from './matchInPlay.js';
import { isPlayed, namedHeads } from './phaseHeads.js';
import { takenSeat } from './seatView.js';

/**
 * What of a phase everybody may see: the position before it or, once it is closed, what was ordered, what became of it, or what changed
 * owner.
 */
export const SHOWN = ['position', 'orders', 'results', 'changes'] as const;
export type Shown = (typeof SHOWN)[number];

export interface PictureAsked {
  readonly match: MatchId;
  /** Undefined: the open phase; for what only a closed phase shows, the last closed one that has it. */
  readonly phase?: number | undefined;
  /** Undefined: the results of a closed phase, the position of the open one. */
  readonly show?: Shown | undefined;
  readonly language: Language;
  readonly look?: Look;
  readonly theatre?: string | undefined;
  readonly page?: Drawing['page'] | undefined;
}

const drawing = ({ language, look, theatre, page }: Pick<PictureAsked, 'language' | 'look' | 'theatre' | 'page'>) => ({
  language,
  ...(look && { look }),
  ...(theatre !== undefined && { theatre }),
  ...(page && { page }),
});

/** The public picture of a phase; in a game told by rounds, of its card table. */
export async function pictureOf(hosting: HostingContext, asked: PictureAsked): Promise<Result<Picture, HostingFault>> {
  const m = await readerOf(hosting, asked.match);
  if (!m) return refuse({ code: 'no-such-match' });
  const phase = await phaseAsked(hosting, m, asked);
  if (!phase.ok) return phase;
  const current = matchInPlayAt(m, phase.value);
  const isClosed = phase.value.report !== undefined && !current.game.endsRound;
  const show = isClosed ? (asked.show ?? 'results') : 'position';
  return ok(show === 'position' ? positionPicture(current, drawing(asked)) : reportPicture(current, show, drawing(asked)));
}

async function phaseAsked(
  hosting: HostingContext,
  m: MatchReader,
  { phase: number, show }: PictureAsked,
): Promise<Result<MatchPhase, HostingFault>> {
  const {
    id,
    facts: { open },
  } = m;
  if (number === undefined) {
    if (open === undefined || show === undefined || show === 'position') return open ? ok(open) : refuse({ code: 'not-running' });
    return show === 'changes' ? await lastChange(hosting, m) : await lastPlayed(hosting, id);
  }
  const phase = await hosting.store.history.phase(id, number);
  if (phase === undefined) return refuse({ code: 'no-such-phase', phase: number });
  const isOpen = phase.report === undefined && show !== undefined && show !== 'position';
  return isOpen ? refuse({ code: 'phase-still-open' }) : ok(phase);
}

/** The last closed phase in which anything was ordered: a skipped phase has neither orders nor results. */
async function lastPlayed({ store: { history } }: HostingContext, match: MatchId): Promise<Result<MatchPhase, HostingFault>> {
  const last = (await history.lastClosed(match, 'played')) ?? (await history.lastClosed(match));
  return last ? ok(last) : refuse({ code: 'phase-still-open' });
}

/** The last closed phase in which anything changed owner, among those of some years; the last one of all if there is none. */
async function lastChange({ store: { history } }: HostingContext, { id, game }: MatchReader): Promise<Result<MatchPhase, HostingFault>> {
  const last = await history.lastClosed(id);
  if (last === undefined) return refuse({ code: 'phase-still-open' });
  if (!game.changesOwners) return ok(last);
  let phase: MatchPhase | undefined = last;
  for (let looked = 0; phase !== undefined && looked < LOOKED_BACK; looked++) {
    if (phase.report !== undefined && game.changesOwners(game.report.parse(phase.report))) return ok(phase);
    phase = await history.phase(id, phase.number - 1);
  }
  return ok(last);
}
/** A year has nine phases at most, where battles are fought on tables. */
const LOOKED_BACK = 27;

type Drawn = Pick<Drawing, 'language' | 'look' | 'theatre' | 'page'>;

export const positionPicture = (current: MatchInPlay, drawn: Drawn & { readonly marked?: Marked }): Picture => ({
  kind: 'position',
  game: current.game.id,
  view: current.game.view(current.phase.state) as unknown,
  ...withBots(current),
  ...drawn,
});

export const reportPicture = (current: MatchInPlay, kind: 'orders' | 'results' | 'changes', drawn: Drawn): Picture => ({
  kind,
  game: current.game.id,
  report: current.game.report.parse(current.phase.report) as unknown,
  ...withBots(current),
  ...drawn,
});

/** The seats that opponents of the bot hold now, if there are any. */
function withBots({ seatHolders }: Pick<MatchInPlay, 'seatHolders'>): Pick<Drawing, 'bots'> {
  const bots = seatHolders.flatMap(({ seat, opponent }) => (opponent ? [seat] : []));
  return bots.length > 0 ? { bots } : {};
}

/** The filed orders of the user's own seat in the open phase (in a card game, its hand). For that user only. */
export async function ownPicture(
  hosting: HostingContext,
  user: UserId,
  asked: Omit<PictureAsked, 'phase' | 'show'>,
): Promise<Result<Picture, HostingFault>> {
  const picture = await look(hosting, asked.match, (m): Result<Picture, HostingFault> => {
    const taken = takenSeat(m, user);
    if (!taken.ok) return taken;
    const { current, seat, filed } = taken.value;
    const { game, phase } = current;
    const view: unknown = game.view(phase.state, seat.id);
    if (game.endsRound) return ok({ kind: 'hand', game: game.id, view, ...drawing(asked) });
    const submission: unknown = filed?.submission ?? game.read(phase.state, seat.id, '', undefined, asked.language).submission;
    return ok({ kind: 'mine', game: game.id, view, seat: seat.id, submission, ...withBots(current), ...drawing(asked) });
  });
  return picture ?? refuse({ code: 'no-such-match' });
}

export interface StoryAsked {
  readonly match: MatchId;
  readonly kind: 'history' | 'chart';
  /** A phase of the year to show. Undefined: the whole game. */
  readonly phase?: number | undefined;
  readonly language: Language;
  readonly look?: Look;
}

/** One picture of several closed phases. Not for games told by rounds. */
export async function storyPicture(hosting: HostingContext, asked: StoryAsked): Promise<Result<Picture, HostingFault>> {
  const match = await matchIn(hosting, asked.match);
  if (!match.ok) return match;
  if (gameOf(hosting, match.value).endsRound) return refuse({ code: 'no-story' });
  const closed = (await hosting.store.history.phaseHeads(asked.match)).filter(isPlayed);
  if (closed.length === 0) return refuse({ code: match.value.status === 'lobby' ? 'not-running' : 'phase-still-open' });
  const shown = asked.phase === undefined ? toldOf(asked.kind, closed) : await yearWith(hosting, match.value, asked.phase);
  if (asked.phase !== undefined && shown.length === 0) return refuse({ code: 'no-such-phase', phase: asked.phase });
  const texts = await mapInOrder(shown, ({ number }) => hosting.store.history.reportText(asked.match, number));
  const reports = texts.filter(text => text !== undefined);
  return ok({ kind: asked.kind, game: match.value.game, reports, ...(await botsIn(hosting, match.value)), ...drawing(asked) });
}

/** The seats that opponents of the bot hold, if any may. */
export async function botsIn(hosting: HostingContext, { id, plan }: Match): Promise<Pick<Drawing, 'bots'>> {
  if (!mayHaveOpponents(plan)) return {};
  return (await look(hosting, id, m => withBots({ seatHolders: seatHoldersOf(m) }))) ?? {};
}

const yearOf = (head: PhaseHead | undefined): string | number | undefined => head?.turn?.year;

/** The closed phases of the same year as `phase`. Empty if that is not a closed phase, or the game has no years. */
async function yearWith(hosting: HostingContext, match: Match, phase: number): Promise<readonly PhaseHead[]> {
  const closed = (await namedHeads(hosting, match, phase)).toReversed().filter(isPlayed);
  const year = yearOf(closed.find(({ number }) => number === phase));
  return year === undefined ? [] : closed.filter(one => yearOf(one) === year);
}

const toldOf = (kind: StoryAsked['kind'], closed: readonly PhaseHead[]): readonly PhaseHead[] =>
  kind === 'chart' ? yearsAmong(closed) : evenlyAmong(closed);

/**
 * The phases a chart needs: the first, the last of every year, and those whose year is not known because an earlier version opened them.
 */
const yearsAmong = (heads: readonly PhaseHead[]): readonly PhaseHead[] =>
  heads.filter((head, i) => i === 0 || yearOf(head) === undefined || yearOf(head) !== yearOf(heads[i + 1]));

/** At most `MOST_SHOTS` phases, evenly spaced, always including the last. */
function evenlyAmong(heads: readonly PhaseHead[]): readonly PhaseHead[] {
  const every = Math.ceil(heads.length / MOST_SHOTS);
  return heads.filter((_, i) => (heads.length - 1 - i) % every === 0);
}
const MOST_SHOTS = 90;
