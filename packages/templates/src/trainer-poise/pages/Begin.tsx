import { WireLane } from '../components/WireLane/index.ts';
import { FieldsForm } from '@awning/ui/sections/FieldsForm';
import { HeroMobile } from '../sections/HeroMobile/index.ts';
import { FirstLeg } from '../art/FirstLeg.tsx';
import { beginHero, form } from '../content/visit.ts';
import { Where } from './Where.tsx';

export function Begin() {
  return (
    <>
      <HeroMobile {...beginHero} drawing={<FirstLeg />} />
      <WireLane tone="tint" weight={{ shape: 'disc', paint: 'paper1' }}>
        <FieldsForm {...form} tone="tint" slip="plain" />
      </WireLane>
      <Where />
    </>
  );
}
