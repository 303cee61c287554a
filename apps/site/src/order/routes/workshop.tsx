import { workshopWords as words } from '@awning/content/orders/workshopWords';
import type { PageContext } from '@awning/contract/renderer';
import { isStep } from '@awning/templates/steps';
import { redirect, useLoaderData, useParams, type LoaderFunctionArgs } from 'react-router-dom';
import { Meta } from '../../head/Meta.tsx';
import { loadCards, loadWorkshop } from '../loadWorkshop.ts';
import { notFound } from '../../problems/notFound.ts';
import { paths } from '../../paths.ts';
import { SitePreview } from '../../preview/SitePreview/SitePreview.tsx';
import { useWorkshopPage } from '../useWorkshopPage.ts';
import { WorkshopPage } from '../WorkshopPage/WorkshopPage.tsx';

export async function loader({ params, context }: LoaderFunctionArgs<PageContext | undefined>) {
  const { token = '', step } = params;
  if (!isStep(step)) throw notFound('page');
  const loaded = await loadWorkshop(token, context);
  // The order's own page says why there is no form, at any status.
  if (!loaded.site) throw redirect(paths.order.to({ token }));
  return { token, site: loaded.site, cards: await loadCards(loaded.site.workshop) };
}

/** The steps are one page: its data stay loaded. */
export const shouldRevalidate = () => false;

export function Component() {
  const { token, ...loaded } = useLoaderData<typeof loader>();
  const { step } = useParams();
  if (!isStep(step)) throw notFound('page');
  const { preview, ...page } = useWorkshopPage(token, step, loaded);
  return (
    <>
      <Meta title={`${words.steps[step].label}: ${words.title}`} noIndex />
      <WorkshopPage {...page} view={<SitePreview {...preview} />} />
    </>
  );
}
