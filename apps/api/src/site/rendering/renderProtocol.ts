import type { PageContext, RenderedPage } from '@awning/contract/renderer';

/** What the thread that renders is started with. */
export interface RenderTask {
  /** Where the built site's renderer is. */
  address: string;
}

/** A page that is wanted. One is asked for at a time. */
export interface Wanted {
  url: string;
  page: PageContext;
}

export type Rendered = { kind: 'rendered'; page: RenderedPage } | { kind: 'failed'; error: unknown };
