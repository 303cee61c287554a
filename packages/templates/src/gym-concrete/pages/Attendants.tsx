import { HeroCutaway } from '../sections/HeroCutaway/index.ts';
import { ImageWithText } from '@awning/ui/sections/ImageWithText';
import type { SitePageProps } from '../../design/site.ts';
import { Booth } from '../art/Booth.tsx';
import { Gatehouse } from '../art/CarPark.tsx';
import { attendants, attendantsPage } from '../content/attendants.ts';
import { labels } from '../content/business.ts';
import { Closing } from './Closing.tsx';

export function Attendants({ href }: Pick<SitePageProps, 'href'>) {
  return (
    <>
      <HeroCutaway
        heading={attendantsPage.heading}
        plate={attendantsPage.plate}
        lead={attendantsPage.lead}
        drawing={<Gatehouse label={attendantsPage.figure} />}
      />
      {attendants.people.map(({ name, note, level, portrait, look, paragraphs, facts }, place) => (
        <ImageWithText
          key={name}
          heading={name}
          number={{ value: level, unit: note }}
          paragraphs={paragraphs}
          facts={facts}
          drawing={<Booth label={portrait} who={look} on="street" />}
          side={place % 2 ? 'end' : 'start'}
          tone={place % 2 ? 'tint' : 'raised'}
        />
      ))}
      <Closing href={href} second={{ label: labels.plan, href: href('bay-plan') }} />
    </>
  );
}
