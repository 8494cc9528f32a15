import { isNotNull, isNull, sql } from 'drizzle-orm';
import { foreignKey, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { z } from 'zod';
import { OPPONENT_LEVELS } from '../../games/game.js';
import { LANGUAGES } from '../../lib/language.js';
import { content } from '../../matches/model/content.js';
import { DUTY_KINDS } from '../../matches/model/duty.js';
import { PACE_NAMES } from '../../matches/model/gameWish.js';
import { plan } from '../../matches/model/hostingRules.js';
import { lessonProgress } from '../../matches/model/lessonProgress.js';
import {
  CAPACITIES,
  chosenOptions,
  DISCLOSED_AS,
  deadlines,
  from,
  matchEnd,
  muster,
  postedPictures,
  turnCall,
} from '../../matches/model/match.js';
import { HOST_ACTIONS, noted } from '../../matches/model/matchLog.js';
import { asking } from '../../matches/model/member.js';
import { OUTCOMES } from '../../matches/model/playerResult.js';
import { userSettings } from '../../matches/model/settings.js';
import { studyBody } from '../../matches/model/study.js';
import { variantTitle } from '../../matches/model/uploadedVariant.js';
import { json } from './json.js';

/** The `turn` of a phase, as its game made it. */
const turn = z.record(z.string(), z.union([z.string(), z.number()]));

/** JSON that only the game understands, and checks with its own schemas. */
const gamesOwn = json(z.unknown());

/** All time columns hold UTC milliseconds. No deletion cascades: rebuilding a table must not empty another one. */
export const matches = sqliteTable(
  'matches',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    game: text().notNull(),
    guild: text().notNull(),
    channel: text().notNull(),
    host: text().notNull(),
    arbiter: text(),
    language: text({ enum: LANGUAGES }).notNull(),
    status: text({ enum: ['lobby', 'running', 'paused', 'ended'] }).notNull(),
    deadlines: json(deadlines)().notNull(),
    plan: json(plan)().notNull().default({}),
    options: json(chosenOptions)().notNull().default({}),
    pictures: json(postedPictures)().notNull().default({}),
    seed: integer().notNull(),
    createdAt: integer('created_at').notNull(),
    pausedBecause: text('paused_because'),
    pausedAt: integer('paused_at'),
    muster: json(muster)(),
    lobbyEndsAt: integer('lobby_ends_at'),
    asksAt: integer('asks_at'),
    queuedSince: integer('queued_since'),
    rematchOf: integer('rematch_of'),
    from: json(from)('goes_on_from'),
    end: json(matchEnd)('ending'),
    /** Since when the match needs a new host. */
    hostGoneAt: integer('host_gone_at'),
    /** Who was offered to resume a paused match: the channel alone, or the host too. */
    resumeOffered: text('resume_offered', { enum: ['channel', 'host'] }),
    /** Whether the host was told that the remaining messages of the ended match cannot be posted. */
    unpostedTold: integer('unposted_told', { mode: 'boolean' }).notNull().default(false),
    turnCall: json(turnCall)('turn_call'),
  },
  table => [
    index('matches_of_channel').on(table.channel),
    index('matches_of_guild').on(table.guild),
    index('matches_by_status').on(table.status),
    index('matches_of_host').on(table.host),
    index('matches_by_rematch').on(table.rematchOf).where(isNotNull(table.rematchOf)),
    index('matches_by_lobby_end').on(table.lobbyEndsAt).where(isNotNull(table.lobbyEndsAt)),
    index('matches_by_asking').on(table.asksAt).where(isNotNull(table.asksAt)),
    index('matches_of_arbiter').on(table.arbiter).where(isNotNull(table.arbiter)),
  ],
);

/** The question whether the host of a match is still there: since when it has not been answered, and when it was last asked. */
export const hostChecks = sqliteTable('host_checks', {
  match: integer('match_id')
    .primaryKey()
    .references(() => matches.id),
  since: integer().notNull(),
  last: integer().notNull(),
  answeredAt: integer('answered_at'),
});

/** The secret of a match whose game needs one. It has a table of its own because posts are made from the match row. */
export const secrets = sqliteTable('secrets', {
  match: integer('match_id')
    .primaryKey()
    .references(() => matches.id),
  secret: text().notNull(),
});

/** The salt of the seal on a seat's orders in a phase. */
export const salts = sqliteTable(
  'salts',
  {
    match: integer('match_id')
      .notNull()
      .references(() => matches.id),
    phase: integer().notNull(),
    seat: text().notNull(),
    salt: text().notNull(),
  },
  table => [primaryKey({ columns: [table.match, table.phase, table.seat] })],
);

/** Players who joined a lobby, in the order of their ids. */
export const players = sqliteTable(
  'players',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    match: integer('match_id')
      .notNull()
      .references(() => matches.id),
    user: text('user_id').notNull(),
    joinedAt: integer('joined_at').notNull(),
    preferences: json(z.array(z.string()).readonly())().notNull().default([]),
    /** False while the player has not answered the muster that the host called. */
    here: integer({ mode: 'boolean' }).notNull().default(true),
  },
  table => [uniqueIndex('one_place_a_player').on(table.match, table.user), index('lobbies_of_user').on(table.user)],
);

export const seats = sqliteTable(
  'seats',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    match: integer('match_id')
      .notNull()
      .references(() => matches.id),
    seat: text().notNull(),
  },
  table => [uniqueIndex('one_of_each_seat').on(table.match, table.seat)],
);

/**
 * Who held a seat from when until when, numbered in the order they took it. Rows are only added and closed. If `opponent` is set, the bot
 * played it at that level, and `user` is empty.
 */
export const seatHistory = sqliteTable(
  'tenures',
  {
    match: integer('match_id')
      .notNull()
      .references(() => matches.id),
    number: integer().notNull(),
    seat: text().notNull(),
    user: text('user_id').notNull(),
    since: integer().notNull(),
    until: integer(),
    opponent: text({ enum: OPPONENT_LEVELS }),
  },
  table => [
    primaryKey({ columns: [table.match, table.number] }),
    uniqueIndex('one_sitter_a_seat').on(table.match, table.seat).where(isNull(table.until)),
    index('tenures_of_user').on(table.user),
  ],
);

/** Who orders in place of a seat's player, and until when. At most one per seat. */
export const substitutes = sqliteTable(
  'stand_ins',
  {
    match: integer('match_id')
      .notNull()
      .references(() => matches.id),
    seat: text().notNull(),
    user: text('user_id').notNull(),
    until: integer().notNull(),
    /** Whether the user has been asked and has not agreed yet. */
    asked: integer({ mode: 'boolean' }).notNull().default(false),
  },
  table => [primaryKey({ columns: [table.match, table.seat, table.asked] }), index('stand_ins_of_user').on(table.user)],
);

/**
 * Who has seen what seats plan, if no other table tells: hosts who looked at it, earlier substitutes, and, as a keyed hash, users who were
 * forgotten.
 */
export const disclosures = sqliteTable(
  'disclosures',
  {
    match: integer('match_id')
      .notNull()
      .references(() => matches.id),
    viewer: text().notNull(),
    as: text('shown_as', { enum: DISCLOSED_AS }).notNull(),
    seat: text().notNull(),
  },
  table => [primaryKey({ columns: [table.match, table.viewer, table.as, table.seat] }), index('disclosures_to').on(table.viewer)],
);

/** Users who are notified when a match has results. */
export const watchers = sqliteTable(
  'watchers',
  {
    match: integer('match_id')
      .notNull()
      .references(() => matches.id),
    user: text('user_id').notNull(),
  },
  table => [primaryKey({ columns: [table.match, table.user] }), index('watched_by_user').on(table.user)],
);

export const phases = sqliteTable(
  'phases',
  {
    match: integer('match_id')
      .notNull()
      .references(() => matches.id),
    number: integer().notNull(),
    kind: text().notNull(),
    state: gamesOwn().notNull(),
    openedAt: integer('opened_at').notNull(),
    dueAt: integer('due_at').notNull(),
    remindAt: integer('remind_at'),
    /** When the phase closes although its deadline is later: all were ready, in a match that closes early only at certain times. */
    closesAt: integer('closes_at'),
    closedAt: integer('closed_at'),
    closedBy: text('closed_by', { enum: ['ready', 'deadline', 'skipped', ...CAPACITIES] }),
    report: gamesOwn(),
    /**
     * What the seals on the orders of the closed phase cover. 2: public orders only. Null, in a phase closed by a version before this form:
     * neutral votes too.
     */
    sealForm: integer('seal_form'),
    /**
     * The edition of the game's rules that resolved the phase, or with which it began while it is open. Null: the first edition, written by
     * a version before this column.
     */
    edition: integer(),
    /**
     * When the phase takes place in the game, so that phases can be listed without their states. Null: opened by a version before this
     * column.
     */
    turn: json(turn)(),
    /** The kind of the phase that began the turn, if this one continues it. */
    turnKind: text('turn_kind'),
    /** Whether opponents of the bot still owe their orders. Null: they do not, or the phase is closed. */
    opponentsOwe: integer('opponents_owe', { mode: 'boolean' }),
    /** How many parts of the report get a card of their own. Null: the phase is open, or was closed by a version before this column. */
    cards: integer(),
    /**
     * When the phase is to be closed: at its deadline or its early closing, whichever comes first. Null: it is closed, or its match is not running, so
     * that nothing is due in it. A match that has ended keeps its last phase open.
     */
    actsAt: integer('acts_at'),
  },
  table => [
    primaryKey({ columns: [table.match, table.number] }),
    uniqueIndex('one_open_phase').on(table.match).where(isNull(table.closedAt)),
    index('phases_to_act_on').on(table.actsAt).where(isNotNull(table.actsAt)),
    index('open_phases_of_opponents').on(table.match).where(sql`${table.closedAt} is null and ${table.opponentsOwe} = 1`),
    index('phases_by_reminder').on(table.remindAt).where(isNotNull(table.actsAt)),
  ],
);

/** How many deadlines a seat has kept and missed since its player took it, and how many extensions were spent. */
export const punctuality = sqliteTable(
  'punctuality',
  {
    match: integer('match_id')
      .notNull()
      .references(() => matches.id),
    seat: text().notNull(),
    spent: integer().notNull(),
    kept: integer().notNull(),
    missed: integer().notNull(),
  },
  table => [primaryKey({ columns: [table.match, table.seat] })],
);

/** The orders filed for a seat in a phase: the result of its edits. */
export const submissions = sqliteTable(
  'submissions',
  {
    match: integer('match_id').notNull(),
    phase: integer().notNull(),
    seat: text().notNull(),
    submission: gamesOwn(),
    ready: integer({ mode: 'boolean' }).notNull(),
    revision: integer().notNull(),
    filedBy: text('filed_by'),
  },
  table => [
    primaryKey({ columns: [table.match, table.phase, table.seat] }),
    foreignKey({ columns: [table.match, table.phase], foreignColumns: [phases.match, phases.number] }),
    index('submissions_filed_by').on(table.filedBy).where(isNotNull(table.filedBy)),
  ],
);

/** Every edit of a submission: the text typed and the orders filed after it. Rows are only added. */
export const edits = sqliteTable(
  'edits',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    match: integer('match_id').notNull(),
    phase: integer().notNull(),
    seat: text().notNull(),
    user: text('user_id').notNull(),
    typed: text().notNull(),
    submission: gamesOwn(),
    at: integer().notNull(),
    interaction: text('interaction_id'),
  },
  table => [
    uniqueIndex('one_edit_an_interaction').on(table.interaction),
    index('edits_of_seat').on(table.match, table.phase, table.seat),
    index('edits_of_user').on(table.user, table.match),
    foreignKey({
      columns: [table.match, table.phase, table.seat],
      foreignColumns: [submissions.match, submissions.phase, submissions.seat],
    }),
  ],
);

export const ballots = sqliteTable(
  'ballots',
  {
    match: integer('match_id').notNull(),
    phase: integer().notNull(),
    question: text().notNull(),
    seat: text().notNull(),
    yes: integer({ mode: 'boolean' }).notNull(),
  },
  table => [
    primaryKey({ columns: [table.match, table.phase, table.question, table.seat] }),
    foreignKey({ columns: [table.match, table.phase], foreignColumns: [phases.match, phases.number] }),
  ],
);

/** The first columns of every table about the open phase of a match. */
const ofPhase = {
  match: integer('match_id')
    .notNull()
    .references(() => matches.id),
  phase: integer().notNull(),
};

/** Seats that new players may take, or could take earlier. */
export const vacancies = sqliteTable(
  'vacancies',
  {
    ...ofPhase,
    seat: text().notNull(),
    calledIn: integer('called_in', { mode: 'boolean' }).notNull(),
    open: integer({ mode: 'boolean' }).notNull(),
    post: integer(),
  },
  table => [primaryKey({ columns: [table.match, table.seat, table.phase] })],
);

/** Users who were invited by direct message to take a seat. */
export const invitations = sqliteTable(
  'invitations',
  {
    ...ofPhase,
    seat: text().notNull(),
    user: text('user_id').notNull(),
    by: text('invited_by', { enum: CAPACITIES }).notNull(),
  },
  table => [primaryKey({ columns: [table.match, table.phase, table.seat, table.user] }), index('invitations_of_user').on(table.user)],
);

/** Votes that a seat proposed to the other seats. */
export const motions = sqliteTable(
  'motions',
  { ...ofPhase, number: integer().notNull(), seat: text().notNull(), of: text('unit').notNull(), text: text().notNull() },
  table => [primaryKey({ columns: [table.match, table.phase, table.number] })],
);

/** Why the deadline of a phase was postponed. Each reason is used once. */
export const extensions = sqliteTable('extensions', { ...ofPhase, reason: text().notNull() }, table => [
  primaryKey({ columns: [table.match, table.phase, table.reason] }),
]);

/** Reminders that were sent. `user` is empty if only one person can be reminded for the seat. */
export const reminders = sqliteTable(
  'reminders',
  { ...ofPhase, seat: text().notNull(), user: text('user_id').notNull(), moment: integer().notNull() },
  table => [
    primaryKey({ columns: [table.match, table.phase, table.seat, table.user, table.moment] }),
    index('reminders_of_user').on(table.user),
  ],
);

/** Who has a receipt for the orders filed for a seat. */
export const receipts = sqliteTable(
  'receipts',
  { ...ofPhase, seat: text().notNull(), user: text('user_id').notNull(), language: text({ enum: LANGUAGES }).notNull() },
  table => [primaryKey({ columns: [table.match, table.phase, table.seat, table.user] }), index('receipts_of_user').on(table.user)],
);

/** Press messages that were passed on. `to` is empty if they went to everybody. Rows are only added. */
export const pressMessages = sqliteTable(
  'letters',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    ...ofPhase,
    seat: text().notNull(),
    to: json(z.array(z.string()).readonly())('recipients').notNull(),
    text: text().notNull(),
    at: integer().notNull(),
  },
  table => [index('letters_of_match').on(table.match, table.at)],
);

/** The log of what hosts did. Rows are only added. */
export const notes = sqliteTable(
  'notes',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    match: integer('match_id')
      .notNull()
      .references(() => matches.id),
    at: integer().notNull(),
    actor: text().notNull(),
    deed: text({ enum: HOST_ACTIONS }).notNull(),
    about: json(noted)().notNull(),
  },
  table => [index('notes_of_match').on(table.match), index('notes_of_actor').on(table.actor)],
);

/** Messages to be posted, in the order of the ids. A row is pending while it is neither sent nor given up. */
export const outbox = sqliteTable(
  'outbox',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    match: integer('match_id')
      .notNull()
      .references(() => matches.id),
    targetKind: text('target_kind', { enum: ['channel', 'user'] }).notNull(),
    target: text().notNull(),
    slot: text().notNull(),
    content: json(content)().notNull(),
    /** Random. Null: an earlier version tried to post the row, with a nonce made of its ids. */
    nonce: text(),
    attempts: integer().notNull().default(0),
    queuedAt: integer('queued_at').notNull(),
    nextAt: integer('next_at').notNull(),
    triedAt: integer('tried_at'),
    sentAt: integer('sent_at'),
    /** Since when Discord has refused the message. */
    refusedSince: integer('refused_since'),
    /** Discord's error code for the first refusal. */
    refusedCode: integer('refused_code'),
    /** Whether it is sent even while its match is paused because it cannot post. */
    evenPaused: integer('even_paused', { mode: 'boolean' }).notNull().default(false),
    gaveUpBecause: text('gave_up_because'),
    /** Of a pending row: whether the message of its slot is posted already, which it edits. */
    isEdit: integer('is_edit', { mode: 'boolean' }).notNull().default(false),
  },
  table => [
    index('waiting_by_sort')
      .on(table.isEdit, table.targetKind, table.id)
      .where(sql`${table.sentAt} is null and ${table.gaveUpBecause} is null`),
    index('rows_by_slot').on(table.match, table.slot, table.target, table.id),
    index('settled_rows').on(table.queuedAt).where(sql`${table.sentAt} is not null or ${table.gaveUpBecause} is not null`),
    index('rows_to_user').on(table.target).where(sql`${table.targetKind} = 'user'`),
  ],
);

/** Where the message of a slot was posted. `target`: the channel or user it was meant for. */
export const postedMessages = sqliteTable(
  'posted_messages',
  {
    match: integer('match_id')
      .notNull()
      .references(() => matches.id),
    slot: text().notNull(),
    target: text().notNull(),
    channel: text().notNull(),
    message: text().notNull(),
  },
  table => [primaryKey({ columns: [table.match, table.slot, table.target] }), index('posted_to').on(table.target)],
);

/** Files that were uploaded as games within the last day, whatever became of them. */
export const imports = sqliteTable(
  'imports',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    user: text('user_id').notNull(),
    guild: text().notNull(),
    at: integer().notNull(),
  },
  table => [index('imports_by_time').on(table.at), index('imports_of_user').on(table.user)],
);

/** What became of the orders that players owed on a server. */
export const duties = sqliteTable(
  'duties',
  {
    user: text('user_id').notNull(),
    guild: text().notNull(),
    match: integer('match_id')
      .notNull()
      .references(() => matches.id),
    phase: integer().notNull(),
    kind: text({ enum: DUTY_KINDS }).notNull(),
    at: integer().notNull(),
  },
  table => [primaryKey({ columns: [table.user, table.match, table.phase] }), index('duties_of_user').on(table.user, table.guild, table.at)],
);

/** How matches on a server ended for those who played: only of matches that count, see `counts`. */
export const results = sqliteTable(
  'results',
  {
    user: text('user_id').notNull(),
    guild: text().notNull(),
    match: integer('match_id')
      .notNull()
      .references(() => matches.id),
    game: text().notNull(),
    seat: text().notNull(),
    outcome: text({ enum: OUTCOMES }).notNull(),
    rank: integer().notNull(),
    points: integer().notNull(),
    rated: integer({ mode: 'boolean' }).notNull(),
    at: integer().notNull(),
  },
  table => [
    primaryKey({ columns: [table.match, table.user] }),
    index('results_of_user').on(table.user, table.guild, table.at),
    index('results_of_game').on(table.guild, table.game, table.at),
  ],
);

/** Users who may be asked on a server to take seats that others have left, or were asked lately. */
export const members = sqliteTable(
  'members',
  {
    guild: text().notNull(),
    user: text('user_id').notNull(),
    substitute: integer({ mode: 'boolean' }).notNull(),
    asked: json(z.array(asking).readonly())().notNull(),
  },
  table => [primaryKey({ columns: [table.guild, table.user] }), index('members_of_user').on(table.user)],
);

/** Who waits on a server for a game of this kind, until when. */
export const waiting = sqliteTable(
  'waiting',
  {
    guild: text().notNull(),
    user: text('user_id').notNull(),
    game: text().notNull(),
    pace: text({ enum: PACE_NAMES }).notNull(),
    since: integer().notNull(),
    until: integer().notNull(),
  },
  table => [primaryKey({ columns: [table.guild, table.user, table.game, table.pace] }), index('waiting_of_user').on(table.user)],
);

/** What a server has chosen: the channel in which full tables are proposed, and the language of their posts. */
export const servers = sqliteTable('servers', {
  guild: text().primaryKey(),
  queueChannel: text('queue_channel').notNull(),
  queueLanguage: text('queue_language', { enum: LANGUAGES }).notNull(),
});

/** What people study, for themselves. `body`: positions, supposed orders and notes. */
export const studies = sqliteTable(
  'studies',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    user: text('user_id').notNull(),
    name: text().notNull(),
    game: text().notNull(),
    whatIf: integer('what_if'),
    changedAt: integer('changed_at').notNull(),
    body: json(studyBody)().notNull(),
    /** The thread in which it is shared, the message there that shows its board, and the language of that. */
    sharedIn: text('shared_in'),
    sharedBoard: text('shared_board'),
    sharedLanguage: text('shared_language', { enum: LANGUAGES }),
  },
  table => [
    index('studies_of_user').on(table.user, table.changedAt),
    uniqueIndex('what_if_of_user').on(table.user, table.whatIf),
    index('studies_in_thread').on(table.sharedIn),
  ],
);

/** Versions of variants that people brought to servers. `until`: since when it is no longer offered. */
export const variants = sqliteTable(
  'variants',
  {
    guild: text().notNull(),
    id: text().notNull(),
    version: integer().notNull(),
    title: json(variantTitle)().notNull(),
    user: text('user_id').notNull(),
    at: integer().notNull(),
    until: integer(),
    written: text().notNull(),
    board: text().notNull(),
    geometry: text().notNull(),
  },
  table => [primaryKey({ columns: [table.guild, table.id, table.version] }), index('variants_of_user').on(table.user)],
);

/** How far people are in their lessons. `lesson`: its number. `progress`: the orders they tried, and what they reached. */
export const lessons = sqliteTable(
  'lessons',
  {
    user: text('user_id').notNull(),
    lesson: integer().notNull(),
    changedAt: integer('changed_at').notNull(),
    progress: json(lessonProgress)().notNull(),
  },
  table => [primaryKey({ columns: [table.user, table.lesson] })],
);

/** The settings that users chose for themselves. */
export const users = sqliteTable('users', {
  user: text('user_id').primaryKey(),
  settings: json(userSettings)().notNull(),
});

export const facts = sqliteTable('facts', { key: text().primaryKey(), value: text().notNull() });
