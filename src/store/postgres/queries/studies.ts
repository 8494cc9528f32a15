import { and, asc, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { StudyStore } from '../../../matches/context/store.js';
import type { Study, StudyHead } from '../../../matches/model/study.js';
import { columnsOf, givingWay, studyOf } from '../../queries/studies.js';
import { inTransaction, type PgConnection } from '../tables/connection.js';
import { studies } from '../tables/schema.js';
import { changesOf } from './changes.js';
import { lockUser } from './locks.js';

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

const isShownBy = (board: string | undefined) => (board === undefined ? isNull(studies.sharedBoard) : eq(studies.sharedBoard, board));

export function studyQueries(db: PgConnection): StudyStore {
  const kept = async (user: string, isWhatIf: boolean): Promise<readonly StudyHead[]> => {
    const rows = await db
      .select(HEAD)
      .from(studies)
      .where(and(eq(studies.user, user), isWhatIf ? isNotNull(studies.whatIf) : isNull(studies.whatIf)))
      .orderBy(asc(studies.changedAt), asc(studies.id));
    return rows.map(studyOf);
  };
  const first = ([row]: readonly (typeof studies.$inferSelect)[]): Study | undefined => row && studyOf(row);
  return {
    of: async user => {
      const rows = await db.select(HEAD).from(studies).where(eq(studies.user, user)).orderBy(desc(studies.changedAt), desc(studies.id));
      return rows.map(studyOf);
    },
    get: async id => first(await db.select().from(studies).where(eq(studies.id, id))),
    add: (study, room) =>
      inTransaction(db, async () => {
        await lockUser(db, study.user);
        const isWhatIf = study.whatIf !== undefined;
        const before = await kept(study.user, isWhatIf);
        if (!isWhatIf && before.length >= room.studies) return undefined;
        for (const { id } of isWhatIf ? givingWay(before, study.whatIf, room.whatIfs) : [])
          await db.delete(studies).where(eq(studies.id, id));
        const { shared, ...own } = study;
        const [added] = await db
          .insert(studies)
          .values({ ...own, whatIf: study.whatIf ?? null, ...columnsOf(shared) })
          .returning({ id: studies.id });
        if (!added) throw new Error('no study was added');
        return { ...study, id: added.id };
      }),
    change: (id, user, work) =>
      inTransaction(db, async () => {
        const study = first(await db.select().from(studies).where(eq(studies.id, id)).for('update'));
        const changed = study?.user === user ? work(study) : undefined;
        if (!study || !changed) return undefined;
        const { name, body, changedAt } = changed;
        await db.update(studies).set({ name, body, changedAt }).where(eq(studies.id, id));
        return { ...study, name, body, changedAt };
      }),
    inThread: async thread => {
      const rows = await db
        .select(HEAD)
        .from(studies)
        .where(eq(studies.sharedIn, thread))
        .orderBy(desc(studies.changedAt), desc(studies.id));
      return rows.map(studyOf);
    },
    share: async (id, user, shared) =>
      first(
        await db
          .update(studies)
          .set(columnsOf(shared))
          .where(and(eq(studies.id, id), eq(studies.user, user), isNull(studies.whatIf)))
          .returning(),
      ),
    showIn: async (id, thread, { board, instead }) =>
      changesOf(
        await db
          .update(studies)
          .set({ sharedBoard: board })
          .where(and(eq(studies.id, id), eq(studies.sharedIn, thread), isShownBy(instead))),
      ) > 0,
    remove: async (id, user) => changesOf(await db.delete(studies).where(and(eq(studies.id, id), eq(studies.user, user)))) > 0,
  };
}
