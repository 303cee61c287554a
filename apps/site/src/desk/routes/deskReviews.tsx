import { desk } from '@awning/content/desk';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { loadDesk, searchOf } from '../loadDesk.ts';
import { DeskReviews } from '../DeskReviews/DeskReviews.tsx';
import { useDeskChange } from '../useDeskChange.ts';
import { useDeskView } from '../useDeskView.ts';

export const loader = ({ request }: LoaderFunctionArgs) =>
  loadDesk(request, ({ fetchReviews }) => fetchReviews(searchOf(request.url)));
loader.hydrate = true as const;

const { saved, hiddenDone, shownDone } = desk.reviews;

export function Component() {
  const list = useLoaderData<typeof loader>();
  const view = useDeskView(list, ['rating', 'hidden']);
  const { change, ...changing } = useDeskChange();

  return (
    <DeskReviews
      list={list}
      view={view}
      {...changing}
      onReply={async (id, reply) => {
        await change(id, ({ changeReview }) => changeReview(id, { reply }), saved);
      }}
      onHide={(id, hidden) =>
        void change(id, ({ changeReview }) => changeReview(id, { hidden }), hidden ? hiddenDone : shownDone)
      }
    />
  );
}
