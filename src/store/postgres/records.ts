import type { ClientBase } from 'pg';
import type { Store } from '../../matches/context/store.js';
import { forgetQueries } from './queries/forget.js';
import { importQueries, unfinishedQueries } from './queries/imports.js';
import { lessonQueries } from './queries/lessons.js';
import { decisionQueries } from './queries/matchDecisions.js';
import { matchQueries } from './queries/matches.js';
import { metaQueries } from './queries/meta.js';
import { noteQueries } from './queries/notes.js';
import { outboxQueries, type SharedOutbox } from './queries/outbox.js';
import { dueQueries, phaseQueries } from './queries/phases.js';
import { secretQueries } from './queries/secrets.js';
import { serverQueries } from './queries/servers.js';
import { studyQueries } from './queries/studies.js';
import { submissionQueries } from './queries/submissions.js';
import { userQueries } from './queries/users.js';
import { variantQueries } from './queries/variants.js';
import { over, type PgConnection } from './tables/connection.js';

/** The store, with what processes that share the work need besides. */
export type PostgresStore = Omit<Store, 'outbox'> & { readonly outbox: SharedOutbox };

/** The store over one connection, which does one thing at a time. */
const recordsOn = (db: PgConnection): PostgresStore => ({
  matches: { ...decisionQueries(db), ...unfinishedQueries(db), ...matchQueries(db), ...dueQueries(db) },
  history: { ...phaseQueries(db), ...submissionQueries(db), ...secretQueries(db), ...noteQueries(db) },
  imports: importQueries(db),
  outbox: outboxQueries(db),
  users: { ...userQueries(db), ...forgetQueries(db) },
  servers: serverQueries(db),
  meta: metaQueries(db),
  studies: studyQueries(db),
  variants: variantQueries(db),
  lessons: lessonQueries(db),
});

const known = new WeakMap<ClientBase, PostgresStore>();

/** The store over a connection. Its queries are composed once for each connection, and compiled by the server once for each. */
export function recordsOf(client: ClientBase): PostgresStore {
  const records = known.get(client) ?? recordsOn(over(client));
  known.set(client, records);
  return records;
}
