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
     * The next subscribers by address, in any state. If the query asked for one state only, a database without
     * statistics would expect few rows and sort all of them, each time.
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
