import type { ComponentType } from 'react';
import type { Picture } from '../content/pictures.ts';
import type { TemplatePage } from './page.ts';

/** One page of a sold site, with what its document's head says of it. */
export interface SitePage extends TemplatePage {
  /** Its path behind the site's own address, made of its name; empty for the home page. */
  address: string;
  /** For the tab and the search engine: the page, then the business. */
  title: string;
  /** One or two sentences a search engine can show. */
  description: string;
}

export interface SitePageProps {
  /** The page to show. For one that the site does not have, the site's own “not found” is shown. */
  slug: string;
  /** The address of another page of the same site, wherever the site itself stands. */
  href: (slug: string) => string;
}

/** The answer to a form that was sent without script: it has arrived, or it could not be taken. */
export type Answer = 'sent' | 'refused';

/** A website we sell, ready to be drawn at any address: under `/demos/{id}/` or at the root of its buyer's domain. */
export interface TemplateSite {
  language: string;
  pages: readonly SitePage[];
  /** What the head says where no page is found. */
  notFound: Pick<SitePage, 'title' | 'description'>;
  /** What the head says of an answer. */
  answers: Readonly<Record<Answer, Pick<SitePage, 'title' | 'description'>>>;
  /** The name of the business, without its asterisks. */
  name: string;
  /** The photograph that opens it, where it shows one. */
  front?: Extract<Picture, { kind: 'photo' }> | undefined;
  /** The class of its theme. `Page` wears it too; on the root element it colours what lies beyond the page. */
  theme: string;
  /** Draws a whole page, needs no script, and puts its `main` at `#main`. */
  Page: ComponentType<SitePageProps>;
  /** Draws the page that answers a form. */
  AnswerPage: ComponentType<{ answer: Answer; href: SitePageProps['href'] }>;
  /** schema.org's LocalBusiness, as JSON-LD. The caller adds the address of the site itself. */
  structuredData: Readonly<Record<string, unknown>>;
}
