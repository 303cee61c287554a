import { HeroBanner } from '@awning/ui/sections/HeroBanner';
import type { SitePageProps } from '../../design/site.ts';
import { Chair } from '../art/Chair.tsx';
import { notFound } from '../content/shop.ts';

/** No page here: an empty chair, and the ways back. */
export function NotFoundView({ href }: Pick<SitePageProps, 'href'>) {
  return (
    <HeroBanner
      heading={notFound.heading}
      lead={notFound.lead}
      actions={[
        { label: notFound.home, href: href('') },
        { label: notFound.prices, href: href('prices') },
      ]}
      drawing={<Chair />}
    />
  );
}
