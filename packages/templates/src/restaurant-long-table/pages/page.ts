import type { SitePageProps } from '../../design/site.ts';

export type PageProps = Pick<SitePageProps, 'href'>;
