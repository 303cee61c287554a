import { categorySlug, findTemplate } from '@awning/shop/catalogue';
import { catalogue } from '@awning/templates/catalogue';
import { redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { Meta } from '../Meta.tsx';
import { notFound } from '../notFound.ts';
import { TemplatePage } from '../pages/TemplatePage/TemplatePage.tsx';
import { checkoutPath, paths } from '../paths.ts';
import { onShelf, templatePath } from '../shelf.ts';

export function loader({ params, request }: LoaderFunctionArgs<'category' | 'productId'>) {
  const template = findTemplate(catalogue, params['productId'] ?? '');
  if (!template) throw notFound('template');
  // For good: a template has one address, under its own trade.
  if (params['category'] !== categorySlug(template.category)) {
    throw redirect(templatePath(template) + new URL(request.url).search, 308);
  }
  return { id: template.id };
}

export function Component() {
  const { id } = useLoaderData<typeof loader>();
  const template = findTemplate(catalogue, id);
  if (!template) return null;

  return (
    <>
      <Meta title={template.name} description={template.description} />
      <TemplatePage
        item={onShelf(template)}
        catalogueHref={paths.catalogue.to()}
        categoryHref={paths.category.to({ category: categorySlug(template.category) })}
        orderHref={checkoutPath(template.id)}
      />
    </>
  );
}
