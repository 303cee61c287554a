import { brand } from '@awning/content/brand';

export interface StructuredDataProps {
  /** What schema.org calls it, without `@context`. */
  data: { '@type': string } & Readonly<Record<string, unknown>>;
}

/** Tells machines what a page is about, in the words of schema.org. Nothing in it runs. */
export function StructuredData({ data }: StructuredDataProps) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}

/** Who keeps the shop. */
export const organisation = {
  '@type': 'Organization',
  name: brand.name,
  legalName: brand.legalName,
  slogan: brand.tagline,
  description: brand.description,
  email: brand.email,
  sameAs: brand.social.map(({ href }) => href),
};

/** The way from home to a page, each with its address. */
export const breadcrumbs = (way: readonly { name: string; url: string }[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: brand.name, url: '/' }, ...way].map(({ name, url }, place) => ({
    '@type': 'ListItem',
    position: place + 1,
    name,
    item: url,
  })),
});
