import { desk } from '@awning/content/desk';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { DeskLetters, type DeskLettersProps } from './DeskLetters/DeskLetters.tsx';
import type { DeskResult } from './deskView.ts';
import { loadDesk, searchOf, type Desk } from './loadDesk.ts';
import { useDeskChange } from './useDeskChange.ts';
import { useDeskView } from './useDeskView.ts';

type Letters = DeskLettersProps['list'];
type LetterState = Parameters<DeskLettersProps['onMove']>[1];

/** A route of the desk for what people wrote: its list, and how far the shop got with each. */
export function deskLettersRoute(
  kind: DeskLettersProps['kind'],
  fetchList: (calls: Desk, search: string) => Promise<Letters>,
  changeOne: (calls: Desk, id: string, state: LetterState) => Promise<NonNullable<DeskResult<unknown>>>,
) {
  const loader = ({ request }: LoaderFunctionArgs) =>
    loadDesk(request, async (calls) => fetchList(calls, searchOf(request.url)));
  loader.hydrate = true as const;

  function Component() {
    const list = useLoaderData<typeof loader>();
    const view = useDeskView(list, ['q', 'state']);
    const { change, ...changing } = useDeskChange();
    return (
      <DeskLetters
        kind={kind}
        list={list}
        view={view}
        {...changing}
        onMove={(id, state) =>
          void change(id, (calls) => changeOne(calls, id, state), desk.letters.done[state])
        }
      />
    );
  }

  return { loader, Component };
}
