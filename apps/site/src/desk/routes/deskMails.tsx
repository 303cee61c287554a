import { desk } from '@awning/content/desk';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { loadDesk, searchOf } from '../loadDesk.ts';
import { DeskMails } from '../DeskMails/DeskMails.tsx';
import { useDeskChange } from '../useDeskChange.ts';
import { useDeskView } from '../useDeskView.ts';

export const loader = ({ request }: LoaderFunctionArgs) =>
  loadDesk(request, ({ fetchMails }) => fetchMails(searchOf(request.url)));
loader.hydrate = true as const;

export function Component() {
  const list = useLoaderData<typeof loader>();
  const view = useDeskView(list, ['q', 'state']);
  const { change, ...changing } = useDeskChange();

  return (
    <DeskMails
      list={list}
      view={view}
      {...changing}
      onResend={(id) => void change(id, ({ resendMail }) => resendMail(id), desk.mails.resent)}
    />
  );
}
