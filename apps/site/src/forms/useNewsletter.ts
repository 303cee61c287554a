import type { RefusedForm } from '@awning/contract/renderer';
import { newsletter } from '@awning/content/forms/newsletter';
import type { Failure } from '@awning/contract/failure';
import type { SubscribeStatus, SubscribeValues } from '@awning/ui/components/SubscribeForm';
import { useState } from 'react';
import { reasonOf } from '../api/failure.ts';
import { useSubmission } from './useSubmission.ts';

const load = () => import('./state/forms.ts').then(({ subscribe }) => subscribe);

const statusOf = ({ fields }: Failure): SubscribeStatus => (fields ? 'invalid' : 'error');

/**
 * Asks for the newsletter: what a `SubscribeForm` takes as its status and handlers (docs/product.md, “Forms and
 * mail”).
 */
export function useNewsletter(refused?: RefusedForm) {
  const [answer, setAnswer] = useState<SubscribeStatus>(() => (refused ? statusOf(refused.failure) : null));
  const { status, failure, onSubmit, onFirstTouch } = useSubmission<SubscribeValues, unknown>({
    load,
    sentence: newsletter.labels.error,
    onAnswer: () => setAnswer('success'),
    // Said at the field; a notice would only say it again.
    onFailure: (why) => setAnswer(statusOf(why)),
  });

  return {
    status: status === 'submitting' ? ('loading' as const) : answer,
    errorReason: failure && reasonOf(failure),
    onSubmit,
    onFirstTouch,
    onEdit: () => setAnswer(null),
    draft: refused?.typed.email,
  };
}
