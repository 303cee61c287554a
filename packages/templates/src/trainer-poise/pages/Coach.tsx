import { WireLane } from '@awning/ui/components/WireLane';
import { ArmList } from '@awning/ui/sections/ArmList';
import { FaqList } from '@awning/ui/sections/FaqList';
import { HeroMobile } from '@awning/ui/sections/HeroMobile';
import type { SitePageProps } from '../../site.ts';
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
        <FaqList {...papers} />
      </WireLane>
      <Closing
        href={href}
        second={{ label: labels.prices, href: href('prices') }}
        weight={{ shape: 'disc', paint: 'paper2' }}
      />
    </>
  );
}
