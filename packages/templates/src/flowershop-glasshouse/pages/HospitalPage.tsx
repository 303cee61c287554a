import { HeroPane } from '../sections/HeroPane/index.ts';
import { PaneGrid } from '../sections/PaneGrid/index.ts';
import { PaneList } from '../sections/PaneList/index.ts';
import { BrownTips, Bugs, Can, Droop, Yellow } from '../art/ailments.tsx';
import { SunnySill } from '../art/houses.tsx';
import { business, labels } from '../content/business.ts';
import { fees, hospitalPage, symptoms } from '../content/hospital.ts';
import { Closing } from './Closing.tsx';
import type { PageProps } from './page.ts';

const ailments = { yellow: Yellow, brownTips: BrownTips, droop: Droop, bugs: Bugs };

export function HospitalPage({ href }: PageProps) {
  const { heading, lead, figure, ring } = hospitalPage;
  return (
    <>
      <HeroPane
        heading={heading}
        lead={lead}
        tone="raised"
        figure={<Can label={figure} />}
        actions={[
          { label: ring, href: business.telephoneHref },
          { label: labels.visit, href: href('visit') },
        ]}
      />
      <PaneGrid
        heading={symptoms.heading}
        lead={symptoms.lead}
        headTone="spark"
        items={symptoms.items.map(({ ailment, figure: label, ...item }) => {
          const Ailment = ailments[ailment];
          return { ...item, figure: <Ailment label={label} /> };
        })}
      />
      <PaneList
        {...fees}
        groups={fees.groups.map((group) => ({
          ...group,
          ...(group.name === hospitalPage.ward && { figure: <SunnySill /> }),
        }))}
        tone="deep"
        tall="end"
      />
      <Closing href={href} />
    </>
  );
}
