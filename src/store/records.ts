import type { Store } from '../matches/context/ports.js';
import { decisionQueries } from './queries/decisions.js';
import { factQueries } from './queries/facts.js';
import { forgetQueries } from './queries/forget.js';
import { importQueries } from './queries/imports.js';
import { matchQueries } from './queries/matches.js';
import { noteQueries } from './queries/notes.js';
import { outboxQueries } from './queries/outbox.js';
import { phaseQueries } from './queries/phases.js';
import { secretQueries } from './queries/secrets.js';
import { submissionQueries } from './queries/submissions.js';
import { userQueries } from './queries/users.js';
import { type Connection, inTransaction } from './tables/connection.js';

/** The store over a migrated database. */
export const recordsIn = (db: Connection): Store => ({
  transaction: work => inTransaction(db, work),
  ...decisionQueries(db),
  ...matchQueries(db),
  ...phaseQueries(db),
  ...submissionQueries(db),
  ...secretQueries(db),
  ...noteQueries(db),
  ...importQueries(db),
  ...outboxQueries(db),
  ...userQueries(db),
  ...forgetQueries(db),
  ...factQueries(db),
});
