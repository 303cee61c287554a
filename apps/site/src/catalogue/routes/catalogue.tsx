import type { PageContext } from '@awning/contract/renderer';
import { findCategory } from '@awning/shop/catalogue';
import { catalogue } from '@awning/templates/catalogue';
import { redirect, useLoaderData, useLocation, type LoaderFunctionArgs } from 'react-router-dom';
import { viewAddress, viewOf } from '../catalogueView.ts';
import { Meta } from '../../head/Meta.tsx';
import { notFound } from '../../problems/notFound.ts';
import { CataloguePage } from '../CataloguePage/CataloguePage.tsx';
import { SaveTemplate } from '../SaveTemplate.tsx';
import { loadStandings } from '../state/stats.ts';
import { useCatalogue } from '../useCatalogue.ts';
import { catalogueIntro } from '../catalogueIntro.ts';

export async function loader({ params, request, context }: LoaderFunctionArgs<PageContext | undefined>) {
  const asked = params['category'];
  const category = asked === undefined ? undefined : findCategory(catalogue, asked);
  if (asked !== undefined && !category) throw notFound('category');
  // As a form without script asks for a trade: its shelf has an address of its own.
  const { searchParams } = new URL(request.url);
  const named = searchParams.get('category');
  if (named !== null) throw redirect(viewAddress(viewOf(findCategory(catalogue, named), searchParams)));
  return { category, standings: await loadStandings(context) };
}

export function Component() {
  const { category, standings } = useLoaderData<typeof loader>();
  const { pathname, search } = useLocation();
  const shop = useCatalogue(category, standings);
  const canonical = viewAddress(viewOf(category, ''));
  const { title, description, ...words } = catalogueIntro(category);
  const isElsewhere = pathname + search !== canonical;

  return (
    <>
      <Meta title={title} description={description} canonical={isElsewhere ? canonical : undefined} />
      <CataloguePage {...words} {...shop} Save={SaveTemplate} />
    </>
  );
}
