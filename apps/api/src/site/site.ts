import type { SiteRenderer } from '@awning/contract/renderer';

/** The built site: its files, and the renderer of the pages that cannot be files. */
export interface Site {
  folder: string;
  renderer: SiteRenderer;
}
