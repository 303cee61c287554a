import { brand } from '@awning/content/brand';
import { absolute } from './siteUrl.ts';

export interface StructuredDataProps {
  /** What schema.org calls it, without `@context`. */
  data: { '@type': string } & Readonly<Record<string, unknown>>;
}

/** Tells machines what a page is about, in the words of schema.org. Nothing in it runs. */
export function StructuredData({ data }: StructuredDataProps) {
  const whole = { '@context': 'https://schema.org', ...data };
  const json = JSON.stringify(whole, withOrigin).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}

// Our own addresses, as a machine elsewhere can follow them.
const withOrigin = (_name: string, value: unknown) =>
  typeof value === 'string' && value.startsWith('/') ? absolute(value) : value;

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
