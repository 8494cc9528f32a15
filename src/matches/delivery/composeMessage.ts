import type { Seat, Standing } from '../../games/game.js';
import { flatMapInOrder, mapInOrder } from '../../lib/inOrder.js';
import type { Language } from '../../lib/language.js';
import { lookNamed } from '../../lib/look.js';
import { readerOf } from '../context/decide.js';
import { everySeat, mostSeats } from '../context/gameOf.js';
import type { HostingContext, Marked, OutgoingMessage, Picture } from '../context/ports.js';
import type { OutboxRow, PostedAt } from '../context/store.js';
import type { Content } from '../model/content.js';
import type { Match, MatchPhase } from '../model/match.js';
import { absenteesOf, languageFor, playersOf, seatHoldersOf } from '../model/people.js';
import { sealOf, shut } from '../model/seal.js';
import type { MatchReader } from '../model/transaction.js';
import { choicesApart } from '../read/choicesApart.js';
import { disputesOfOthers } from '../read/disputes.js';
import { eliminationsIn } from '../read/eliminations.js';
import { linesToShow } from '../read/linesToShow.js';
import { lobbyTimes } from '../read/lobbyTimes.js';
import { isForOpponents, type MatchInPlay, matchInPlayAt } from '../read/matchInPlay.js';
import { orderSealOf, orderSeals, sealsOfChoices } from '../read/orderSeal.js';
import { positionPicture, reportPicture, storyPicture } from '../read/pictureOf.js';
import { reliabilityIn } from '../read/reliability.js';
import { rematchSeats } from '../read/rematchSeats.js';
import { whoDecides } from '../read/whoDecides.js';

/** A message before its pictures are drawn, and what they show. */
export interface Draft {
  readonly outgoing: OutgoingMessage;
  readonly pictures: readonly Picture[];
}

/** A queued message, and the posted one that it edits. */
export interface ToCompose {
  readonly row: OutboxRow;
  readonly edits: PostedAt | undefined;
}

/** Everything needed to write the text of a queued message. `m`: its match, with the settings of its reader. */
export async function composeMessage(hosting: HostingContext, m: MatchReader, { row, edits }: ToCompose): Promise<Draft> {
  const reader = 'user' in row.to ? row.to.user : undefined;
  const { language } = m.facts.match;
  const readers = reader === undefined ? language : languageFor(m, reader);
  const current = 'phase' in row.content ? matchInPlayAt(m, await phaseOf(hosting, m, row.content.phase)) : undefined;
  const outgoing: OutgoingMessage = {
    row,
    ...(await onTheMatch(hosting, m, row.content)),
    ...sealTold(m, row.content),
    ...(await changesTold(hosting, m, row.content)),
    ...(await askedAgain(hosting, m, row.content)),
    ...(await reliabilitiesTold(hosting, m, row.content)),
    ...(row.content.kind === 'lobby' && m.facts.match.status === 'lobby' && { lobbyTimes: await lobbyTimes(hosting, m.facts.match) }),
    ...(current && (await onThePhase(hosting, m, current, row.content))),
    ...(current && row.content.kind === 'phase' && onTheCard(m, current)),
    language: readers,
    ...(current && (await onTheReader(hosting, current, row.content))),
    ...(current && row.content.kind === 'fate' && offersIn(current, { seat: row.content.seat, language: readers }, undefined)),
    ...(row.content.kind === 'turn' && (await tableOf(hosting, m))),
    edits,
  };
  const pictures = current
    ? picturesFor(hosting, current, { content: row.content, language: outgoing.language })
    : lobbyPictures(hosting, m, row.content);
  return { outgoing, pictures: await pictures };
}

const onTheCard = (m: MatchReader, current: MatchInPlay): Pick<OutgoingMessage, 'othersDecide' | 'forOpponents'> => ({
  othersDecide: disputesOfOthers(m, current).length > 0,
  forOpponents: current.phase.closedAt === undefined && isForOpponents(m, current),
});

/** Where the card table of a match is posted. */
async function tableOf(hosting: HostingContext, { id: match, facts }: MatchReader): Promise<Pick<OutgoingMessage, 'table'>> {
  const table = await hosting.store.outbox.messageIn({ match, to: { channel: facts.match.channel }, slot: 'table' });
  return table ? { table } : {};
}

/** The open phase, or one from the history. */
async function phaseOf(hosting: HostingContext, { id, facts: { open } }: MatchReader, number: number): Promise<MatchPhase> {
  const phase = open?.number === number ? open : await hosting.store.history.phase(id, number);
  if (!phase) throw new Error(`match ${id} has no phase ${number}`);
  return phase;
}

type OnTheMatch = Pick<
  OutgoingMessage,
  | 'match'
  | 'game'
  | 'seats'
  | 'seatHolders'
  | 'players'
  | 'absentees'
  | 'skipped'
  | 'standings'
  | 'othersDecide'
  | 'open'
  | 'from'
  | 'end'
  | 'language'
  | 'pictures'
>;

/** Messages that say who decides where the host may not. */
const TELLS_WHO_DECIDES: ReadonlySet<Content['kind']> = new Set<Content['kind']>(['lobby', 'opening', 'leaf', 'notice']);

async function onTheMatch(hosting: HostingContext, m: MatchReader, { kind }: Content): Promise<OnTheMatch> {
  const { game, facts } = m;
  const { match } = facts;
  return {
    match,
    game,
    seats: seatsNamed(m),
    seatHolders: seatHoldersOf(m),
    players: playersOf(m),
    ...(kind === 'muster' && { absentees: absenteesOf(m) }),
    skipped: [],
    pictures: [],
    standings: [],
    othersDecide: TELLS_WHO_DECIDES.has(kind) && whoDecides(m, { kind: 'phase' }).others,
    open: openToldIn(m),
    ...(await fromOf(hosting, m)),
    end: match.end,
    language: match.language,
  };
}

function openToldIn(m: MatchReader): OutgoingMessage['open'] {
  const { match, open } = m.facts;
  const current = match.status === 'ended' || !open ? undefined : matchInPlayAt(m);
  return current && !isForOpponents(m, current) ? named(current) : undefined;
}

/** All seats a message can name: in a lobby all possible ones; later those dealt, then those called in, whether taken or not. */
function seatsNamed(m: MatchReader): readonly Seat[] {
  const { game, facts } = m;
  const { match, open } = facts;
  return open ? everySeat(game, match, game.state.parse(open.state), seatHoldersOf(m)) : mostSeats(game, match);
}

async function fromOf(hosting: HostingContext, { facts: { match } }: MatchReader): Promise<Pick<OutgoingMessage, 'from'>> {
  const past = match.from && (await readerOf(hosting, match.from.match));
  return past && match.from ? { from: named(matchInPlayAt(past, await phaseOf(hosting, past, match.from.phase))) } : {};
}

const named = ({ phase, name }: MatchInPlay) => ({ phase, name });

async function onThePhase(
  hosting: HostingContext,
  m: MatchReader,
  current: MatchInPlay,
  content: Content,
): Promise<Partial<OutgoingMessage>> {
  const numbers = content.kind === 'results' ? content.skipped : [];
  const skipped = await mapInOrder(numbers, async number => named(matchInPlayAt(m, await phaseOf(hosting, m, number))));
  const shown = await positionToldOf(hosting, m, current, content);
  const standings = current.game.standings(shown);
  const neutrals = current.game.neutrals?.(shown) ?? [];
  const seen = content.kind === 'dealt' || content.kind === 'opening' ? { view: current.game.view(current.phase.state) as unknown } : {};
  const stakes = content.kind === 'fate' ? { stakes: current.game.stakes?.(current.phase.state, content.seat) ?? [] } : {};
  const fallen = content.kind === 'ending' ? { eliminations: await eliminationsIn(hosting, current) } : {};
  const before =
    content.kind === 'results'
      ? { before: await quietBefore(hosting, m, current), standingsBefore: current.game.standings(current.phase.state) }
      : {};
  const found = { phase: current.phase, phaseName: current.name, skipped, standings, neutrals, ...seen, ...stakes, ...before, ...fallen };
  return current.game.endsRound ? { ...found, ...(await onTheRounds(hosting, current, content)) } : found;
}

/** In a lobby: which settings were changed since somebody joined who is still there. */
async function changesTold(
  hosting: HostingContext,
  { id, facts: { match, players } }: MatchReader,
  { kind }: Content,
): Promise<Pick<OutgoingMessage, 'changed'>> {
  if (kind !== 'lobby' || match.status !== 'lobby' || players.length === 0) return {};
  const since = Math.min(...players.map(({ joinedAt }) => joinedAt));
  const notes = await hosting.store.history.notes(id);
  const keys = notes.flatMap(({ deed, at, about: { setting } }) =>
    deed === 'changed-setting' && at >= since && typeof setting === 'string' ? [setting] : [],
  );
  return { changed: [...new Set(keys)] };
}

/** In a lobby that is not anonymous: how reliable its players are. */
async function reliabilitiesTold(
  hosting: HostingContext,
  m: MatchReader,
  { kind }: Content,
): Promise<Pick<OutgoingMessage, 'reliabilities'>> {
  const { status, plan, guild } = m.facts.match;
  if (kind !== 'lobby' || status !== 'lobby' || plan.anonymous) return {};
  return { reliabilities: await mapInOrder(playersOf(m), async user => (await reliabilityIn(hosting, guild, user)).word) };
}

/** In the lobby of a rematch: who held a seat in the match before; in a private one: whom its host has invited by name. */
async function askedAgain(
  hosting: HostingContext,
  { facts: { match } }: MatchReader,
  { kind }: Content,
): Promise<Pick<OutgoingMessage, 'asked'>> {
  if (kind !== 'lobby' || match.status !== 'lobby') return {};
  const before = match.rematchOf === undefined ? [] : (await rematchSeats(hosting, match.rematchOf)).keys();
  return { asked: [...new Set([...before, ...(match.plan.private?.users ?? [])])] };
}

/** The seal of a sealed game, for its lobby, opening and ending. */
function sealTold(m: MatchReader, { kind }: Content): Pick<OutgoingMessage, 'seal'> {
  const seal = m.game.sealed && (kind === 'lobby' || kind === 'opening' || kind === 'ending') ? sealOf(m) : undefined;
  return seal ? { seal } : {};
}

/** The public view of the phase, and the reports of the round or of the whole game. */
async function onTheRounds(
  hosting: HostingContext,
  { match, game, phase }: MatchInPlay,
  content: Content,
): Promise<Partial<OutgoingMessage>> {
  const read = (text: string): unknown => game.report.parse(JSON.parse(text));
  const reportOf = async (number: number): Promise<unknown> => {
    const text = await hosting.store.history.reportText(match.id, number);
    return text === undefined ? undefined : read(text);
  };
  const reports: unknown[] = [];
  let first = phase.number;
  if (content.kind === 'round' || content.kind === 'ending')
    for (let number = phase.number; number > 0; number--) {
      const report = await reportOf(number);
      if (content.kind === 'round' && number < phase.number && report !== undefined && game.endsRound?.(report)) break;
      if (report !== undefined) reports.unshift(report);
      first = number;
    }
  const begun = content.kind === 'round' ? await hosting.store.history.phase(match.id, first) : undefined;
  return { view: game.view(phase.state) as unknown, reports, ...(begun && { standingsBefore: standingsIn(game, begun) }) };
}

const standingsIn = (game: MatchInPlay['game'], { state }: MatchPhase): readonly Standing[] => game.standings(game.state.parse(state));

/** For results and rounds the state they led to, otherwise that of the phase. */
async function positionToldOf(hosting: HostingContext, m: MatchReader, { phase }: MatchInPlay, content: Content): Promise<unknown> {
  if (content.kind !== 'results' && content.kind !== 'round') return phase.state;
  const last = content.kind === 'results' ? (content.skipped.at(-1) ?? content.phase) : content.phase;
  return matchInPlayAt(m, await phaseOf(hosting, m, last + 1)).phase.state;
}

async function onTheReader(hosting: HostingContext, current: MatchInPlay, content: Content): Promise<Partial<OutgoingMessage>> {
  if (content.kind !== 'receipt') return await sealsOn(hosting, current, content);
  const { match, game, phase } = current;
  if (content.left) return { language: content.language };
  const filed = (await hosting.store.history.submissions(match.id, phase.number)).find(({ seat }) => seat === content.seat);
  const submission: unknown = filed?.submission === undefined ? undefined : game.submission.parse(filed.submission);
  const sheet = game.sheet(phase.state, content.seat, submission, content.language);
  const told = linesToShow(game, phase.state, content.seat, sheet).filter(({ of, text }) => of === undefined || text !== undefined);
  const counts = filed !== undefined && (filed.ready || match.plan.unready !== 'hold');
  return {
    filed: told.map(({ label, text, inFull, button }) => ({ label, text, inFull, button })),
    ...offersIn(current, content, submission),
    ready: filed?.ready ?? false,
    language: content.language,
    orderSeal: counts ? await orderSealOf(hosting, current, content.seat, submission) : undefined,
  };
}

/** While a phase is open: what its seat can choose with a button of the direct message, and what it is about. */
function offersIn(
  { game, phase }: MatchInPlay,
  { seat, language }: Pick<Extract<Content, { kind: 'receipt' }>, 'seat' | 'language'>,
  submission: unknown,
): Pick<OutgoingMessage, 'offers' | 'stakes'> {
  if (phase.closedAt !== undefined) return {};
  const offers = choicesApart(game.options(phase.state, seat, language)).flatMap(({ button }, place) =>
    button === undefined ? [] : [{ label: button.label, place }],
  );
  return offers.length > 0 ? { offers, stakes: game.stakes?.(phase.state, seat, submission) ?? [] } : {};
}

/** The order seals of a closed phase, for its results. */
async function sealsOn(hosting: HostingContext, current: MatchInPlay, content: Content): Promise<Partial<OutgoingMessage>> {
  const isClosed = current.phase.closedAt !== undefined && current.phase.closedBy !== 'skipped';
  if (!isClosed || content.kind !== 'results') return {};
  return { orderSeals: await shutSealsOf(hosting, current) };
}

const shutSealsOf = async (hosting: HostingContext, current: MatchInPlay): Promise<NonNullable<OutgoingMessage['orderSeals']>> =>
  sealsOfChoices(current, await orderSeals(hosting, current)).map(shut);

/**
 * The phases directly before this one in which nobody acted: their results were not posted. Phases that were skipped after one in which
 * somebody acted were told with its results.
 */
async function quietBefore(hosting: HostingContext, m: MatchReader, { game, phase }: MatchInPlay): Promise<Before> {
  const before: Before[number][] = [];
  for (let number = phase.number - 1; number > 0; number--) {
    const earlier = await hosting.store.history.phase(m.id, number);
    if (earlier?.report === undefined) break;
    if (!game.quiet?.(game.report.parse(earlier.report))) return withoutFirstSkipped(before);
    const current = matchInPlayAt(m, earlier);
    before.unshift({ ...named(current), orderSeals: earlier.closedBy === 'skipped' ? [] : await shutSealsOf(hosting, current) });
  }
  return before;
}

type Before = NonNullable<OutgoingMessage['before']>;

function withoutFirstSkipped(phases: Before): Before {
  const first = phases.findIndex(({ phase }) => phase.closedBy !== 'skipped');
  return first < 0 ? [] : phases.slice(first);
}

interface ToIllustrate {
  readonly content: Content;
  /** The reader's. */
  readonly language: Language;
}

async function picturesFor(
  hosting: HostingContext,
  current: MatchInPlay,
  { content, language }: ToIllustrate,
): Promise<readonly Picture[]> {
  const { kind } = content;
  const { pictures } = current.match;
  const drawn = { language, ...lookOf(current.match) };
  if (current.game.endsRound) return roundPictures(current, kind, drawn);
  if (kind === 'opening' || kind === 'corrected') return [positionPicture(current, drawn)];
  if (kind === 'dealt') return [positionPicture(current, { ...drawn, marked: { as: 'you', powers: [content.seat] } })];
  if (kind === 'ending')
    return [positionPicture(current, { ...drawn, ...winnersOf(current.match) }), ...(await storiesOf(hosting, current.match, drawn))];
  if (kind !== 'results') return [];
  const report: unknown = current.game.report.parse(current.phase.report);
  if (current.game.unchanged?.(report) || current.game.hasSameMap?.(report)) return [];
  const closeUp =
    pictures.closeUp || current.game.isInOnePart?.(report) ? [reportPicture(current, 'results', { ...drawn, theatre: 'busiest' })] : [];
  return [reportPicture(current, 'results', drawn), ...closeUp];
}

/** The card table: as it is now, as it is at the end, or as a round left it. */
function roundPictures(current: MatchInPlay, kind: Content['kind'], drawn: Pick<Picture, 'language' | 'look'>): readonly Picture[] {
  if (kind === 'table' || kind === 'ending') return [positionPicture(current, drawn)];
  return kind === 'round' && current.phase.report !== undefined ? [reportPicture(current, 'results', drawn)] : [];
}

const lookOf = ({ pictures: { look } }: Match): Pick<Picture, 'look'> => (look ? { look: lookNamed(look) } : {});

/** Points out who won, or who shares the draw. */
function winnersOf({ end }: Match): { readonly marked?: Marked } {
  if (end === undefined || end.seats.length === 0) return {};
  if (end.kind === 'victory' || end.kind === 'concession') return { marked: { as: 'victory', powers: end.seats } };
  return end.kind === 'draw' || end.kind === 'draw-by-size' ? { marked: { as: 'draw', powers: end.seats } } : {};
}

/**
 * The board as the game would begin, for the card of an open lobby; for a match that goes on from another one, the position there. A card
 * game shows its table before any card is dealt.
 */
async function lobbyPictures(hosting: HostingContext, m: MatchReader, { kind }: Content): Promise<readonly Picture[]> {
  const { game, facts } = m;
  const { match } = facts;
  if (kind !== 'lobby' || match.status !== 'lobby') return [];
  const drawn = { language: match.language, ...lookOf(match) };
  const past = match.from && (await readerOf(hosting, match.from.match));
  if (past && match.from) {
    const then = matchInPlayAt(past, await phaseOf(hosting, past, match.from.phase));
    return [positionPicture({ ...then, seatHolders: [] }, drawn)];
  }
  const seats = mostSeats(game, match).map(({ id }) => id);
  const begun: unknown = game.open({ seats, seed: 0, options: match.options });
  return [{ kind: 'position', game: game.id, view: game.view(begun) as unknown, ...drawn }];
}

/** The whole game as a chart and as an animation. Empty if no phase has closed. */
const storiesOf = (hosting: HostingContext, { id }: Match, drawn: Pick<Picture, 'language' | 'look'>): Promise<readonly Picture[]> =>
  flatMapInOrder(['chart', 'history'] as const, async kind => {
    const story = await storyPicture(hosting, { match: id, kind, ...drawn });
    return story.ok ? [story.value] : [];
  });
