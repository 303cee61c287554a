import { byTemplate } from './byTemplate.ts';

/** What `npm run lighthouse` found out about a demo: scores of 100 for its first page, on a phone, the median of three. */
export interface Measured {
  /** The day it was measured on, as `2026-11-22`. */
  date: string;
  /** Lighthouse’s own version. */
  lighthouse: string;
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  /** Fetched on a first visit to the first page. */
  bytes: number;
  /** On all pages together. */
  sections: number;
}

/** What was measured of each demo, by the template's id. */
export const measured = byTemplate(
  import.meta.glob<Measured>('./*/measured.json', { eager: true, import: 'default' }),
);
