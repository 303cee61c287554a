import { catalogueWords } from '@awning/content/catalogue';
import { categorySlug, findCategory } from '@awning/shop/catalogue';
import { catalogue } from '@awning/templates/catalogue';
import { useLoaderData, useLocation, type LoaderFunctionArgs } from 'react-router-dom';
import { Meta } from '../Meta.tsx';
import { notFound } from '../notFound.ts';
import { CataloguePage } from '../pages/CataloguePage/CataloguePage.tsx';
import { paths, quoteHref } from '../paths.ts';
import { shelf } from '../shelf.ts';
import { tradesWith } from '../trades.ts';

export function loader({ params }: LoaderFunctionArgs<'category'>) {
  const asked = params['category'];
  const category = asked === undefined ? undefined : findCategory(catalogue, asked);
  if (asked !== undefined && !category) throw notFound('category');
  return { category };
}

export function Component() {
  const { category } = useLoaderData<typeof loader>();
  const { pathname } = useLocation();
  const address = category ? paths.category.to({ category: categorySlug(category) }) : paths.catalogue.to();
  const templates = category ? shelf.filter(({ template }) => template.category === category) : shelf;
  const trade = templates.length > 0 ? catalogueWords.category : catalogueWords.emptyCategory;
  const words = category ? { title: category, heading: category, ...trade } : catalogueWords.everything;

  return (
    <>
      <Meta
        title={words.title}
        description={words.description}
        {...(pathname !== address && { canonical: address })}
      />
      <CataloguePage
        heading={words.heading}
        lead={words.lead}
        trades={tradesWith(address)}
        templates={templates}
        all={shelf.length}
        clearHref={paths.catalogue.to()}
        quoteHref={quoteHref}
      />
    </>
  );
}
