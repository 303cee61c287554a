import { FaqDetails } from '@awning/ui/sections/FaqDetails';
import { StoryCutout } from '../sections/StoryCutout/index.ts';
import type { SitePageProps } from '../../design/site.ts';
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
      <FaqDetails {...asked} tone="tint" />
    </>
  );
}
