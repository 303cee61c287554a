import type { Failure } from './failure.ts';
import type { Order } from './orders.ts';

/** What only the server knows about the page that is asked for. */
export interface PageContext {
  /** For the pages that follow an order. Left out when nobody has such an order. */
  order?: Order;
  /** A checkout form that was refused: what was typed, and why. */
  checkout?: { draft: CheckoutDraft; failure: Failure };
}

/** The checkout form as it was filled in, whatever was in it. */
export interface CheckoutDraft {
  addOns: string[];
  name: string;
  email: string;
  business: string;
}

/** A page as it goes out. A redirect has an empty page and a `location`. */
export interface RenderedPage {
  status: number;
  html: string;
  headers: Record<string, string>;
}

/** The built site, as the server sees it: `apps/site/dist/server/render.js` exports these three functions. */
export interface SiteRenderer {
  /** Renders the page at an address with what only the server knows. */
  render(url: string, page?: PageContext): Promise<RenderedPage>;
  /** Response headers (CSP with hashes) of every prerendered file, by its path in dist/client. */
  headersOf(file: string): Record<string, string>;
  /** File in dist/client for a path without query, or undefined. */
  fileOf(pathname: string): string | undefined;
}
