import { LaneRope } from '../components/LaneRope/index.ts';
import { CallToAction } from '@awning/ui/sections/CallToAction';
import { ImageWithText } from '@awning/ui/sections/ImageWithText';
import { NumberedGrid } from '@awning/ui/sections/NumberedGrid';
import { PoolsideHead } from '../sections/PoolsideHead/index.ts';
import type { SitePageProps } from '../../design/site.ts';
import { Frontage } from '../art/Frontage.tsx';
import { Heron } from '../art/Heron.tsx';
import { buildingPage, heron, tours, years } from '../content/building.ts';

export function TheBuilding({ href }: Pick<SitePageProps, 'href'>) {
  const { panel, ...head } = buildingPage;

  return (
    <>
      <PoolsideHead {...head} panel={<Frontage label={panel} />} />
      <NumberedGrid {...years} tone="tint" />
      <ImageWithText
        heading={heron.heading}
        paragraphs={heron.paragraphs}
        facts={heron.facts}
        drawing={<Heron label={heron.image} fill="middle" />}
      />
      <LaneRope />
      <CallToAction
        heading={tours.heading}
        lead={tours.text}
        actions={[{ label: tours.action, href: href('find-us') }]}
      />
    </>
  );
}
