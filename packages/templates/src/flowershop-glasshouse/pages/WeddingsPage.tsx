import { HeroPane } from '../sections/HeroPane/index.ts';
import { PaneGrid } from '../sections/PaneGrid/index.ts';
import { PaneList } from '../sections/PaneList/index.ts';
import { Arch, CoolHouse } from '../art/houses.tsx';
import { business } from '../content/business.ts';
import { survive, weddings, weddingsPage } from '../content/weddings.ts';
import { Closing } from './Closing.tsx';
import type { PageProps } from './page.ts';

export function WeddingsPage({ href }: PageProps) {
  const { heading, lead, figure, ask } = weddingsPage;
  return (
    <>
      <HeroPane
        heading={heading}
        lead={lead}
        tone="secondary"
        figure={<Arch label={figure} />}
        actions={[
          { label: ask, href: `${href('visit')}#ask` },
          { label: business.telephone, href: business.telephoneHref },
        ]}
      />
      <PaneList {...weddings} headTone="tint" />
      <PaneGrid
        {...survive}
        items={survive.items.map((item) => ({
          ...item,
          ...(item.name === survive.drawn && { figure: <CoolHouse /> }),
        }))}
        tone="raised"
        headTone="secondary"
        tall="end"
      />
      <Closing href={href} />
    </>
  );
}
