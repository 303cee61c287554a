import { categorySlug, findTemplate } from '@awning/shop/catalogue';
import { relatedTo } from '@awning/shop/search';
import { catalogue } from '@awning/templates/catalogue';
import { loadShowcase } from '@awning/templates/showcases';
import { redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { notFound } from '../../problems/notFound.ts';
import { SaveTemplate } from '../SaveTemplate.tsx';
import { TemplatePage } from '../TemplatePage/TemplatePage.tsx';
import { listedTemplate, templatePath } from '../../goods/listedTemplates.ts';
import { useLook } from '../useLook.ts';
import { useReviews } from '../state/reviews.ts';
import { useStandings } from '../state/stats.ts';
import { TemplateMeta } from '../../head/TemplateMeta.tsx';

export async function loader({ params, request }: LoaderFunctionArgs<'category' | 'productId'>) {
  const template = findTemplate(catalogue, params['productId'] ?? '');
  if (!template) throw notFound('template');
  // For good: a template has one address, under its own trade.
  if (params['category'] !== categorySlug(template.category)) {
    throw redirect(templatePath(template) + new URL(request.url).search, 308);
  }
  return { id: template.id, showcase: await loadShowcase(template.id) };
}

export function Component() {
  const { id, showcase } = useLoaderData<typeof loader>();
  const known = { reviews: useReviews(id), standings: useStandings(), ...useLook(showcase) };
  const template = findTemplate(catalogue, id);
  if (!template) return null;
  const item = listedTemplate(template);
  const save = <SaveTemplate template={template} />;
  const told = { item, save, showcase, related: relatedTo(template, catalogue, 3).map(listedTemplate) };

  return (
    <>
      <TemplateMeta item={item} />
      <TemplatePage key={id} {...told} {...known} />
    </>
  );
}
