import { and, asc, eq, gt } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { subscribers } from '../../../database/schema.ts';
import { mentions, newestFirst, type Window } from '../listing.ts';

export type SubscriberState = 'pending' | 'confirmed' | 'unsubscribed';
export type SubscriberRow = typeof subscribers.$inferSelect;

export type DeskSubscribersRepository = ReturnType<typeof createDeskSubscribersRepository>;

export function createDeskSubscribersRepository({ db }: Database) {
  return {
    async list(
      { state, words }: { state: SubscriberState | undefined; words: string | undefined },
      window: Window,
    ) {
      const where = and(
        state && eq(subscribers.state, state),
        mentions(words, [subscribers.email], [subscribers.emailKey]),
      );
      const query = db.select().from(subscribers).where(where);
      return newestFirst(
        query,
        { at: subscribers.createdAt, id: subscribers.id },
        window,
        db.$count(subscribers, where),
      );
    },

    /**
     * The next so many by address, however they stand. Asked for one state only, a database that has never counted
     * its rows expects to find few and sorts all of them, each time.
     */
    after(emailKey: string, limit: number): Promise<SubscriberRow[]> {
      return db
        .select()
        .from(subscribers)
        .where(gt(subscribers.emailKey, emailKey))
        .orderBy(asc(subscribers.emailKey))
        .limit(limit);
    },
  };
}
