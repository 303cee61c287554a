import { HeroHalves } from '../sections/HeroHalves/index.ts';
import { HoursDial } from '../sections/HoursDial/index.ts';
import { PairList } from '../sections/PairList/index.ts';
import { PictureBand } from '@awning/ui/sections/PictureBand';
import { mapLink } from '../../format/mapLink.ts';
import { MeridianMap } from '../art/MeridianMap.tsx';
import { business, hours } from '../content/business.ts';
import { halfWay } from '../content/home.ts';
import { directions, findPage } from '../content/findUs.ts';
import { Closing } from './Closing.tsx';
import type { PageProps } from './page.ts';

export function FindUsPage({ href }: PageProps) {
  const { title, lead, map, names, onMap } = findPage;
  return (
    <>
      <HeroHalves
        before={title}
        lead={lead}
        actions={[
          { label: business.telephone, href: business.telephoneHref },
          { label: onMap, href: mapLink(`${business.street}, ${business.town} ${business.postcode}`) },
        ]}
      />
      <PictureBand
        drawing={<MeridianMap label={map} number={business.number} names={names} />}
        height="tall"
      />
      <PairList {...directions} start="accent" end="tint" />
      <HoursDial {...halfWay} {...hours} />
      <Closing href={href} />
    </>
  );
}
