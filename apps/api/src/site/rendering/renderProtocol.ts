import type { PageContext } from '@awning/contract/renderer';

/** What the thread that renders is started with. */
export interface RenderTask {
  /** Where the built site's renderer is. */
  address: string;
}

/** A page that is wanted. */
export interface Wanted {
  url: string;
  page: PageContext;
}
