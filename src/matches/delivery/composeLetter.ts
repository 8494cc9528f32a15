import type { Seat, Standing } from '../../games/game.js';
import { lookNamed } from '../../lib/look.js';
import { readerOf } from '../context/decide.js';
import { everySeat, mostSeats } from '../context/gameOf.js';
import type { House, Letter, OutboxRow, Picture } from '../context/ports.js';
import type { Content } from '../model/content.js';
import type { Match, MatchPhase } from '../model/match.js';
import { playersOf, settingsOf, sittingsOf } from '../model/people.js';
import { sealOf } from '../model/seal.js';
import type { MatchReader } from '../model/transaction.js';
import { disputesOfOthers } from '../read/disputes.js';
import { orderSealOf, orderSeals } from '../read/orderSeal.js';
import { positionPicture, reportPicture, storyPicture } from '../read/pictureOf.js';
import { type Table, tableAt } from '../read/table.js';
import { whoDecides } from '../read/whoDecides.js';

/** A letter that has not been drawn yet, and what is to be drawn into it. */
export interface Draft {
  readonly letter: Letter;
  readonly pictures: readonly Picture[];
}

/** All that the words of a queued message are made from, as the records stand now. */
export function composeLetter(house: House, row: OutboxRow): Draft {
  const reader = 'user' in row.to ? row.to.user : undefined;
  const m = readerOf(house, row.match, reader === undefined ? [] : [reader]);
  if (!m) throw new Error(`the outbox names match ${row.match}, which does not exist`);
  const { language } = m.facts.match;
  const table = 'phase' in row.content ? tableAt(m, phaseOf(house, m, row.content.phase)) : undefined;
  const letter: Letter = {
    row,
    ...onTheMatch(house, m, row.content),
    ...sealTold(m, row.content),
    ...(table && onThePhase(house, m, table, row.content)),
    ...(table && row.content.kind === 'phase' && { othersDecide: disputesOfOthers(m, table).length > 0 }),
    language: reader === undefined ? language : (settingsOf(m, reader).language ?? language),
    ...(table && onTheReader(house, table, row.content)),
    edits: house.store.messageIn(row),
  };
  return { letter, pictures: table ? picturesFor(house, table, row.content) : [] };
}

/** The open phase, or one from the history. */
function phaseOf(house: House, { id, facts: { open } }: MatchReader, number: number): MatchPhase {
  const phase = open?.number === number ? open : house.store.phase(id, number);
  if (!phase) throw new Error(`match ${id} has no phase ${number}`);
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

function onTheMatch(house: House, m: MatchReader, { kind }: Content): OnTheMatch {
  const { game, facts } = m;
  const { match } = facts;
  return {
    match,
    game,
    seats: seatsNamed(m),
    sittings: sittingsOf(m),
    players: playersOf(m),
    skipped: [],
    pictures: [],
    standings: [],
    othersDecide: TELLS_WHO_DECIDES.has(kind) && whoDecides(m, { kind: 'phase' }).others,
    open: match.status === 'ended' || !facts.open ? undefined : named(tableAt(m)),
    ...fromOf(house, m),
    end: match.end,
    language: match.language,
  };
}

/** All that can be named: in a lobby those there can be, then those dealt, those called in, taken or not. */
function seatsNamed(m: MatchReader): readonly Seat[] {
  const { game, facts } = m;
  const { match, open } = facts;
  return open ? everySeat(game, match, game.state.parse(open.state), sittingsOf(m)) : mostSeats(game, match);
}

function fromOf(house: House, { facts: { match } }: MatchReader): Pick<Letter, 'from'> {
  const past = match.from && readerOf(house, match.from.match);
  return past && match.from ? { from: named(tableAt(past, phaseOf(house, past, match.from.phase))) } : {};
}

const named = ({ phase, name }: Table) => ({ phase, name });

function onThePhase(house: House, m: MatchReader, table: Table, content: Content): Partial<Letter> {
  const numbers = content.kind === 'results' ? content.skipped : [];
  const skipped = numbers.map(number => named(tableAt(m, phaseOf(house, m, number))));
  const found = { phase: table.phase, phaseName: table.name, skipped, standings: standingsAfter(house, m, table, content) };
  return table.game.endsRound ? { ...found, ...onTheRounds(house, table, content) } : found;
}

/** The hash of a sealed game's secret, from its lobby on. */
function sealTold(m: MatchReader, { kind }: Content): Pick<Letter, 'seal'> {
  const seal = m.game.sealed && (kind === 'lobby' || kind === 'opening' || kind === 'ending') ? sealOf(m) : undefined;
  return seal ? { seal } : {};
}

/** The table, and what a round or the whole game is told from. */
function onTheRounds(house: House, { match, game, phase }: Table, content: Content): Partial<Letter> {
  const read = (text: string): unknown => game.report.parse(JSON.parse(text));
  const reportOf = (number: number): unknown => {
    const text = house.store.reportText(match.id, number);
    return text === undefined ? undefined : read(text);
  };
  const reports: unknown[] = [];
  if (content.kind === 'round' || content.kind === 'ending')
    for (let number = phase.number; number > 0; number--) {
      const report = reportOf(number);
      if (content.kind === 'round' && number < phase.number && report !== undefined && game.endsRound?.(report)) break;
      if (report !== undefined) reports.unshift(report);
    }
  return { view: game.view(phase.state) as unknown, reports };
}

/** Of results and rounds: the standings they led to; of everything else: those of its phase. */
function standingsAfter(house: House, m: MatchReader, { game, phase }: Table, content: Content): readonly Standing[] {
  if (content.kind !== 'results' && content.kind !== 'round') return game.standings(phase.state);
  const last = content.kind === 'results' ? (content.skipped.at(-1) ?? content.phase) : content.phase;
  return game.standings(tableAt(m, phaseOf(house, m, last + 1)).phase.state);
}

function onTheReader(house: House, table: Table, content: Content): Partial<Letter> {
  if (content.kind !== 'receipt') return sealsOn(house, table, content);
  const { match, game, phase } = table;
  const filed = house.store.submissions(match.id, phase.number).find(({ seat }) => seat === content.seat);
  const submission: unknown = filed?.submission === undefined ? undefined : game.submission.parse(filed.submission);
  const sheet = game.sheet(phase.state, content.seat, submission, content.language);
  const told = sheet.filter(({ of, optional, text }) => (of === undefined && !optional) || text !== undefined);
  const counts = filed !== undefined && (filed.ready || match.plan.unready !== 'hold');
  return {
    onFile: told.map(({ label, text }) => ({ label, text })),
    ready: filed?.ready ?? false,
    language: content.language,
    orderSeal: counts ? orderSealOf(house, table, content.seat, submission) : undefined,
  };
}

/** On the card of a closed phase, and with its results, the seals on its orders. */
function sealsOn(house: House, table: Table, content: Content): Partial<Letter> {
  const isClosed = table.phase.closedAt !== undefined && table.phase.closedBy !== 'skipped';
  return isClosed && (content.kind === 'phase' || content.kind === 'results') ? { orderSeals: orderSeals(house, table) } : {};
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
