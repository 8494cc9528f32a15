import { BEFORE } from '../../../src/matches/actions/hosting/importMatch.js';
import { BY_VOTE } from '../../../src/matches/model/matchLog.js';
import { isNameless } from '../../../src/matches/model/nameless.js';
import type { Deed } from './deed.js';
import type { Change, Table } from './snapshot.js';

const ORDERING = [
  'order',
  'host order',
  ...['pasted', 'fixed', 'take', 'clear', 'wiped', 'step', 'choose', 'pick', 'topic', 'copy', 'won'].map(press),
];
const READYING = ['ready', 'anyway', 'unready'].map(press);
const VOTING = ['draw', 'concede', 'vote', press('cast'), press('ballots')];
const SETTING = ['setTo', 'setUsual', 'setTyped'].map(press);
const LEAVING = ['resign', press('resign'), press('forgotten'), press('leave'), 'host replace'];
const LOBBY = ['join', 'rematch', 'waitNoMore', 'leave', 'start', 'begin', 'here', 'wish', 'wished', 'unwished', 'forgotten', 'end'].map(
  press,
);
/** This command also imports what was played before, by people whom the file does not name. */
export const IMPORT = 'host import';
const STUDYING = [
  'study new',
  'study game',
  'study open',
  'study order',
  'study file',
  'study share',
  ...['study', 'studyForm', 'whatIf'].map(press),
];
const HOSTING = [
  ...['adjudicate', 'extend', 'pause', 'replace', 'hand-over', 'order', 'edit', 'rollback', 'announce', 'arbiter'].map(
    name => `host ${name}`,
  ),
];

function press(deed: string): string {
  return `press ${deed}`;
}

/** By table: what people can do that may change its rows. */
const CHANGED_BY: Readonly<Record<Table, readonly string[]>> = {
  matches: [
    ...[
      'game create',
      'play',
      'game fill',
      'game offer',
      IMPORT,
      'game resume',
      'game seat',
      press('rollback'),
      press('correct'),
      press('host'),
      press('sit'),
    ],
    press('decline'),
    press('declineSeat'),
    ...[...HOSTING, ...LOBBY, ...SETTING, ...VOTING, ...LEAVING, ...READYING, ...ORDERING],
  ],
  players: [...LOBBY, 'play', press('rollback')],
  tenures: ['play', ...LEAVING, ...VOTING, 'game seat', press('sit'), press('rollback'), ...LOBBY],
  stand_ins: ['substitute', press('substitute'), ...LEAVING, ...VOTING, press('sit'), 'game seat', press('rollback')],
  watchers: ['watch', press('forgotten')],
  phases: [
    ...[
      'play',
      'host adjudicate',
      'host extend',
      'host pause',
      'game resume',
      press('rollback'),
      press('correct'),
      'game seat',
      press('sit'),
      'away',
    ],
    ...[...READYING, ...ORDERING, ...VOTING, ...LEAVING, ...LOBBY],
    IMPORT,
  ],
  submissions: [...ORDERING, ...READYING, ...LEAVING, ...VOTING, 'host replace', press('correct'), press('sit'), 'game seat'],
  ballots: [...VOTING, ...LEAVING, press('sit'), 'game seat', 'game resume', 'host pause'],
  // Joining, taking a seat and watching note the language of the client.
  users: [
    'settings',
    'away',
    'watch',
    'play',
    press('forgotten'),
    press('substitute'),
    press('volunteer'),
    press('join'),
    press('rematch'),
    press('sit'),
    press('wish'),
    press('wished'),
    press('unwished'),
  ],
  waiting: ['play', press('waitNoMore'), press('forgotten')],
  members: ['substitute', press('volunteer'), press('declineSeat'), press('forgotten')],
  servers: ['play'],
  studies: [...STUDYING, press('forgotten')],
  variants: ['host variant', press('forgotten')],
  // What is remembered of people is judged apart: see `follows`.
  duties: [],
  results: [],
  lessons: ['learn', press('lesson'), press('lessonForm'), press('forgotten')],
  edits: [...ORDERING, ...VOTING, IMPORT],
  letters: ['press', 'motion', press('publish'), 'host announce'],
  notes: [
    ...['game end', 'game fill', 'game offer', 'game resume', 'game seat', 'host status', 'host dry-run', 'host export', IMPORT],
    ...[...HOSTING, press('rollback'), press('correct'), press('end'), press('host'), press('won'), press('sit'), press('begin')],
    ...[...ORDERING, ...SETTING, ...VOTING, press('decline')],
  ],
};

/** By kind of message: what players and hosts do to send it. */
const SAID_BY: Readonly<Record<string, readonly string[]>> = {
  press: ['press'],
  motion: ['motion', press('publish')],
  announcement: ['host announce'],
};

/** Tables whose rows belong to one user. Nothing that others do changes them, but for studies that are shared. */
const OWN: ReadonlySet<Table> = new Set(['users', 'watchers', 'notes', 'studies', 'lessons']);

/**
 * Whether a deed is of a kind that may change such a row, and its user is one whose row it may be. What somebody did who was forgotten
 * meanwhile is recorded under another name.
 */
export function explains(change: Change, deed: Deed, forgotten: ReadonlySet<string>): boolean {
  const { table, before, after } = change;
  if (!CHANGED_BY[table].includes(deed.name)) return false;
  const named = after?.user ?? before?.user;
  const owner = isNameless(String(named)) && forgotten.has(deed.user) ? deed.user : named;
  if (table === 'letters') return SAID_BY[String(after?.kind)]?.includes(deed.name) === true;
  if (owner === BY_VOTE) return VOTING.includes(deed.name);
  if (named === BEFORE) return table === 'edits' && deed.name === IMPORT;
  if (table === 'edits') return owner === deed.user && String(after?.interaction ?? '').startsWith(deed.sent.id);
  if (table === 'matches' && !before) return after?.host === deed.user;
  // A player asks others to stand in: who is asked is noted, which puts nobody on the list.
  if (table === 'members' && deed.name === 'substitute') return Boolean(after?.substitute) === Boolean(before?.substitute);
  // A table that is full is nobody's wish any more.
  if (table === 'waiting') return owner === deed.user || (after === undefined && deed.name === 'play');
  if (table === 'players')
    return (
      owner === deed.user ||
      deed.name === 'play' ||
      deed.name === press('begin') ||
      deed.name === press('start') ||
      deed.name === press('rollback')
    );
  // Whoever is in the thread in which a study is shared changes what is in it: neither its name, nor where it is shared, nor whether it is there.
  if (table === 'studies' && owner !== deed.user)
    return before?.place != null && before.place === deed.channel && after?.place === before.place && after.name === before.name;
  return !OWN.has(table) || owner === deed.user;
}

/** Whether the change is to a seat's filed orders, votes or messages, and the deed is one that is done for one's own seat. */
export const isOfSeat = ({ table, after }: Change, { name }: Deed): boolean => {
  if (table === 'letters') return typeof after?.seat === 'string';
  return (table === 'edits' || table === 'submissions' || table === 'ballots') && [...ORDERING, ...READYING, ...VOTING].includes(name);
};

/** Whether the change follows from the close of a phase: another phase opens, seats are vacated, the match may end. */
export const FOLLOWS_A_CLOSE = ({ table, after, before }: Change): boolean => {
  if (table === 'phases')
    return before === undefined || after?.closedBy === 'skipped' || after === undefined || before.closedBy === after.closedBy;
  if (table === 'matches') return before !== undefined && before.host === after?.host;
  return table === 'submissions' || table === 'ballots' || table === 'tenures' || table === 'stand_ins';
};

/**
 * Whether time alone may make the change: a substitute's last day ends, a deadline is postponed, or rows go with a phase or match that is
 * over.
 */
export const CLOCK_MAY = ({ table, before, after }: Change): boolean => {
  if (table === 'phases') return after === undefined || (before !== undefined && before.closedBy === after.closedBy);
  return after === undefined && (table === 'submissions' || table === 'ballots' || table === 'stand_ins');
};
