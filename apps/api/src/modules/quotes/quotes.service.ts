import { trapName } from '@awning/contract/trapName';
import type { QuoteDraft } from '@awning/contract/quotes';
import { quotes } from '../../database/schema.ts';
import { createSubmissionsRepository } from '../../submissions/submissions.repository.ts';
import { createSubmitOnce, type SubmissionOptions } from '../../submissions/submitOnce.ts';
import { quoteMailContents, type QuoteRequest } from './quotes.mails.ts';

export type QuotesService = ReturnType<typeof createQuotesService>;

export function createQuotesService({ database, ...options }: SubmissionOptions) {
  const submitOnce = createSubmitOnce<QuoteRequest>({
    ...options,
    repository: createSubmissionsRepository(database, quotes),
    cause: 'quote',
    kind: 'quote',
    contents: quoteMailContents,
  });

  return {
    /** Stores a request, once: a double click and a second try after a lost response are the same request. */
    take: ({ name, email, business, budget, details, [trapName]: trap }: QuoteDraft): Promise<void> =>
      submitOnce({ name, email, business, budget, details }, { suspicious: Boolean(trap) }),
  };
}
