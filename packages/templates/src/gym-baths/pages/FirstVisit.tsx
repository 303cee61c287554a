import { FactStrip } from '@awning/ui/sections/FactStrip';
import { FaqDetails } from '@awning/ui/sections/FaqDetails';
import { ImageWithText } from '@awning/ui/sections/ImageWithText';
import { PoolsideHead } from '../sections/PoolsideHead/index.ts';
import type { SitePageProps } from '../../design/site.ts';
import { Frontage } from '../art/Frontage.tsx';
import { Swimmer } from '../art/Swimmer.tsx';
import { access, bring, visitPage, walk } from '../content/visit.ts';
import { Closing } from './Closing.tsx';

export function FirstVisit({ href }: Pick<SitePageProps, 'href'>) {
  const { panel, ...head } = visitPage;

  return (
    <>
      <PoolsideHead {...head} panel={<Frontage label={panel} />} />
      <ImageWithText
        heading={walk.heading}
        paragraphs={walk.paragraphs}
        steps={walk.steps}
        drawing={<Swimmer label={walk.image} fill="middle" />}
        side="end"
      />
      <FactStrip {...bring} />
      <FaqDetails {...access} />
      <Closing href={href} second={{ label: 'Read every question', href: href('questions') }} />
    </>
  );
}
