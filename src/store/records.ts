import type { Store } from '../matches/ports.js';
import { type Connection, together } from './connection.js';
import { ballotQueries } from './queries/ballots.js';
import { copyQueries } from './queries/copy.js';
import { disclosureQueries } from './queries/disclosures.js';
import { factQueries } from './queries/facts.js';
import { forgetQueries } from './queries/forget.js';
import { hostCheckQueries } from './queries/hostChecks.js';
import { importQueries } from './queries/imports.js';
import { matchQueries } from './queries/matches.js';
import { noteQueries } from './queries/notes.js';
import { outboxQueries } from './queries/outbox.js';
import { peopleQueries } from './queries/people.js';
import { phaseQueries } from './queries/phases.js';
import { playerQueries } from './queries/players.js';
import { punctualityQueries } from './queries/punctuality.js';
import { secretQueries } from './queries/secrets.js';
import { sittingQueries } from './queries/sittings.js';
import { submissionQueries } from './queries/submissions.js';
import { userQueries } from './queries/users.js';

/** The records kept in a migrated database. */
export const recordsIn = (db: Connection): Store => ({
  transaction: work => together(db, work),
  ...matchQueries(db),
  ...hostCheckQueries(db),
  ...secretQueries(db),
  ...playerQueries(db),
  ...peopleQueries(db),
  ...disclosureQueries(db),
  ...sittingQueries(db),
  ...phaseQueries(db),
  ...punctualityQueries(db),
  ...submissionQueries(db),
  ...ballotQueries(db),
  ...noteQueries(db),
  ...copyQueries(db),
  ...importQueries(db),
  ...outboxQueries(db),
  ...userQueries(db),
  ...forgetQueries(db),
  ...factQueries(db),
});
