import { FaqList } from '@awning/ui/sections/FaqList';
import { StoryCutout } from '@awning/ui/sections/StoryCutout';
import type { SitePageProps } from '../../site.ts';
import { WalledGarden } from '../art/WalledGarden.tsx';
import { labels } from '../content/business.ts';
import { asked, garden } from '../content/season.ts';
import { Year } from './Year.tsx';

export function InSeason({ href }: Pick<SitePageProps, 'href'>) {
  return (
    <>
      <Year level={1} />
      <StoryCutout
        heading={garden.heading}
        paragraphs={garden.paragraphs}
        moral={garden.moral}
        drawing={<WalledGarden label={garden.picture} />}
        actions={[{ label: labels.thisWeek, href: href('this-week') }]}
      />
      <FaqList {...asked} tone="tint" />
    </>
  );
}
