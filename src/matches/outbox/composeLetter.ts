import type { Seat, Standing } from '../../games/game.js';
import { lookNamed } from '../../lib/look.js';
import { disputesOfOthers } from '../disputes.js';
import { everySeat, gameOf, mostSeats } from '../gameOf.js';
import { whoDecides } from '../hosting/whoDecides.js';
import type { Match, MatchPhase, Sitting } from '../match.js';
import { onFileOf } from '../orders/desk.js';
import { positionPicture, reportPicture, storyPicture } from '../pictureOf.js';
import type { Content, House, Letter, OutboxRow, Picture } from '../ports.js';
import { type Table, tableAt } from '../table.js';
import { orderSealOf, orderSeals } from '../trust/orderSeal.js';
import { sealOf } from '../trust/seal.js';

/** A letter that has not been drawn yet, and what is to be drawn into it. */
export interface Draft {
  readonly letter: Letter;
  readonly pictures: readonly Picture[];
}

/** All that the words of a queued message are made from, as the records stand now. */
export function composeLetter(house: House, row: OutboxRow): Draft {
  const match = house.store.match(row.match);
  if (!match) throw new Error(`the outbox names match ${row.match}, which does not exist`);
  const table = 'phase' in row.content ? tableAt(house, match, phaseOf(house, match, row.content.phase)) : undefined;
  const letter: Letter = {
    row,
    ...onTheMatch(house, match, row.content),
    ...sealTold(house, match, row.content),
    ...(table && onThePhase(house, table, row.content)),
    ...(table && row.content.kind === 'phase' && { othersDecide: disputesOfOthers(house, table).length > 0 }),
    language: 'user' in row.to ? (house.store.settings(row.to.user).language ?? match.language) : match.language,
    ...(table && onTheReader(house, table, row.content)),
    edits: house.store.messageIn(match.id, row.slot),
  };
  return { letter, pictures: table ? picturesFor(house, table, row.content) : [] };
}

function phaseOf(house: House, match: Match, number: number): MatchPhase {
  const phase = house.store.phase(match.id, number);
  if (!phase) throw new Error(`match ${match.id} has no phase ${number}`);
  return phase;
}

type OnTheMatch = Pick<
  Letter,
  | 'match'
  | 'game'
  | 'seats'
  | 'sittings'
  | 'players'
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

function onTheMatch(house: House, match: Match, { kind }: Content): OnTheMatch {
  const game = gameOf(house, match);
  const sittings = house.store.sittings(match.id);
  return {
    match,
    game,
    seats: seatsNamed(house, match, sittings),
    sittings,
    players: house.store.players(match.id),
    skipped: [],
    pictures: [],
    standings: [],
    othersDecide: TELLS_WHO_DECIDES.has(kind) && whoDecides(house, match, { kind: 'phase' }).others,
    open: openOf(house, match),
    ...fromOf(house, match),
    end: match.end,
    language: match.language,
  };
}

/** All that can be named: in a lobby those there can be, then those dealt, those called in, taken or not. */
function seatsNamed(house: House, match: Match, sittings: readonly Sitting[]): readonly Seat[] {
  const game = gameOf(house, match);
  const state: unknown = house.store.openPhase(match.id)?.state;
  return state === undefined ? mostSeats(game, match) : everySeat(game, match, game.state.parse(state), sittings);
}

/** The phase people can order in now; an ended match has none. */
function openOf(house: House, match: Match): Letter['open'] {
  const phase = match.status === 'ended' ? undefined : house.store.openPhase(match.id);
  return phase && named(tableAt(house, match, phase));
}

function fromOf(house: House, { from }: Match): Pick<Letter, 'from'> {
  const past = from && house.store.match(from.match);
  return past ? { from: named(tableAt(house, past, phaseOf(house, past, from.phase))) } : {};
}

const named = ({ phase, name }: Table) => ({ phase, name });

function onThePhase(house: House, table: Table, content: Content): Partial<Letter> {
  const numbers = content.kind === 'results' ? content.skipped : [];
  const skipped = numbers.map(number => named(tableAt(house, table.match, phaseOf(house, table.match, number))));
  const found = { phase: table.phase, phaseName: table.name, skipped, standings: standingsAfter(house, table, content) };
  return table.game.endsRound ? { ...found, ...onTheRounds(house, table, content) } : found;
}

/** The hash of a sealed game's secret, from its lobby on. */
function sealTold(house: House, match: Match, { kind }: Content): Pick<Letter, 'seal'> {
  const isTold = gameOf(house, match).sealed && (kind === 'lobby' || kind === 'opening' || kind === 'ending');
  const seal = isTold ? sealOf(house, match) : undefined;
  return seal ? { seal } : {};
}

/** The table, and what a round or the whole game is told from. */
function onTheRounds(house: House, { match, game, phase }: Table, content: Content): Partial<Letter> {
  const first = content.kind === 'round' ? content.first : content.kind === 'ending' ? 1 : phase.number + 1;
  const numbers = Array.from({ length: Math.max(phase.number + 1 - first, 0) }, (_, i) => first + i);
  const told = numbers.flatMap(number => house.store.reportText(match.id, number) ?? []);
  return {
    view: game.view(phase.state) as unknown,
    reports: told.map(text => game.report.parse(JSON.parse(text)) as unknown),
  };
}

/** Of results and rounds: the standings they led to; of everything else: those of its phase. */
function standingsAfter(house: House, table: Table, content: Content): readonly Standing[] {
  if (content.kind !== 'results' && content.kind !== 'round') return table.game.standings(table.phase.state);
  const last = content.kind === 'results' ? (content.skipped.at(-1) ?? content.phase) : content.phase;
  return table.game.standings(tableAt(house, table.match, phaseOf(house, table.match, last + 1)).phase.state);
}

function onTheReader(house: House, table: Table, content: Content): Partial<Letter> {
  if (content.kind !== 'receipt') return sealsOn(house, table, content);
  const { game, phase } = table;
  const onFile = onFileOf(house, table, seatNamed(table, content.seat));
  const sheet = game.sheet(phase.state, content.seat, onFile?.submission, content.language);
  const told = sheet.filter(({ of, optional, text }) => (of === undefined && !optional) || text !== undefined);
  const counts = onFile !== undefined && (onFile.ready || table.match.plan.unready !== 'hold');
  return {
    onFile: told.map(({ label, text }) => ({ label, text })),
    ready: onFile?.ready ?? false,
    language: content.language,
    orderSeal: counts ? orderSealOf(house, table, content.seat, onFile.submission) : undefined,
  };
}

/** On the card of a closed phase, and with its results, the seals on its orders. */
function sealsOn(house: House, table: Table, content: Content): Partial<Letter> {
  const isClosed = table.phase.closedAt !== undefined && table.phase.closedBy !== 'skipped';
  return isClosed && (content.kind === 'phase' || content.kind === 'results') ? { orderSeals: orderSeals(house, table) } : {};
}

function seatNamed(table: Table, id: string): Seat {
  const seat = table.seats.find(one => one.id === id);
  if (!seat) throw new Error(`match ${table.match.id} has no seat ${id}`);
  return seat;
}

function picturesFor(house: House, table: Table, { kind }: Content): readonly Picture[] {
  const { language, pictures } = table.match;
  const drawn = { language, ...(pictures.look && { look: lookNamed(pictures.look) }) };
  if (table.game.endsRound) return kind === 'table' || kind === 'ending' ? [positionPicture(table, drawn)] : [];
  if (kind === 'opening' || kind === 'corrected') return [positionPicture(table, drawn)];
  if (kind === 'ending') return [positionPicture(table, drawn), ...storiesOf(house, table.match, drawn)];
  if (kind !== 'results') return [];
  const closeUp = pictures.closeUp ? [reportPicture(table, 'results', { ...drawn, theatre: 'busiest' })] : [];
  return [reportPicture(table, 'results', drawn), ...closeUp];
}

/** The whole game as a chart and as a moving map; none where no phase has closed. */
const storiesOf = (house: House, { id }: Match, drawn: Pick<Picture, 'language' | 'look'>): readonly Picture[] =>
  (['chart', 'history'] as const).flatMap(kind => {
    const story = storyPicture(house, { match: id, kind, ...drawn });
    return story.ok ? [story.value] : [];
  });
