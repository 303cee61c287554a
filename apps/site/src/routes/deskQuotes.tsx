import { desk } from '@awning/content/desk';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { loadDesk, searchOf } from '../loadDesk.ts';
import { DeskLetters } from '../pages/DeskLetters/DeskLetters.tsx';
import { useDeskChange } from '../useDeskChange.ts';
import { useDeskView } from '../useDeskView.ts';

export const loader = ({ request }: LoaderFunctionArgs) =>
  loadDesk(request, ({ fetchQuotes }) => fetchQuotes(searchOf(request.url)));
loader.hydrate = true as const;

export function Component() {
  const list = useLoaderData<typeof loader>();
  const view = useDeskView(list, ['q', 'state']);
  const { change, ...changing } = useDeskChange();

  return (
    <DeskLetters
      kind="quotes"
      list={list}
      view={view}
      {...changing}
      onMove={(id, state) =>
        void change(id, ({ changeQuote }) => changeQuote(id, state), desk.letters.done[state])
      }
    />
  );
}
