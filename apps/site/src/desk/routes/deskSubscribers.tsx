import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { loadDesk, searchOf } from '../loadDesk.ts';
import { DeskSubscribers } from '../DeskSubscribers/DeskSubscribers.tsx';
import { useDeskView } from '../useDeskView.ts';
import { useSubscribersFile } from '../state/useSubscribersFile.ts';

export const loader = ({ request }: LoaderFunctionArgs) =>
  loadDesk(request, ({ fetchSubscribers }) => fetchSubscribers(searchOf(request.url)));
loader.hydrate = true as const;

export function Component() {
  const list = useLoaderData<typeof loader>();
  const view = useDeskView(list, ['q', 'state']);
  const file = useSubscribersFile(view.value['state']);

  return <DeskSubscribers list={list} view={view} {...file} />;
}
