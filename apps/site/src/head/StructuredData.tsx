import { brand } from '@awning/content/brand';
import type { Tier } from '@awning/shop/tiers';
import { paths } from '../paths.ts';
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

/** The seller. */
export const organisation = {
  '@type': 'Organization',
  name: brand.name,
  legalName: brand.legalName,
  slogan: brand.tagline,
  description: brand.description,
  email: brand.email,
  sameAs: brand.social.map(({ href }) => href),
};

/** A size of website at its price, paid once. */
export const offered = ({ id, name, price, pageLimit }: Tier) => ({
  '@type': 'Product',
  name: `${brand.name} ${name}`,
  description: pageLimit,
  brand: { '@type': 'Brand', name: brand.name },
  offers: {
    '@type': 'Offer',
    url: `${paths.pricing.to()}#${id}`,
    price: (price / 100).toFixed(2),
    priceCurrency: brand.currency,
    availability: 'https://schema.org/InStock',
  },
});

/** Questions with their answers. */
export const answered = (questions: readonly { question: string; answer: string }[]) => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

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
