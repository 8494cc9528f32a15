import { and, desc, eq } from 'drizzle-orm';
import type { Immediate } from '../../lib/promised.js';
import type { LessonStore } from '../../matches/context/store.js';
import { type Connection, inTransaction } from '../tables/connection.js';
import { lessons } from '../tables/schema.js';

export const lessonQueries = (db: Connection): Immediate<LessonStore> => ({
  of: user => db.select().from(lessons).where(eq(lessons.user, user)).orderBy(desc(lessons.changedAt), desc(lessons.lesson)).all(),
  change: ({ user, lesson, changedAt }, work) =>
    inTransaction(db, () => {
      const row = db
        .select({ progress: lessons.progress })
        .from(lessons)
        .where(and(eq(lessons.user, user), eq(lessons.lesson, lesson)))
        .get();
      const progress = work(row?.progress);
      db.insert(lessons)
        .values({ user, lesson, changedAt, progress })
        .onConflictDoUpdate({ target: [lessons.user, lessons.lesson], set: { changedAt, progress } })
        .run();
      return progress;
    }),
});
