import { eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/database.ts';
import { subscribers } from '../../database/schema.ts';
import type { Mail } from '../../mail/mail.ts';
import { countMails, keepMails } from '../../mail/mails.repository.ts';

export type Subscriber = typeof subscribers.$inferSelect;

/** The effect of a request on its subscriber. The mail is always inserted, and stays only if it is wanted. */
export interface Answer {
  set: Partial<Subscriber>;
  mail: Mail;
  isWanted: boolean;
}

export type NewsletterRepository = ReturnType<typeof createNewsletterRepository>;

export function createNewsletterRepository({ durable }: Database) {
  const find = async (transaction: Transaction, where: { id: string } | { emailKey: string }) => {
    const [row] = await transaction
      .select()
      .from(subscribers)
      .where('id' in where ? eq(subscribers.id, where.id) : eq(subscribers.emailKey, where.emailKey))
      .for('update');
    return row;
  };

  return {
    /**
     * Records a visitor's request. The same statements run for every address, even the insert of a mail that is then
     * deleted, so that the time they take does not tell who is on the list.
     */
    ask(
      newcomer: Subscriber,
      { kind, since }: { kind: string; since: Date },
      decide: (subscriber: Subscriber, lettersSince: number) => Answer,
    ): Promise<void> {
      return durable(async (transaction) => {
        await transaction.insert(subscribers).values(newcomer).onConflictDoNothing();
        const subscriber = await find(transaction, { emailKey: newcomer.emailKey });
        if (!subscriber) throw new Error('A subscriber went while asking.');

        const written = await countMails(transaction, { kind, recipient: newcomer.email, since });
        const { set, mail, isWanted } = decide(subscriber, written);
        await transaction.update(subscribers).set(set).where(eq(subscribers.id, subscriber.id));
        await keepOrTakeBack(transaction, mail, isWanted);
      });
    },

    /** Changes a subscriber as decided. False when there is none, or the decision is to change nothing. */
    change(
      id: string,
      decide: (subscriber: Subscriber) => Partial<Subscriber> | undefined,
    ): Promise<boolean> {
      return durable(async (transaction) => {
        const subscriber = await find(transaction, { id });
        const set = subscriber && decide(subscriber);
        if (!set) return false;
        await transaction.update(subscribers).set(set).where(eq(subscribers.id, id));
        return true;
      });
    },
  };
}

class TakenBack extends Error {}

async function keepOrTakeBack(transaction: Transaction, mail: Mail, isWanted: boolean) {
  try {
    await transaction.transaction(async (step) => {
      await keepMails(step, [mail]);
      if (!isWanted) throw new TakenBack();
    });
  } catch (error) {
    if (!(error instanceof TakenBack)) throw error;
  }
}
