import { LaneRope } from '../components/LaneRope/index.ts';
import { CallToAction } from '@awning/ui/sections/CallToAction';
import { ImageWithText } from '@awning/ui/sections/ImageWithText';
import { PoolsideHead } from '../sections/PoolsideHead/index.ts';
import type { SitePageProps } from '../../design/site.ts';
import { Portrait } from '../art/Portrait.tsx';
import { business } from '../content/business.ts';
import { hiring, people, peoplePage } from '../content/people.ts';

export function ThePeople({ href }: Pick<SitePageProps, 'href'>) {
  return (
    <>
      <PoolsideHead {...peoplePage} />
      {people.map(({ name, note, who, portrait, paragraphs, facts }, place) => (
        <ImageWithText
          key={name}
          heading={name}
          paragraphs={[note, ...paragraphs]}
          facts={facts}
          drawing={<Portrait who={who} label={portrait} fill="middle" />}
          side={place % 2 ? 'end' : 'start'}
          tone={place % 2 ? 'tint' : 'raised'}
        />
      ))}
      <LaneRope />
      <CallToAction
        {...hiring}
        actions={[
          { label: `Ring ${business.telephone}`, href: business.telephoneHref },
          { label: 'Find the window', href: href('find-us') },
        ]}
      />
    </>
  );
}
