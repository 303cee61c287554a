import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { loadDesk, searchOf } from '../loadDesk.ts';
import { DeskBuyers } from '../DeskBuyers/DeskBuyers.tsx';
import { useDeskView } from '../useDeskView.ts';

export const loader = ({ request }: LoaderFunctionArgs) =>
  loadDesk(request, ({ fetchBuyers }) => fetchBuyers(searchOf(request.url)));
loader.hydrate = true as const;

export function Component() {
  const list = useLoaderData<typeof loader>();
  const view = useDeskView(list, ['q']);

  return <DeskBuyers list={list} view={view} />;
}
