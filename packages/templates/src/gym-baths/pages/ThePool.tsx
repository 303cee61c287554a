import { FactStrip } from '@awning/ui/sections/FactStrip';
import { ImageWithText } from '@awning/ui/sections/ImageWithText';
import { LaneTimetable } from '../sections/LaneTimetable/index.ts';
import { PoolsideHead } from '../sections/PoolsideHead/index.ts';
import type { SitePageProps } from '../../design/site.ts';
import { Heron } from '../art/Heron.tsx';
import { Swimmer } from '../art/Swimmer.tsx';
import { etiquette, facts, lanes, poolPage } from '../content/pool.ts';
import { Closing } from './Closing.tsx';

export function ThePool({ href }: Pick<SitePageProps, 'href'>) {
  const { heading, lead, mark, notice, panel, timetable, timetableLead } = poolPage;

  return (
    <>
      <PoolsideHead
        heading={heading}
        lead={lead}
        mark={mark}
        notice={notice}
        panel={<Swimmer label={panel} />}
      />
      <LaneTimetable {...lanes} heading={timetable} lead={timetableLead} />
      <FactStrip {...facts} tone="tint" />
      <ImageWithText
        heading={etiquette.heading}
        paragraphs={etiquette.paragraphs}
        facts={etiquette.facts}
        drawing={<Heron label={etiquette.image} fill="middle" />}
        side="end"
      />
      <Closing href={href} second={{ label: 'Learn to swim in it', href: href('learn-to-swim') }} />
    </>
  );
}
