import { catalogueWords } from '@awning/content/catalogue';
import { categorySlug, findCategory } from '@awning/shop/catalogue';
import { catalogue } from '@awning/templates/catalogue';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { Meta } from '../Meta.tsx';
import { notFound } from '../notFound.ts';
import { CataloguePage } from '../pages/CataloguePage/CataloguePage.tsx';
import { paths, quoteHref } from '../paths.ts';
import { shelf } from '../shelf.ts';
import { tradesWith } from '../trades.ts';

export function loader({ params }: LoaderFunctionArgs<'category'>) {
  const category = findCategory(catalogue, params['category'] ?? '');
  if (!category) throw notFound('category');
  return { category };
}

export function Component() {
  const { category } = useLoaderData<typeof loader>();
  const address = paths.category.to({ category: categorySlug(category) });

  return (
    <>
      <Meta title={category} description={catalogueWords.categoryDescription(category)} canonical={address} />
      <CataloguePage
        heading={category}
        lead={catalogueWords.categoryLead}
        trades={tradesWith(address)}
        templates={shelf.filter(({ template }) => template.category === category)}
        all={shelf.length}
        clearHref={paths.catalogue.to()}
        quoteHref={quoteHref}
      />
    </>
  );
}
