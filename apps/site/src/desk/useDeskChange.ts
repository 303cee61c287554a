import { desk } from '@awning/content/desk';
import { useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import type { DeskResult, DeskChanging } from './deskView.ts';
import type * as deskCalls from './state/desk.ts';
import { unreachable } from '../api/failure.ts';
import { notify, notifySilently } from '../state/notifications.ts';

type Outcome<Answer> = NonNullable<DeskResult<Answer>>;

/** Makes one change at the desk, reports the result and reloads the page's data. */
export function useDeskChange() {
  const { revalidate } = useRevalidator();
  const [changing, setChanging] = useState<DeskChanging>({});

  async function change<Answer>(
    id: string,
    ask: (calls: typeof deskCalls) => Promise<Outcome<Answer>>,
    done: string | ((answer: Answer) => string),
  ): Promise<Outcome<Answer>> {
    setChanging({ busy: id });
    const outcome = await import('./state/desk.ts')
      .then(ask)
      .catch((): Outcome<Answer> => ({ failure: unreachable(desk.changeFailed) }));
    if (outcome.failure) {
      const { message, fields } = outcome.failure;
      setChanging({ problem: { id, message, fields } });
      notifySilently('error', message);
      return outcome;
    }
    notify('success', typeof done === 'string' ? done : done(outcome.answer));
    await revalidate();
    setChanging({});
    return outcome;
  }

  return { ...changing, change };
}
