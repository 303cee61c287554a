import { HeroPane } from '../sections/HeroPane/index.ts';
import { PaneGrid } from '../sections/PaneGrid/index.ts';
import { PaneList } from '../sections/PaneList/index.ts';
import { Van } from '../art/care.tsx';
import { Bucket } from '../art/houses.tsx';
import { business } from '../content/business.ts';
import { cut, cutPage, last } from '../content/cutFlowers.ts';
import { Closing } from './Closing.tsx';
import type { PageProps } from './page.ts';

export function CutFlowersPage({ href }: PageProps) {
  const { heading, lead, figure, ask } = cutPage;
  return (
    <>
      <HeroPane
        heading={heading}
        lead={lead}
        tone="tint"
        figure={<Bucket label={figure} />}
        actions={[
          { label: ask, href: `${href('visit')}#ask` },
          { label: business.telephone, href: business.telephoneHref },
        ]}
      />
      <PaneList
        {...cut}
        groups={cut.groups.map((group) => ({
          ...group,
          ...(group.name === cutPage.byVan && { figure: <Van /> }),
        }))}
        headTone="spark"
        tall="end"
      />
      <PaneGrid {...last} tone="deep" />
      <Closing href={href} />
    </>
  );
}
