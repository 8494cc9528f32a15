import type { HostingContext } from '../../src/matches/context/ports.js';
import type { PostedAt, RefusedSince, Store } from '../../src/matches/context/store.js';
import { beginTransaction } from '../../src/matches/model/beginTransaction.js';
import { ballotsOn, castBallot, file, questionsIn, setReady } from '../../src/matches/model/filing.js';
import {
  type Disclosure,
  type FiledOrders,
  type Match,
  type MatchId,
  type MatchPhase,
  SEAL_FORM,
  type SeatHolder,
  type SeatTerm,
  type Substitute,
  type UserId,
} from '../../src/matches/model/match.js';
import type { Noted } from '../../src/matches/model/matchLog.js';
import {
  addPlayer,
  appointSubstitute,
  disclose,
  playersOf,
  removePlayer,
  seatedAt,
  seatHoldersOf,
  sit,
  substitutesNow,
} from '../../src/matches/model/people.js';
import { PUNCTUAL, type Punctuality, savePunctuality } from '../../src/matches/model/punctuality.js';
import type { UserSettings } from '../../src/matches/model/settings.js';
import type { MatchSnapshot, OpenPhase } from '../../src/matches/model/snapshot.js';
import { NO_EDITS } from '../../src/matches/model/storedEdits.js';
import type { MatchReader, MatchTransaction, NewMessage } from '../../src/matches/model/transaction.js';
import { PSEUDONYM_KEY } from '../../src/matches/read/disclosures.js';
import { immediateIn } from '../../src/store/records.js';
import { toyGame } from '../matches/toyGame.js';

/** What tests read of a match, one thing at a time. */
export interface Readings {
  /** Returns a reader of the whole match. Its game is always the toy game, whatever the match's game is. */
  reader(match: MatchId): MatchReader;
  openPhase(match: MatchId): MatchPhase | undefined;
  /** Returns every phase, oldest first. */
  phases(match: MatchId): readonly MatchPhase[];
  seatHolders(match: MatchId): readonly SeatHolder[];
  seatHistory(match: MatchId): readonly SeatTerm[];
  seatedAt(match: MatchId, seat: string): number | undefined;
  hasHeldSeat(match: MatchId, user: UserId): boolean;
  players(match: MatchId): readonly UserId[];
  substitutes(match: MatchId, at?: number): readonly Substitute[];
  disclosures(match: MatchId): readonly Disclosure[];
  punctuality(match: MatchId, seat: string): Punctuality;
  hostCheck(match: MatchId): MatchSnapshot['hostCheck'];
  secretOf(match: MatchId): string | undefined;
  ballots(match: MatchId, phase: number, question: string): ReadonlyMap<string, boolean>;
  questions(match: MatchId, phase: number): readonly string[];
  closesAt(match: MatchId, number?: number): number | undefined;
  /** How many files a user has imported, or were imported in a server, after `since`. */
  importsOf(who: { readonly user?: UserId; readonly guild?: string }, since?: number): number;
}

/** Changes that tests make to the records without any player's action. */
export interface Arrangements {
  /** Changes a match as a decision would. */
  arrange(match: MatchId, work: (tx: MatchTransaction) => void, now?: number): void;
  addMatch(match: Omit<Match, 'id'>): Match;
  /** Opens a match that continues an unfinished one. */
  continueWith(unfinished: MatchId, match: Omit<Match, 'id'>): Match;
  saveMatch(match: Match): void;
  addPhase(phase: MatchPhase): void;
  sit(match: MatchId, seat: string, user: UserId | undefined, at: number): void;
  addPlayer(match: MatchId, user: UserId, at: number): void;
  removePlayer(match: MatchId, user: UserId): void;
  appoint(match: MatchId, substitute: Substitute): void;
  disclose(match: MatchId, disclosure: Disclosure): void;
  setWatching(match: MatchId, user: UserId, watches: boolean): void;
  queue(message: NewMessage & { readonly match: MatchId }, at: number): void;
  file(entry: Parameters<typeof file>[1] & { readonly match: MatchId; readonly at: number }): FiledOrders;
  setReady(match: MatchId, phase: number, seat: string, ready: boolean): void;
  castBallot(match: MatchId, phase: number, question: string, seat: string, yes: boolean): void;
  postponePhase(match: MatchId, number: number, dueAt: number): void;
  recordState(match: MatchId, number: number, state: unknown): void;
  closeAt(match: MatchId, number: number, at: number | undefined): void;
  remindAt(match: MatchId, number: number, at: number | undefined): void;
  /** Returns false if the phase is not open. */
  claimPhase(match: MatchId, number: number, by: NonNullable<MatchPhase['closedBy']>, at: number): boolean;
  /** The phase must be closed. */
  recordReport(match: MatchId, number: number, report: unknown, edition: number): void;
  /** What became of messages, as the outbox worker writes it. */
  tryDelivery(id: number, at: number): boolean;
  delivered(id: number, where: PostedAt, at: number): void;
  retryLater(id: number, until: number, refused?: RefusedSince): void;
  giveUp(id: number, because: string): void;
  saveSettings(user: UserId, settings: UserSettings): void;
  countImport(by: { readonly user: UserId; readonly guild: string; readonly at: number; readonly since?: number }): void;
  savePunctuality(match: MatchId, seat: string, punctuality: Punctuality): void;
  saveHostCheck(match: MatchId, check: MatchSnapshot['hostCheck']): void;
  keepSecret(match: MatchId, secret: string): void;
  note(match: MatchId, line: Noted): void;
}

export type Arranged = Store & Readings & Arrangements;

export type ArrangedHosting = HostingContext & { readonly store: Arranged };

/** Adds to a store the functions with which tests read and change its matches. */
export function arranged(store: Store): Arranged {
  const nothing = { game: toyGame(), stored: NO_EDITS, freshSeed: () => 7, freshSecret: () => '' };
  const immediate = immediateIn(store);
  const pseudonymKey = () => immediate.meta.get(PSEUDONYM_KEY) ?? '';
  const read = (match: MatchId, now = 0): MatchTransaction | undefined => {
    const snapshot = immediate.matches.read(match);
    return snapshot && beginTransaction(snapshot, { now, pseudonymKey: pseudonymKey(), ...nothing }).tx;
  };
  const arrange = <T>(match: MatchId, work: (tx: MatchTransaction) => T, now = 0, interaction?: string): T => {
    const decided = immediate.matches.decide(match, { interaction }, (snapshot, stored) => {
      const { tx, written } = beginTransaction(snapshot, { ...nothing, pseudonymKey: pseudonymKey(), now, stored });
      return { outcome: work(tx), written: written() };
    });
    if (!decided) throw new Error(`no match ${match}`);
    return decided.outcome as T;
  };
  /** Changes the open phase. Throws if it does not have that number. */
  const change = (match: MatchId, number: number, changed: Partial<OpenPhase>): void =>
    arrange(match, tx => {
      const { open } = tx.facts;
      if (open?.number !== number) throw new Error(`open phase ${number} is not there`);
      tx.put({ open: { ...open, ...changed } });
    });
  const open = (match: Omit<Match, 'id'>, continues?: MatchId): Match => {
    const work = (facts: MatchSnapshot) => beginTransaction(facts, { now: 0, pseudonymKey: pseudonymKey(), ...nothing }).written();
    const { opened } = immediate.servers.decide({ guild: match.guild, user: match.host, since: 0 }, () => ({
      opens: { match, work, continues },
    }));
    if (!opened) throw new Error('no match was opened');
    return opened;
  };
  return {
    ...store,
    reader: match => {
      const m = read(match);
      if (!m) throw new Error(`no match ${match}`);
      return m;
    },
    openPhase: match => read(match)?.facts.open,
    phases: match => immediate.history.phaseHeads(match).flatMap(({ number }) => immediate.history.phase(match, number) ?? []),
    seatHolders: match => seatHoldersIn(read(match)),
    seatHistory: match => read(match)?.facts.seatHistory ?? [],
    seatedAt: (match, seat) => {
      const m = read(match);
      return m && seatedAt(m, seat);
    },
    hasHeldSeat: (match, user) => read(match)?.facts.seatHistory.some(one => one.user === user) === true,
    players: match => {
      const m = read(match);
      return m ? playersOf(m) : [];
    },
    substitutes: (match, at = 0) => {
      const m = read(match, at);
      return m ? substitutesNow(m) : [];
    },
    disclosures: match => read(match)?.facts.disclosures ?? [],
    punctuality: (match, seat) => read(match)?.facts.punctuality.get(seat) ?? PUNCTUAL,
    hostCheck: match => read(match)?.facts.hostCheck,
    secretOf: match => read(match)?.facts.secret,
    ballots: (match, phase, question) => {
      const m = read(match);
      return m ? ballotsOn(m, phase, question) : new Map();
    },
    questions: (match, phase) => {
      const m = read(match);
      return m ? questionsIn(m, phase) : [];
    },
    closesAt: match => read(match)?.facts.open?.closesAt,
    arrange,
    addMatch: match => open(match),
    continueWith: (continues, match) => open(match, continues),
    tryDelivery: (id, at) => immediate.outbox.note([{ kind: 'attempt', id, at }])[0] ?? false,
    delivered: (id, where, at) => void immediate.outbox.note([{ kind: 'posted', id, where, at }]),
    retryLater: (id, until, refused) => void immediate.outbox.note([{ kind: 'delayed', id, until, refused }]),
    giveUp: (id, because) => void immediate.outbox.note([{ kind: 'given-up', id, because }]),
    saveSettings: (user, settings) => void immediate.users.decide(user, () => ({ settings })),
    countImport: ({ user, guild, at, since = 0 }) => void immediate.servers.decide({ guild, user, since }, () => ({ imports: at })),
    importsOf: ({ user = '', guild = '' }, since = 0) => {
      const read = immediate.servers.read({ guild, user, since });
      return user === '' ? read.imports : read.user.imports;
    },
    saveMatch: match => arrange(match.id, tx => tx.put({ match })),
    addPhase: phase =>
      arrange(phase.match, tx => {
        if (phase.closedAt === undefined) tx.put({ open: phase });
        else tx.add('closed', phase);
      }),
    sit: (match, seat, user, at) => arrange(match, tx => sit(tx, seat, user), at),
    addPlayer: (match, user, at) => arrange(match, tx => addPlayer(tx, user), at),
    removePlayer: (match, user) => arrange(match, tx => removePlayer(tx, user)),
    appoint: (match, substitute) => arrange(match, tx => appointSubstitute(tx, substitute)),
    disclose: (match, disclosure) => arrange(match, tx => disclose(tx, disclosure)),
    setWatching: (match, user, watches) =>
      arrange(match, tx => {
        const others = tx.facts.watchers.filter(one => one !== user);
        tx.put({ watchers: watches ? [...others, user] : others });
      }),
    queue: ({ match, ...message }, at) => arrange(match, tx => tx.add('messages', message), at),
    file: ({ match, at, ...entry }) => arrange(match, tx => filed(file(tx, entry)), at, entry.interaction),
    setReady: (match, phase, seat, ready) => arrange(match, tx => setReady(tx, phase, seat, ready)),
    castBallot: (match, phase, question, seat, yes) => arrange(match, tx => castBallot(tx, phase, { question, seat, yes })),
    postponePhase: (match, number, dueAt) => change(match, number, { dueAt }),
    recordState: (match, number, state) => change(match, number, { state }),
    closeAt: (match, number, closesAt) => change(match, number, { closesAt }),
    remindAt: (match, number, remindAt) => change(match, number, { remindAt }),
    claimPhase: (match, number, closedBy, closedAt) =>
      arrange(match, tx => {
        const { open } = tx.facts;
        if (open?.number !== number) return false;
        tx.add('closed', { ...open, closedAt, closedBy, sealForm: SEAL_FORM });
        tx.put({ open: undefined });
        return true;
      }),
    recordReport: (match, number, report, edition) =>
      arrange(match, tx => {
        const phase = immediate.history.phase(match, number);
        if (!phase) throw new Error(`phase ${number} is not there`);
        tx.add('closed', { ...phase, report, edition });
      }),
    savePunctuality: (match, seat, punctuality) => arrange(match, tx => savePunctuality(tx, seat, punctuality)),
    saveHostCheck: (match, hostCheck) => arrange(match, tx => tx.put({ hostCheck })),
    keepSecret: (match, secret) => arrange(match, tx => tx.put({ secret })),
    note: (match, line) => arrange(match, tx => tx.add('notes', line)),
  };
}

const filed = ({ seat, submission, ready, revision }: FiledOrders): FiledOrders => ({ seat, submission, ready, revision });

const seatHoldersIn = (m: MatchTransaction | undefined): readonly SeatHolder[] => (m ? seatHoldersOf(m) : []);
