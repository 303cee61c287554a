import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { loadDesk, searchOf } from '../loadDesk.ts';
import { DeskLog } from '../DeskLog/DeskLog.tsx';
import { useDeskView } from '../useDeskView.ts';

export const loader = ({ request }: LoaderFunctionArgs) =>
  loadDesk(request, ({ fetchLog }) => fetchLog(searchOf(request.url)));
loader.hydrate = true as const;

export function Component() {
  const list = useLoaderData<typeof loader>();
  const view = useDeskView(list, ['q', 'action']);

  return <DeskLog list={list} view={view} />;
}
