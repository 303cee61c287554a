import { and, eq, gte } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { quotes } from '../../database/schema.ts';
import type { Mail } from '../../mail/mail.ts';
import { keepMails } from '../../mail/mails.repository.ts';
import { lockName } from '../../sameAgain.ts';

/** What was asked for, as it is kept. */
export interface QuoteRecord {
  id: string;
  name: string;
  email: string;
  business: string;
  budget: string;
  details: string;
  state: 'new';
  fingerprint: string;
  createdAt: Date;
}

export type QuotesRepository = ReturnType<typeof createQuotesRepository>;

export function createQuotesRepository({ db, durable }: Database) {
  const same = (fingerprint: string, since: Date) =>
    and(eq(quotes.fingerprint, fingerprint), gte(quotes.createdAt, since));

  return {
    async has(fingerprint: string, since: Date): Promise<boolean> {
      const found = await db.select({ id: quotes.id }).from(quotes).where(same(fingerprint, since)).limit(1);
      return found.length > 0;
    },

    /** Keeps a request and what is written about it, unless the same one came since. */
    save(quote: QuoteRecord, since: Date, letters: readonly Mail[]): Promise<void> {
      return durable(async (transaction) => {
        await lockName(transaction, quote.fingerprint);
        const found = await transaction
          .select({ id: quotes.id })
          .from(quotes)
          .where(same(quote.fingerprint, since))
          .limit(1);
        if (found.length > 0) return;

        await transaction.insert(quotes).values(quote);
        await keepMails(transaction, letters);
      });
    },
  };
}
