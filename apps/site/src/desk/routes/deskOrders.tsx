import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { loadDesk, searchOf } from '../loadDesk.ts';
import { DeskOrders } from '../DeskOrders/DeskOrders.tsx';
import { useDeskView } from '../useDeskView.ts';

export const loader = ({ request }: LoaderFunctionArgs) =>
  loadDesk(request, ({ fetchOrders }) => fetchOrders(searchOf(request.url)));
loader.hydrate = true as const;

export function Component() {
  const list = useLoaderData<typeof loader>();
  const view = useDeskView(list, ['q', 'status', 'turn', 'sort', 'flagged']);

  return <DeskOrders list={list} view={view} />;
}
