import { HeroThread } from '../sections/HeroThread/index.ts';
import type { SitePageProps } from '../../design/site.ts';
import { Chopsticks } from '../art/Chopsticks.tsx';
import { labels, notFound } from '../content/business.ts';

export function NotFound({ href }: Pick<SitePageProps, 'href'>) {
  return (
    <HeroThread
      {...notFound}
      actions={[
        { label: labels.top, href: href('') },
        { label: labels.menu, href: href('menu') },
      ]}
      source={<Chopsticks />}
    />
  );
}
