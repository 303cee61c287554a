import type { SiteRenderer } from '@awning/contract/renderer';

/** The built site: its files, and what renders the pages that no file can be. */
export interface Site {
  folder: string;
  renderer: SiteRenderer;
}
