import { desk } from '@awning/content/desk';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { DeskSubmissions, type DeskSubmissionsProps } from './DeskSubmissions/DeskSubmissions.tsx';
import type { DeskResult } from './deskView.ts';
import { loadDesk, searchOf, type Desk } from './loadDesk.ts';
import { useDeskChange } from './useDeskChange.ts';
import { useDeskView } from './useDeskView.ts';

type Submissions = DeskSubmissionsProps['list'];
type SubmissionState = Parameters<DeskSubmissionsProps['onMove']>[1];

/** A route of the desk for people's submissions: their list, each with its state. */
export function deskSubmissionsRoute(
  kind: DeskSubmissionsProps['kind'],
  fetchList: (calls: Desk, search: string) => Promise<Submissions>,
  changeOne: (calls: Desk, id: string, state: SubmissionState) => Promise<NonNullable<DeskResult<unknown>>>,
) {
  const loader = ({ request }: LoaderFunctionArgs) =>
    loadDesk(request, async (calls) => fetchList(calls, searchOf(request.url)));
  loader.hydrate = true as const;

  function Component() {
    const list = useLoaderData<typeof loader>();
    const view = useDeskView(list, ['q', 'state']);
    const { change, ...changing } = useDeskChange();
    return (
      <DeskSubmissions
        kind={kind}
        list={list}
        view={view}
        {...changing}
        onMove={(id, state) =>
          void change(id, (calls) => changeOne(calls, id, state), desk.submissions.done[state])
        }
      />
    );
  }

  return { loader, Component };
}
