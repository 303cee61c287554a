import type { PageContext } from '@awning/contract/renderer';

/** The data that the rendering thread is started with. */
export interface RenderTask {
  /** The address of the built site's renderer. */
  address: string;
}

/** A requested page. */
export interface Wanted {
  url: string;
  page: PageContext;
}
