import { desk } from '@awning/content/desk';
import type { FormProblems } from '@awning/ui/components/Form';
import { valuesOf } from '@awning/ui/components/FormValues';
import { useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { parseAmount } from '../format/parseAmount.ts';
import { useDeskChange } from './useDeskChange.ts';

const { enterSum, problems: summary, done } = desk.order.refund;

/** Requests a refund for the buyer of an order. */
export function useDeskRefund(id: string) {
  const { busy, change } = useDeskChange();
  const { revalidate } = useRevalidator();
  const [problems, setProblems] = useState<FormProblems>();

  async function onSubmit(values: FormData) {
    const { note } = valuesOf(values, ['note']);
    const typed = values.get('amount');
    const amount = typeof typed === 'string' ? parseAmount(typed) : undefined;
    if (typed !== null && amount === undefined) {
      setProblems({ form: summary, fields: { amount: enterSum } });
      return;
    }

    const body = { status: 'refunded' as const, note: note ?? '', ...(amount !== undefined && { amount }) };
    const { failure } = await change('refund', (module) => module.changeOrder(id, body), done);
    setProblems(failure && { form: failure.message, fields: failure.fields });
    // It may be recorded all the same: as failed, or to be retried.
    if (failure) await revalidate();
  }

  return { status: busy === 'refund' ? ('submitting' as const) : ('idle' as const), problems, onSubmit };
}
