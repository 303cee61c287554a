import { CombEdge } from '../components/CombEdge/index.ts';
import { LengthChart } from '../sections/LengthChart/index.ts';
import { RecordSleeves } from '../sections/RecordSleeves/index.ts';
import type { SitePageProps } from '../../design/site.ts';
import { hits as drawn } from '../art/portraits.tsx';
import { labels } from '../content/business.ts';
import { chart, chartPage, hits } from '../content/lengths.ts';
import { Closing } from './Closing.tsx';

const order = ['afro', 'waves', 'cornrows', 'braids', 'locs', 'hiTop'] as const;

export function LengthsPage({ href }: Pick<SitePageProps, 'href'>) {
  const sleeves = order.map((style) => {
    const { label, ...words } = hits.styles[style];
    const Drawn = drawn[style];
    return { ...words, drawing: <Drawn label={label} /> };
  });

  return (
    <>
      <LengthChart {...chart} {...chartPage} level={1} />
      <CombEdge tone="spark" />
      <RecordSleeves heading={hits.heading} lead={hits.lead} sleeves={sleeves} />
      <Closing href={href} second={{ label: labels.prices, href: href('prices') }} />
    </>
  );
}
