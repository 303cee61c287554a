import { catalogueWords } from '@awning/content/catalogue';
import { categoriesOf, findCategory } from '@awning/shop/catalogue';
import { catalogue } from '@awning/templates/catalogue';
import { redirect, useLoaderData, useLocation, type LoaderFunctionArgs } from 'react-router-dom';
import { viewAddress, viewOf } from '../catalogueView.ts';
import { Meta } from '../Meta.tsx';
import { notFound } from '../notFound.ts';
import { CataloguePage } from '../pages/CataloguePage/CataloguePage.tsx';
import { paths, quoteHref } from '../paths.ts';
import { useStandings } from '../state/stats.ts';
import { useCatalogue } from '../useCatalogue.ts';

export function loader({ params, request }: LoaderFunctionArgs<'category'>) {
  const asked = params['category'];
  const category = asked === undefined ? undefined : findCategory(catalogue, asked);
  if (asked !== undefined && !category) throw notFound('category');
  // As a form without script asks for a trade: its shelf has an address of its own.
  const { searchParams } = new URL(request.url);
  const named = searchParams.get('category');
  if (named !== null) throw redirect(viewAddress(viewOf(findCategory(catalogue, named), searchParams)));
  return { category };
}

export function Component() {
  const { category } = useLoaderData<typeof loader>();
  const { pathname, search } = useLocation();
  const known = categoriesOf(catalogue);
  // A trade that waits for its first template stands in the filter while one is there.
  const categories = category && !known.includes(category) ? [...known, category] : known;
  const shop = useCatalogue(category, categories);
  const address = viewAddress(viewOf(category, ''));
  const words = wordsFor(category);

  return (
    <>
      <Meta
        title={category ?? catalogueWords.everything.title}
        description={words.description}
        {...(pathname + search !== address && { canonical: address })}
      />
      <CataloguePage
        heading={category ?? catalogueWords.everything.heading}
        lead={words.lead}
        templates={catalogue}
        categories={categories}
        standings={useStandings()}
        action={paths.catalogue.to()}
        quoteHref={quoteHref}
        {...shop}
      />
    </>
  );
}

function wordsFor(category: string | undefined) {
  if (category === undefined) return catalogueWords.everything;
  return catalogue.some((template) => template.category === category)
    ? catalogueWords.category
    : catalogueWords.emptyCategory;
}
