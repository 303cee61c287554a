import { WireLane } from '../components/WireLane/index.ts';
import { ArmList } from '../sections/ArmList/index.ts';
import { FaqDetails } from '@awning/ui/sections/FaqDetails';
import { HeroMobile } from '../sections/HeroMobile/index.ts';
import type { SitePageProps } from '../../design/site.ts';
import { MairPortrait } from '../art/MairPortrait.tsx';
import { labels } from '../content/business.ts';
import { coach, life, papers } from '../content/coach.ts';
import { Closing } from './Closing.tsx';

export function Coach({ href }: Pick<SitePageProps, 'href'>) {
  return (
    <>
      <HeroMobile lines={coach.lines} lead={coach.lead} drawing={<MairPortrait label={coach.drawing} />} />
      <ArmList {...life} weight={{ shape: 'drop', paint: 'paper1' }} tone="tint" />
      <WireLane weight={{ shape: 'kidney', paint: 'paper3' }}>
        <FaqDetails {...papers} />
      </WireLane>
      <Closing
        href={href}
        second={{ label: labels.prices, href: href('prices') }}
        weight={{ shape: 'disc', paint: 'paper2' }}
      />
    </>
  );
}
