import { HeroMobile } from '../sections/HeroMobile/index.ts';
import type { SitePageProps } from '../../design/site.ts';
import { Fallen } from '../art/Fallen.tsx';
import { labels, notFound } from '../content/business.ts';

export function NotFound({ href }: Pick<SitePageProps, 'href'>) {
  return (
    <HeroMobile
      {...notFound}
      actions={[
        { label: labels.home, href: href('') },
        { label: labels.classes, href: href('classes') },
      ]}
      drawing={<Fallen />}
    />
  );
}
