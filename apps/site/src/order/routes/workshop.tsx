import { workshopWords as words } from '@awning/content/orders/workshopWords';
import { urls } from '@awning/contract/urls';
import type { PageContext } from '@awning/contract/renderer';
import {
  generatePath,
  redirect,
  useLoaderData,
  useLocation,
  useNavigate,
  useParams,
  type LoaderFunctionArgs,
} from 'react-router-dom';
import { apiAddress } from '../../api/apiPaths.ts';
import { Meta } from '../../head/Meta.tsx';
import { paths } from '../../paths.ts';
import { notFound } from '../../problems/notFound.ts';
import { loadWorkshop } from '../loadWorkshop.ts';
import { isStep, stepIds } from '@awning/templates/steps';
import type { RouteHandle } from '../../hydration/routeHandle.ts';
import { useDraft } from '../useDraft.ts';
import { usePictures } from '../usePictures.ts';
import { WorkshopPage } from '../WorkshopPage/WorkshopPage.tsx';

export const handle: RouteHandle = { readsQuery: true };

export async function loader({ params, context }: LoaderFunctionArgs<PageContext | undefined>) {
  const { token = '', step } = params;
  if (!isStep(step)) throw notFound('page');
  const loaded = await loadWorkshop(token, context);
  if (!loaded) throw notFound('order');
  // Whatever its order stands at, its own page says why nothing is filled in.
  if (!loaded.site) return redirect(paths.order.to({ token }));
  return { token, order: loaded.order, ...loaded.site };
}

/** One step to the next is the same page: what was loaded goes on. */
export const shouldRevalidate = () => false;

export function Component() {
  const { token, order, workshop, form, refused } = useLoaderData<typeof loader>() as Exclude<
    Awaited<ReturnType<typeof loader>>,
    Response
  >;
  const { step } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const { draft, store } = useDraft(token, workshop, refused);
  const pictures = usePictures(token, workshop.pictures);
  if (!isStep(step)) throw notFound('page');
  const next = stepIds[stepIds.indexOf(step) + 1];

  return (
    <>
      <Meta title={`${words.steps[step].label}: ${words.title}`} noIndex />
      <WorkshopPage
        token={token}
        reference={order.reference}
        step={step}
        form={form}
        draft={draft}
        waiting={store.waiting()}
        pictures={{ ...pictures, formAction: apiAddress(generatePath(urls.workshopPictureForm, { token })) }}
        formAction={apiAddress(generatePath(urls.workshopStep, { token, step }))}
        // What a button was answered with, where there was no script to add the row.
        added={new URLSearchParams(search).get('add') ?? undefined}
        onType={store.type}
        onChoose={store.choose}
        onKeep={() => void store.keepMine()}
        onTake={() => void store.takeTheirs()}
        onNext={() => {
          void store.flush();
          void navigate(next ? paths.workshop.to({ token, step: next }) : paths.order.to({ token }));
        }}
      />
    </>
  );
}
