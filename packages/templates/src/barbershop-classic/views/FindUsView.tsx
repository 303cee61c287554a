import { Split } from '@awning/ui/primitives';
import { ContactDetails } from '@awning/ui/sections/ContactDetails';
import { FieldsForm } from '@awning/ui/sections/FieldsForm';
import { FactStrip } from '@awning/ui/sections/FactStrip';
import { FaqDetails } from '@awning/ui/sections/FaqDetails';
import { HeroBanner } from '@awning/ui/sections/HeroBanner';
import { OpeningHours } from '@awning/ui/sections/OpeningHours';
import { ShopFront } from '../art/ShopFront.tsx';
import { StreetMap } from '../art/StreetMap.tsx';
import { contact, gettingHere, hold, hours, opening, questions } from '../content/findUs.ts';
import { shop } from '../content/shop.ts';

/** When to come, how to get here, and how to have a chair kept. */
export function FindUsView() {
  return (
    <>
      <HeroBanner
        {...opening}
        tone="secondary"
        actions={[{ label: `Ring ${shop.phone.label}`, href: shop.phone.href }]}
        drawing={<ShopFront />}
      />
      <Split first="less">
        <OpeningHours {...hours} id="hours" tone="deep" />
        <ContactDetails {...contact} drawing={<StreetMap />} />
      </Split>
      <FactStrip {...gettingHere} showHeading tone="spark" />
      <Split width="content">
        <FieldsForm id="hold" {...hold} />
        <FaqDetails {...questions} />
      </Split>
    </>
  );
}
