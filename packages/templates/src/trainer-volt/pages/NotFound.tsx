import { HeroNumber } from '../sections/HeroNumber/index.ts';
import type { SitePageProps } from '../../design/site.ts';
import { labels, notFound } from '../content/business.ts';

export function NotFound({ href }: Pick<SitePageProps, 'href'>) {
  return <HeroNumber {...notFound} actions={[{ label: labels.week, href: href('timetable') }]} />;
}
