import { relations } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import {
  ballots,
  disclosures,
  extensions,
  hostChecks,
  invitations,
  matches,
  motions,
  phases,
  players,
  postedMessages,
  punctuality,
  receipts,
  reminders,
  salts,
  seatHistory,
  seats,
  secrets,
  submissions,
  substitutes,
  vacancies,
  watchers,
} from './schema.js';

/** All that belongs to a match, so that one query reads it with the match. */
export const matchRelations = relations(matches, ({ many }) => ({
  secrets: many(secrets),
  hostChecks: many(hostChecks),
  players: many(players),
  seats: many(seats),
  seatHistory: many(seatHistory),
  substitutes: many(substitutes),
  disclosures: many(disclosures),
  watchers: many(watchers),
  openPhases: many(phases, { relationName: 'open' }),
  closedPhases: many(phases, { relationName: 'closed' }),
  salts: many(salts),
  submissions: many(submissions),
  ballots: many(ballots),
  punctuality: many(punctuality),
  vacancies: many(vacancies),
  invitations: many(invitations),
  motions: many(motions),
  extensions: many(extensions),
  reminders: many(reminders),
  receipts: many(receipts),
  postedMessages: many(postedMessages),
}));

/** The inverse relation. */
const ofMatch = <T extends PgTable & { readonly match: PgColumn }>(table: T) =>
  relations(table, ({ one }) => ({ ofMatch: one(matches, { fields: [table.match], references: [matches.id] }) }));

/** Phases have two relations: the open phase is read with its state, a closed one without. */
export const phasesRelations = relations(phases, ({ one }) => ({
  whileOpen: one(matches, { relationName: 'open', fields: [phases.match], references: [matches.id] }),
  onceClosed: one(matches, { relationName: 'closed', fields: [phases.match], references: [matches.id] }),
}));
export const secretsRelations = ofMatch(secrets);
export const hostChecksRelations = ofMatch(hostChecks);
export const playersRelations = ofMatch(players);
export const seatsRelations = ofMatch(seats);
export const seatHistoryRelations = ofMatch(seatHistory);
export const substitutesRelations = ofMatch(substitutes);
export const disclosuresRelations = ofMatch(disclosures);
export const watchersRelations = ofMatch(watchers);
export const saltsRelations = ofMatch(salts);
export const submissionsRelations = ofMatch(submissions);
export const ballotsRelations = ofMatch(ballots);
export const punctualityRelations = ofMatch(punctuality);
export const vacanciesRelations = ofMatch(vacancies);
export const invitationsRelations = ofMatch(invitations);
export const motionsRelations = ofMatch(motions);
export const extensionsRelations = ofMatch(extensions);
export const remindersRelations = ofMatch(reminders);
export const receiptsRelations = ofMatch(receipts);
export const postedMessagesRelations = ofMatch(postedMessages);
