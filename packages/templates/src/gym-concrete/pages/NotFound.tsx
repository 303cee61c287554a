import { HeroCutaway } from '../sections/HeroCutaway/index.ts';
import type { SitePageProps } from '../../design/site.ts';
import { EmptyBay } from '../art/EmptyBay.tsx';
import { labels, notFound } from '../content/business.ts';

export function NotFound({ href }: Pick<SitePageProps, 'href'>) {
  return (
    <HeroCutaway
      heading={notFound.heading}
      lead={notFound.lead}
      actions={[
        { label: notFound.back, href: href('') },
        { label: labels.levels, href: href('the-levels') },
      ]}
      drawing={<EmptyBay label={notFound.picture} />}
    />
  );
}
