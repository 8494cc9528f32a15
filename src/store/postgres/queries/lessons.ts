import { and, desc, eq } from 'drizzle-orm';
import type { LessonStore } from '../../../matches/context/store.js';
import { inTransaction, type PgConnection } from '../tables/connection.js';
import { lessons } from '../tables/schema.js';
import { lockUser } from './locks.js';

export const lessonQueries = (db: PgConnection): LessonStore => ({
  of: async user => await db.select().from(lessons).where(eq(lessons.user, user)).orderBy(desc(lessons.changedAt), desc(lessons.lesson)),
  change: ({ user, lesson, changedAt }, work) =>
    inTransaction(db, async () => {
      await lockUser(db, user);
      const [row] = await db
        .select({ progress: lessons.progress })
        .from(lessons)
        .where(and(eq(lessons.user, user), eq(lessons.lesson, lesson)));
      const progress = work(row?.progress);
      await db
        .insert(lessons)
        .values({ user, lesson, changedAt, progress })
        .onConflictDoUpdate({ target: [lessons.user, lessons.lesson], set: { changedAt, progress } });
      return progress;
    }),
});
