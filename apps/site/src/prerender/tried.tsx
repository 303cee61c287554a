import type { RenderedPage } from '@awning/contract/renderer';
import { writePage } from '@awning/release/writePage';
import { loadDesign } from '@awning/templates/designs';
import { wearDetails } from '@awning/templates/details';
import { loadSample } from '@awning/templates/samples';
import { paths } from '../paths.ts';
import { looksOf, readTried, triedQuery } from '../tried/readTried.ts';
import type { DemoAssets } from './demo.tsx';

/**
 * Renders a design with a visitor's trial, as the address says: the content of the frame for visitors without script.
 * It is framed by us alone, and links only to its own pages.
 */
export async function renderTried(
  templateId: string,
  url: string,
  { css, fonts }: Omit<DemoAssets, 'palettes'>,
): Promise<RenderedPage> {
  const [design, sample] = await Promise.all([loadDesign(templateId), loadSample(templateId)]);
  if (!design || !sample) throw new RangeError(`No template is called ${templateId}.`);

  const { searchParams } = new URL(url, 'http://site.invalid');
  const tried = readTried(searchParams);
  const { content, files } = sample;
  const site = design.render({ content: wearDetails(content, tried), options: looksOf(tried), files });
  const page = site.pages.find(({ slug }) => slug === searchParams.get('page')) ?? site.pages[0];
  if (!page) throw new RangeError(`${templateId} has no page.`);
  const hrefOf = (slug: string) => {
    const query = new URLSearchParams({ page: slug, ...Object.fromEntries(triedQuery(tried)) });
    return `${paths.preview.to({ templateId })}?${query}`;
  };
  const { html, headers } = writePage({
    site,
    title: page.title,
    description: page.description,
    head: <meta name="robots" content="noindex" />,
    children: <site.Page slug={page.slug} href={hrefOf} />,
    structuredData: site.structuredData,
    css,
    fonts,
    icon: '/favicon.svg',
    framedBy: "'self'",
  });
  return { status: 200, html, headers };
}
