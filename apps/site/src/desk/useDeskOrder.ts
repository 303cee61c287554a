import { desk } from '@awning/content/desk';
import { statusWord } from '@awning/content/orders/orderStatus';
import type { OrderChange } from '@awning/contract/admin/orders';
import type { FormProblems } from '@awning/ui/components/Form';
import { valuesOf } from '@awning/ui/components/FormValues';
import { useState } from 'react';
import { useDeskChange } from './useDeskChange.ts';

type Step = keyof typeof desk.order.move.moves;

/**
 * Moves an order on from the desk, and takes its flag away once the owner has looked.
 *
 * @param live where visitors find its website, if they do
 */
export function useDeskOrder(id: string, live: string | null) {
  const { busy, problem, change } = useDeskChange();
  const [problems, setProblems] = useState<FormProblems>();

  async function onMove(values: FormData) {
    const { note, ...typed } = valuesOf(values, ['status', 'note', 'address']);
    const status = typed.status as Step;
    const address = typed.address.trim() || null;
    const body: OrderChange = { status, note, ...(status === 'delivered' && { address }) };
    const done = desk.order.move.done(statusWord(status, address ?? live));
    const { failure } = await change('move', (module) => module.changeOrder(id, body), done);
    setProblems(failure && { form: failure.message, fields: failure.fields });
  }

  return {
    move: {
      status: busy === 'move' ? ('submitting' as const) : ('idle' as const),
      problems,
      onSubmit: onMove,
    },
    flag: {
      busy: busy === 'flag',
      problem: problem?.id === 'flag' ? problem.message : undefined,
      onLooked: () =>
        void change('flag', (module) => module.changeOrder(id, { flag: null }), desk.order.lookedDone),
    },
  };
}
