import { desk } from '@awning/content/desk';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { loadDesk, searchOf } from '../loadDesk.ts';
import { DeskPeople } from '../DeskPeople/DeskPeople.tsx';
import { useSession } from '../../state/session.ts';
import { useDeskChange } from '../useDeskChange.ts';
import { useDeskView } from '../useDeskView.ts';

export const loader = ({ request }: LoaderFunctionArgs) =>
  loadDesk(request, ({ fetchPeople }) => fetchPeople(searchOf(request.url)));
loader.hydrate = true as const;

const { given, taken } = desk.people;

export function Component() {
  const list = useLoaderData<typeof loader>();
  const view = useDeskView(list, ['q', 'role']);
  const { user } = useSession();
  const { change, ...changing } = useDeskChange();

  return (
    <DeskPeople
      list={list}
      view={view}
      ownId={user?.id}
      {...changing}
      onRole={(id, role) =>
        void change(id, ({ changePerson }) => changePerson(id, role), role === 'admin' ? given : taken)
      }
    />
  );
}
