import { and, eq, gte } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { messages } from '../../database/schema.ts';
import type { Mail } from '../../mail/mail.ts';
import { keepMails } from '../../mail/mails.repository.ts';
import { lockName } from '../../sameAgain.ts';

/** A message as it is kept. */
export interface MessageRecord {
  id: string;
  name: string;
  email: string;
  subject: string | null;
  message: string;
  state: 'new';
  fingerprint: string;
  createdAt: Date;
}

export type ContactRepository = ReturnType<typeof createContactRepository>;

export function createContactRepository({ db, durable }: Database) {
  const same = (fingerprint: string, since: Date) =>
    and(eq(messages.fingerprint, fingerprint), gte(messages.createdAt, since));

  return {
    async has(fingerprint: string, since: Date): Promise<boolean> {
      const found = await db
        .select({ id: messages.id })
        .from(messages)
        .where(same(fingerprint, since))
        .limit(1);
      return found.length > 0;
    },

    /** Keeps a message and what is written about it, unless the same one came since. */
    save(message: MessageRecord, since: Date, letters: readonly Mail[]): Promise<void> {
      return durable(async (transaction) => {
        await lockName(transaction, message.fingerprint);
        const found = await transaction
          .select({ id: messages.id })
          .from(messages)
          .where(same(message.fingerprint, since))
          .limit(1);
        if (found.length > 0) return;

        await transaction.insert(messages).values(message);
        await keepMails(transaction, letters);
      });
    },
  };
}
