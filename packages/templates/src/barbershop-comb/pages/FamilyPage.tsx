import { CombEdge } from '../components/CombEdge/index.ts';
import { RecordSleeves } from '../sections/RecordSleeves/index.ts';
import { Stats } from '@awning/ui/sections/Stats';
import type { SitePageProps } from '../../design/site.ts';
import { Alford, Keziah, Marcus, Sonia, Tunde } from '../art/portraits.tsx';
import { labels } from '../content/business.ts';
import { counted, people } from '../content/family.ts';
import { Closing } from './Closing.tsx';
import { Story } from './Story.tsx';

const { heading, lead, alford, sonia, marcus, keziah, tunde } = people;
const sleeves = [
  { ...alford, drawing: <Alford label={alford.label} /> },
  { ...sonia, drawing: <Sonia label={sonia.label} /> },
  { ...marcus, drawing: <Marcus label={marcus.label} /> },
  { ...keziah, drawing: <Keziah label={keziah.label} /> },
  { ...tunde, drawing: <Tunde label={tunde.label} /> },
];

export function FamilyPage({ href }: Pick<SitePageProps, 'href'>) {
  return (
    <>
      <RecordSleeves heading={heading} level={1} lead={lead} sleeves={sleeves} />
      <Story age="young" />
      <CombEdge tone="deep" gauge="fine" />
      <Stats {...counted} tone="accent" />
      <Closing href={href} second={{ label: labels.lengths, href: href('lengths') }} />
    </>
  );
}
