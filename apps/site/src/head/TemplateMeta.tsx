import { brand } from '@awning/content/brand';
import { shared } from '@awning/content/shared';
import type { Template } from '@awning/shop/template';
import { Meta } from './Meta.tsx';
import { paths } from '../paths.ts';
import { templatePath, type ListedTemplate } from '../goods/listedTemplates.ts';
import { breadcrumbs, StructuredData } from './StructuredData.tsx';
import { categoryPath } from '../goods/categoryPath.ts';

/** What a template's page is called outside itself: to people who search, and to machines. */
export function TemplateMeta({ item }: { item: ListedTemplate }) {
  const { template, href } = item;
  const way = [
    { name: shared.templates, url: paths.catalogue.to() },
    { name: template.category, url: categoryPath(template.category) },
    { name: template.name, url: href },
  ];

  return (
    <>
      <Meta title={template.name} description={template.description} />
      <StructuredData data={productOf(item)} />
      <StructuredData data={breadcrumbs(way)} />
    </>
  );
}

const productOf = ({ template, picture }: ListedTemplate) => ({
  '@type': 'Product',
  name: template.name,
  sku: template.id,
  description: template.description,
  category: template.category,
  brand: { '@type': 'Brand', name: brand.name },
  // A window that was never photographed has nothing to show.
  ...(!picture.src.startsWith('data:') && { image: picture.src }),
  offers: offerOf(template),
});

const offerOf = (template: Template) => ({
  '@type': 'Offer',
  url: templatePath(template),
  price: (template.price / 100).toFixed(2),
  priceCurrency: brand.currency,
  availability: 'https://schema.org/InStock',
  seller: { '@type': 'Organization', name: brand.legalName },
});
