import { randomUUID } from 'node:crypto';
import { and, asc, eq, isNotNull, lt, lte, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../database/database.ts';
import { jobs } from '../database/schema.ts';

export type Job = typeof jobs.$inferSelect;

/** Stores a job. One that waits or runs already is not stored again. */
export async function keepJob(
  transaction: Transaction,
  { at, ...job }: { name: string; key: string; data: Record<string, string>; at: Date },
) {
  await transaction
    .insert(jobs)
    .values({ ...job, id: randomUUID(), dueAt: at, createdAt: at })
    .onConflictDoNothing();
}

export function createJobsRepository({ db, durable }: Database) {
  const due = (name: string, now: Date) => and(eq(jobs.name, name), lte(jobs.dueAt, now));
  /** A worker that was too slow has lost the job to another, and changes nothing. */
  const held = ({ id, heldBy }: Job) => and(eq(jobs.id, id), eq(jobs.heldBy, heldBy!));

  return {
    /** Called before `claim`, which writes: most of the time nothing is due. */
    async anyDue(name: string, now: Date): Promise<boolean> {
      const rows = await db.select({ id: jobs.id }).from(jobs).where(due(name, now)).limit(1);
      return rows.length > 0;
    },
    /** Hands out the job that has been due for longest. No other worker gets it before `until`. */
    claim(name: string, now: Date, until: Date): Promise<Job | undefined> {
      return durable(async (transaction) => {
        const [next] = await transaction
          .select({ id: jobs.id })
          .from(jobs)
          .where(due(name, now))
          .orderBy(asc(jobs.dueAt), asc(jobs.createdAt))
          .limit(1)
          .for('update', { skipLocked: true });
        if (!next) return undefined;
        const [claimed] = await transaction
          .update(jobs)
          .set({ heldBy: randomUUID(), dueAt: until, unheard: sql`${jobs.unheard} + 1` })
          .where(eq(jobs.id, next.id))
          .returning();
        return claimed;
      });
    },
    /** Its worker keeps it. */
    async hold(job: Job, until: Date) {
      await durable((transaction) => transaction.update(jobs).set({ dueAt: until }).where(held(job)));
    },
    /** Puts it back, to be tried again. */
    async putBack(job: Job, { failures, dueAt }: { failures: number; dueAt: Date }) {
      await durable((transaction) =>
        transaction.update(jobs).set({ heldBy: null, unheard: 0, failures, dueAt }).where(held(job)),
      );
    },
    async remove(job: Job) {
      await durable((transaction) => transaction.delete(jobs).where(held(job)));
    },
    /** Releases the jobs of an earlier process, except those that were left unfinished too often. */
    async release(now: Date, { unheard }: { unheard: number }) {
      await durable((transaction) =>
        transaction
          .update(jobs)
          .set({ heldBy: null, dueAt: now })
          .where(and(isNotNull(jobs.heldBy), lt(jobs.unheard, unheard))),
      );
    },
  };
}
