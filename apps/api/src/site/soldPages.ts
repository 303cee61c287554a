import type { PageContext, SiteRenderer } from '@awning/contract/renderer';
import { createCompression } from './originTexts.ts';
import type { CompressedText } from '../http/compressedText.ts';

/** The sales of templates, and the version of these figures. */
export interface Sales {
  standings: NonNullable<PageContext['standings']>;
  version: string;
}

/** How long a page waits for the current figures, in milliseconds; later it uses the earlier ones. */
const timeoutMs = 250;

/**
 * The figures for pages: `undefined` while nothing has been sold, or they are not known. A page never waits for a
 * database that is slow, or away.
 */
export function createSales(stats: () => Promise<{ figures: Sales['standings']; etag: string }>) {
  let known: Sales | undefined;

  async function learn() {
    const { figures, etag } = await stats();
    const told = Object.entries(figures).filter(([, { orders, reviews }]) => orders + reviews > 0);
    known = told.length > 0 ? { standings: Object.fromEntries(told), version: etag } : undefined;
  }

  return async (): Promise<Sales | undefined> => {
    const late = new Promise<void>((resolve) => setTimeout(resolve, timeoutMs).unref());
    await Promise.race([learn().catch(() => undefined), late]);
    return known;
  };
}

/** Pages in the order of sales: each is rendered once for each version of the figures. */
export function createSoldPages(renderer: SiteRenderer) {
  const compress = createCompression();
  const rendered = new Map<
    string,
    { version: string; page: Promise<CompressedText & { headers: object }> }
  >();

  return (url: string, { standings, version }: Sales) => {
    const last = rendered.get(url);
    if (last?.version === version) return last.page;
    const page = renderer
      .render(url, { standings })
      .then(({ html, headers }) => ({ ...compress(html), headers }));
    rendered.set(url, { version, page });
    page.catch(() => rendered.delete(url));
    return page;
  };
}
