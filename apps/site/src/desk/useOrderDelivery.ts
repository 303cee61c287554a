import { desk } from '@awning/content/desk';
import type { FormProblems } from '@awning/ui/components/Form';
import { valuesOf } from '@awning/ui/components/FormValues';
import { useState } from 'react';
import type { DeskResult } from './deskView.ts';
import { useDeskChange } from './useDeskChange.ts';

const { delivery: words } = desk.order;

const problemsOf = (failure: NonNullable<DeskResult<unknown>>['failure']): FormProblems | undefined =>
  failure && { form: failure.message, fields: failure.fields };

/** Adds to an order the delivery for its buyer: an address and files. */
export function useOrderDelivery(id: string) {
  const { busy, problem, change } = useDeskChange();
  const [addressProblems, setAddressProblems] = useState<FormProblems>();
  const [fileProblems, setFileProblems] = useState<FormProblems>();
  const [sent, setSent] = useState(0);

  async function onAddress(values: FormData) {
    const address = valuesOf(values, ['address']).address.trim() || null;
    const { failure } = await change('address', (module) => module.changeOrder(id, { address }), words.saved);
    setAddressProblems(problemsOf(failure));
  }

  async function onFile(values: FormData) {
    const file = values.get('file');
    if (!(file instanceof File)) return;
    setSent(0);
    const { failure } = await change(
      'file',
      async () => (await import('./state/orderFiles.ts')).addOrderFile(id, file, setSent),
      words.added(file.name),
    );
    setFileProblems(problemsOf(failure));
  }

  const onRemove = ({ id: file, name }: { id: string; name: string }) =>
    void change(
      file,
      async () => (await import('./state/orderFiles.ts')).removeOrderFile(id, file),
      words.removed(name),
    );

  return {
    address: {
      status: busy === 'address' ? ('submitting' as const) : ('idle' as const),
      problems: addressProblems,
      onSubmit: onAddress,
    },
    upload: {
      status: busy === 'file' ? ('submitting' as const) : ('idle' as const),
      problems: fileProblems,
      onSubmit: onFile,
      sent,
    },
    busy,
    problem,
    onRemove,
  };
}
