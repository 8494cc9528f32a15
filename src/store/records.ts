import { type Immediate, promised } from '../lib/promised.js';
import type {
  ImportStore,
  LessonStore,
  MatchHistory,
  MatchStore,
  MetaStore,
  Outbox,
  ServerStore,
  Store,
  StudyStore,
  UserStore,
  VariantStore,
} from '../matches/context/store.js';
import { decisionQueries } from './queries/decisions.js';
import { forgetQueries } from './queries/forget.js';
import { importQueries, unfinishedQueries } from './queries/imports.js';
import { lessonQueries } from './queries/lessons.js';
import { matchQueries } from './queries/matches.js';
import { metaQueries } from './queries/meta.js';
import { noteQueries } from './queries/notes.js';
import { outboxQueries } from './queries/outbox.js';
import { dueQueries, phaseQueries } from './queries/phases.js';
import { secretQueries } from './queries/secrets.js';
import { serverQueries } from './queries/servers.js';
import { studyQueries } from './queries/studies.js';
import { submissionQueries } from './queries/submissions.js';
import { userQueries } from './queries/users.js';
import { variantQueries } from './queries/variants.js';
import { matchLoader } from './snapshots/loadMatch.js';
import type { Connection } from './tables/connection.js';

/** The store as SQLite answers it: at once. */
export type ImmediateStore = { readonly [Port in keyof Store]: Immediate<Store[Port]> };

const IMMEDIATE = Symbol('immediate');

/** The store over a migrated database. */
export function recordsIn(db: Connection): Store {
  // One for both: its statement takes tens of milliseconds to compile.
  const load = matchLoader(db);
  const immediate: ImmediateStore = {
    matches: { ...decisionQueries(db, load), ...unfinishedQueries(db), ...matchQueries(db), ...dueQueries(db) },
    history: { ...phaseQueries(db), ...submissionQueries(db), ...secretQueries(db), ...noteQueries(db) },
    imports: importQueries(db),
    outbox: outboxQueries(db),
    users: { ...userQueries(db), ...forgetQueries(db) },
    servers: serverQueries(db, load),
    meta: metaQueries(db),
    studies: studyQueries(db),
    variants: variantQueries(db),
    lessons: lessonQueries(db),
  };
  const store: Store = {
    matches: promised<MatchStore>(immediate.matches),
    history: promised<MatchHistory>(immediate.history),
    imports: promised<ImportStore>(immediate.imports),
    outbox: promised<Outbox>(immediate.outbox),
    users: promised<UserStore>(immediate.users),
    servers: promised<ServerStore>(immediate.servers),
    meta: promised<MetaStore>(immediate.meta),
    studies: promised<StudyStore>(immediate.studies),
    variants: promised<VariantStore>(immediate.variants),
    lessons: promised<LessonStore>(immediate.lessons),
  };
  return answeringAtOnce(store, immediate);
}

/** Gives a store the form of it that answers at once, which `immediateIn` finds. */
export const answeringAtOnce = (store: Store, immediate: ImmediateStore): Store => Object.assign(store, { [IMMEDIATE]: immediate });

/** The same store, answering at once. Throws if it cannot. */
export function immediateIn(store: Pick<Store, 'matches'>): ImmediateStore {
  const immediate = (store as Partial<Store> & { readonly [IMMEDIATE]?: ImmediateStore })[IMMEDIATE];
  if (!immediate) throw new Error('this store does not answer at once');
  return immediate;
}
