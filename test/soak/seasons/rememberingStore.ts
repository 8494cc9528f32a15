import { promised } from '../../../src/lib/promised.js';
import type { MatchStore, Store } from '../../../src/matches/context/store.js';
import type { MatchId } from '../../../src/matches/model/match.js';
import type { MatchSnapshot } from '../../../src/matches/model/snapshot.js';
import { MIGRATIONS, migrateDatabase } from '../../../src/store/database/migrations.js';
import { decisionQueries } from '../../../src/store/queries/decisions.js';
import { answeringAtOnce, immediateIn, recordsIn } from '../../../src/store/records.js';
import { matchLoader } from '../../../src/store/snapshots/loadMatch.js';
import { connect } from '../../../src/store/tables/connection.js';
import { type Arranged, arranged } from '../../records/arranged.js';

/** So many matches are remembered. */
const MOST = 500;

/**
 * The real records, in memory, of a server on which nothing else writes: what was read of a match is remembered until somebody decides
 * something about it, or changes their settings. The threads of matches are not read again when they are posted: there must be none.
 */
export function openRememberingStore(): Arranged {
  const db = connect(':memory:');
  migrateDatabase(db, MIGRATIONS);
  db.$client.pragma('synchronous = OFF');
  const store = recordsIn(db);
  const load = matchLoader(db);
  const known = new Map<MatchId, MatchSnapshot>();
  const read: typeof load = (id, others = []) => {
    const before = known.get(id);
    if (before && others.every(user => before.settings.has(user))) return before;
    const snapshot = load(id, others);
    if (snapshot) known.set(id, snapshot);
    if (known.size > MOST) known.clear();
    return snapshot;
  };
  const { decide, ...others } = decisionQueries(db, read);
  const quick: ReturnType<typeof decisionQueries> = {
    ...others,
    decide: (id, asked, work) => {
      let after: MatchSnapshot | undefined;
      try {
        const decided = decide(id, asked, (before, stored) => {
          const { outcome, written } = work(before, stored);
          // Within a phase what was decided is what would be read. What a closed phase leaves behind would not be.
          if (isWithinPhase(before, written.facts)) after = written.facts;
          return { outcome, written };
        });
        return decided;
      } catch (error) {
        after = undefined;
        throw error;
      } finally {
        if (after) known.set(id, after);
        else known.delete(id);
      }
    },
  };
  const immediate = immediateIn(store);
  const forgetting: Store = {
    ...store,
    matches: { ...store.matches, ...promised<Pick<MatchStore, 'decide' | 'read' | 'reserve'>>(quick) },
    servers: {
      ...store.servers,
      decideWithMatch: async (who, id, work) => {
        known.delete(id);
        return store.servers.decideWithMatch(who, id, work);
      },
    },
    users: {
      ...store.users,
      decide: async (user, work) => {
        known.clear();
        return store.users.decide(user, work);
      },
    },
  };
  return arranged(answeringAtOnce(forgetting, { ...immediate, matches: { ...immediate.matches, ...quick } }));
}

const isWithinPhase = ({ match: { status }, open }: MatchSnapshot, after: MatchSnapshot): boolean =>
  open !== undefined && status === after.match.status && open.number === after.open?.number;
