import { randomUUID } from 'node:crypto';
import type { QuoteDraft } from '@awning/contract/quotes';
import { keyOf } from '../../addressKey.ts';
import type { Limits } from '../../limits/limits.ts';
import type { Mail } from '../../mail/mail.ts';
import { createTakingOnce, fingerprintOf } from '../../sameAgain.ts';
import type { QuoteRecord, QuotesRepository } from './quotes.repository.ts';

export type QuotesService = ReturnType<typeof createQuotesService>;

export function createQuotesService({
  repository,
  mails,
  limits,
  now,
}: {
  repository: QuotesRepository;
  mails: (quote: QuoteRecord, options: { confirm: boolean }) => Mail[];
  limits: Limits;
  now: () => Date;
}) {
  const takeOnce = createTakingOnce<QuoteRecord>({
    repository,
    mails,
    mayConfirm: (address) => limits.mayMail('quote', address),
  });

  return {
    /** Takes in a request, once: a double click and a second try after a lost answer are the same request. */
    take({ name, email, business, budget, details }: QuoteDraft): Promise<void> {
      const fields = { name, email, business, budget, details };
      const fingerprint = fingerprintOf([name, keyOf(email), business, budget, details]);

      return takeOnce({ id: randomUUID(), ...fields, state: 'new', fingerprint, createdAt: now() });
    },
  };
}
