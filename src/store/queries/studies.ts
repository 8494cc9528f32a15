import { and, asc, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Immediate } from '../../lib/promised.js';
import type { StudyStore } from '../../matches/context/store.js';
import type { Study, StudyHead } from '../../matches/model/study.js';
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
};

/** Converts a row to a study or a head. */
export const studyOf = <Row extends { readonly whatIf: number | null }>({ whatIf, ...row }: Row) => ({
  ...row,
  ...(whatIf !== null && { whatIf }),
});

export function studyQueries(db: Connection): Immediate<StudyStore> {
  const get = (id: number): Study | undefined => {
    const row = db.select().from(studies).where(eq(studies.id, id)).get();
    return row && studyOf(row);
  };
  const kept = (user: string, isWhatIf: boolean): readonly StudyHead[] =>
    db
      .select(HEAD)
      .from(studies)
      .where(and(eq(studies.user, user), isWhatIf ? isNotNull(studies.whatIf) : isNull(studies.whatIf)))
      .orderBy(asc(studies.changedAt), asc(studies.id))
      .all()
      .map(studyOf);
  const drop = (id: number): void => void db.delete(studies).where(eq(studies.id, id)).run();
  return {
    of: user =>
      db.select(HEAD).from(studies).where(eq(studies.user, user)).orderBy(desc(studies.changedAt), desc(studies.id)).all().map(studyOf),
    get,
    add: (study, room) =>
      inTransaction(db, () => {
        const isWhatIf = study.whatIf !== undefined;
        const before = kept(study.user, isWhatIf);
        if (!isWhatIf && before.length >= room.studies) return undefined;
        for (const { id } of isWhatIf ? givingWay(before, study.whatIf, room.whatIfs) : []) drop(id);
        const { id } = db
          .insert(studies)
          .values({ ...study, whatIf: study.whatIf ?? null })
          .returning({ id: studies.id })
          .get();
        return { ...study, id };
      }),
    change: (id, user, work) =>
      inTransaction(db, () => {
        const study = get(id);
        const changed = study?.user === user ? work(study) : undefined;
        if (!study || !changed) return undefined;
        const { name, body, changedAt } = changed;
        db.update(studies).set({ name, body, changedAt }).where(eq(studies.id, id)).run();
        return { ...study, name, body, changedAt };
      }),
    remove: (id, user) =>
      db
        .delete(studies)
        .where(and(eq(studies.id, id), eq(studies.user, user)))
        .run().changes > 0,
  };
}

/** Which of a user's "What if"s, the one changed longest ago first, give way to another one. */
export function givingWay(before: readonly StudyHead[], match: number | undefined, room: number): readonly StudyHead[] {
  const same = before.filter(({ whatIf }) => whatIf === match);
  const others = before.filter(({ whatIf }) => whatIf !== match);
  return [...same, ...others.slice(0, Math.max(others.length - room + 1, 0))];
}
