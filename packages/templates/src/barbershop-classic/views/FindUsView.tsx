import { Split } from '@awning/ui/primitives';
import { ContactDetails } from '@awning/ui/sections/ContactDetails';
import { EnquiryForm } from '@awning/ui/sections/EnquiryForm';
import { FactStrip } from '@awning/ui/sections/FactStrip';
import { FaqList } from '@awning/ui/sections/FaqList';
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
        <EnquiryForm id="hold" {...hold} />
        <FaqList {...questions} />
      </Split>
    </>
  );
}
