import type { PageContext, RenderedPage } from '@awning/contract/renderer';

/** What the thread that draws is started with. */
export interface DrawingTask {
  /** Where the built site's renderer is. */
  address: string;
}

/** A page that is wanted. One is asked for at a time. */
export interface Wanted {
  url: string;
  page: PageContext;
}

export type Drawn = { kind: 'drawn'; page: RenderedPage } | { kind: 'failed'; error: unknown };
