import { WireLane } from '@awning/ui/components/WireLane';
import { EnquiryForm } from '@awning/ui/sections/EnquiryForm';
import { HeroMobile } from '@awning/ui/sections/HeroMobile';
import { FirstLeg } from '../art/FirstLeg.tsx';
import { beginHero, form } from '../content/visit.ts';
import { Where } from './Where.tsx';

export function Begin() {
  return (
    <>
      <HeroMobile {...beginHero} drawing={<FirstLeg />} />
      <WireLane tone="tint" weight={{ shape: 'disc', paint: 'paper1' }}>
        <EnquiryForm {...form} tone="tint" slip="plain" />
      </WireLane>
      <Where />
    </>
  );
}
