import { quote } from '@awning/content/forms/quote';
import type { RefusedForm } from '@awning/contract/renderer';
import type { QuoteValues } from '@awning/ui/components/QuoteForm';
import { notifySilently } from '../state/notifications.ts';
import { useSubmission } from './useSubmission.ts';

const load = () => import('./state/forms.ts').then(({ askForQuote }) => askForQuote);

/** Asks for a quote, and says what became of it. */
export function useQuote(refused?: RefusedForm) {
  const form = useSubmission<QuoteValues, unknown>({
    load,
    sentence: quote.failed,
    refused: refused?.failure,
    onAnswer: () => notifySilently('success', quote.received),
  });
  return { ...form, draft: refused?.typed };
}
