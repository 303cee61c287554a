import { HeroNumber } from '@awning/ui/sections/HeroNumber';
import type { SitePageProps } from '../../site.ts';
import { labels, notFound } from '../content/business.ts';

export function NotFound({ href }: Pick<SitePageProps, 'href'>) {
  return <HeroNumber {...notFound} actions={[{ label: labels.week, href: href('timetable') }]} />;
}
