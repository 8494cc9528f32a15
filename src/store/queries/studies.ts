import { and, asc, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Language } from '../../lib/language.js';
import type { Immediate } from '../../lib/promised.js';
import type { StudyRoom, StudyStore } from '../../matches/context/store.js';
import type { Study, StudyHead, StudyShare } from '../../matches/model/study.js';
import { type Connection, inTransaction } from '../tables/connection.js';
import { studies } from '../tables/schema.js';

/** The columns of a head. The body of a study may be half a megabyte, so that lists do without. */
const HEAD = {
  id: studies.id,
  user: studies.user,
  name: studies.name,
  game: studies.game,
  whatIf: studies.whatIf,
  changedAt: studies.changedAt,
  sharedIn: studies.sharedIn,
  sharedBoard: studies.sharedBoard,
  sharedLanguage: studies.sharedLanguage,
};

interface StoredHead {
  readonly whatIf: number | null;
  readonly sharedIn: string | null;
  readonly sharedBoard: string | null;
  readonly sharedLanguage: Language | null;
}

/** Converts a row to a study or a head. */
export function studyOf<Row extends StoredHead>({ whatIf, sharedIn, sharedBoard, sharedLanguage, ...row }: Row) {
  const shared: StudyShare | undefined =
    sharedIn === null || sharedLanguage === null
      ? undefined
      : { thread: sharedIn, ...(sharedBoard !== null && { board: sharedBoard }), language: sharedLanguage };
  return { ...row, ...(whatIf !== null && { whatIf }), ...(shared && { shared }) };
}

/** The columns of what is shared. */
export const columnsOf = (shared: StudyShare | undefined): Omit<StoredHead, 'whatIf'> => ({
  sharedIn: shared?.thread ?? null,
  sharedBoard: shared?.board ?? null,
  sharedLanguage: shared?.language ?? null,
});

const isShownBy = (board: string | undefined) => (board === undefined ? isNull(studies.sharedBoard) : eq(studies.sharedBoard, board));

export const studyQueries = (db: Connection): Immediate<StudyStore> => ({
  of: user =>
    db.select(HEAD).from(studies).where(eq(studies.user, user)).orderBy(desc(studies.changedAt), desc(studies.id)).all().map(studyOf),
  get: id => studyIn(db, id),
  add: (study, room) => inTransaction(db, () => added(db, study, room)),
  change: (id, user, work) =>
    inTransaction(db, () => {
      const study = studyIn(db, id);
      const changed = study?.user === user ? work(study) : undefined;
      if (!study || !changed) return undefined;
      const { name, body, changedAt } = changed;
      db.update(studies).set({ name, body, changedAt }).where(eq(studies.id, id)).run();
      return { ...study, name, body, changedAt };
    }),
  inThread: thread =>
    db.select(HEAD).from(studies).where(eq(studies.sharedIn, thread)).orderBy(desc(studies.changedAt), desc(studies.id)).all().map(studyOf),
  share: (id, user, shared) => {
    const [row] = db
      .update(studies)
      .set(columnsOf(shared))
      .where(and(eq(studies.id, id), eq(studies.user, user), isNull(studies.whatIf)))
      .returning()
      .all();
    return row && studyOf(row);
  },
  showIn: (id, thread, { board, instead }) =>
    db
      .update(studies)
      .set({ sharedBoard: board })
      .where(and(eq(studies.id, id), eq(studies.sharedIn, thread), isShownBy(instead)))
      .run().changes > 0,
  remove: (id, user) =>
    db
      .delete(studies)
      .where(and(eq(studies.id, id), eq(studies.user, user)))
      .run().changes > 0,
});

function studyIn(db: Connection, id: number): Study | undefined {
  const row = db.select().from(studies).where(eq(studies.id, id)).get();
  return row && studyOf(row);
}

const keptBy = (db: Connection, user: string, isWhatIf: boolean): readonly StudyHead[] =>
  db
    .select(HEAD)
    .from(studies)
    .where(and(eq(studies.user, user), isWhatIf ? isNotNull(studies.whatIf) : isNull(studies.whatIf)))
    .orderBy(asc(studies.changedAt), asc(studies.id))
    .all()
    .map(studyOf);

/** Adds a study, for which "What if"s give way. Undefined if there is no room for it. */
function added(db: Connection, study: Omit<Study, 'id'>, room: StudyRoom): Study | undefined {
  const isWhatIf = study.whatIf !== undefined;
  const before = keptBy(db, study.user, isWhatIf);
  if (!isWhatIf && before.length >= room.studies) return undefined;
  for (const { id } of isWhatIf ? givingWay(before, study.whatIf, room.whatIfs) : []) db.delete(studies).where(eq(studies.id, id)).run();
  const { shared, ...kept } = study;
  const { id } = db
    .insert(studies)
    .values({ ...kept, whatIf: study.whatIf ?? null, ...columnsOf(shared) })
    .returning({ id: studies.id })
    .get();
  return { ...study, id };
}

/** Which of a user's "What if"s, the one changed longest ago first, give way to another one. */
export function givingWay(before: readonly StudyHead[], match: number | undefined, room: number): readonly StudyHead[] {
  const same = before.filter(({ whatIf }) => whatIf === match);
  const others = before.filter(({ whatIf }) => whatIf !== match);
  return [...same, ...others.slice(0, Math.max(others.length - room + 1, 0))];
}
