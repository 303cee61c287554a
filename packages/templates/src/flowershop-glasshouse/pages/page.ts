import type { SitePageProps } from '../../site.ts';

export type PageProps = Pick<SitePageProps, 'href'>;
