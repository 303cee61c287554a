import { WireLane } from '../components/WireLane/index.ts';
import { ArmList } from '../sections/ArmList/index.ts';
import { BeamPrices } from '../sections/BeamPrices/index.ts';
import { FaqDetails } from '@awning/ui/sections/FaqDetails';
import type { SitePageProps } from '../../design/site.ts';
import { labels } from '../content/business.ts';
import { cards, paying, prices } from '../content/prices.ts';
import { Closing } from './Closing.tsx';

export function Prices({ href }: Pick<SitePageProps, 'href'>) {
  return (
    <>
      <BeamPrices {...prices} level={1} weight={{ shape: 'boomerang' }} />
      <ArmList {...cards} weight={{ shape: 'leaf', paint: 'paper2' }} tone="tint" />
      <WireLane weight={{ shape: 'disc', paint: 'paper3' }}>
        <FaqDetails {...paying} />
      </WireLane>
      <Closing
        href={href}
        second={{ label: labels.classes, href: href('classes') }}
        weight={{ shape: 'disc', paint: 'paper3' }}
      />
    </>
  );
}
