import { Split } from '@awning/ui/primitives';
import { EnquiryForm } from '@awning/ui/sections/EnquiryForm';
import { HeroHalves } from '@awning/ui/sections/HeroHalves';
import { OpeningHours } from '@awning/ui/sections/OpeningHours';
import { PairList } from '@awning/ui/sections/PairList';
import { Bell } from '../art/stillLifes.tsx';
import { business, hours } from '../content/business.ts';
import { afterBooking, bookForm, bookHours, bookPage } from '../content/book.ts';

export function BookPage() {
  const { before, after, figure, lead, ring } = bookPage;
  return (
    <>
      <HeroHalves
        before={before}
        after={after}
        lead={lead}
        actions={[{ label: ring, href: business.telephoneHref }]}
        figure={<Bell label={figure} />}
        height="band"
      />
      <Split>
        <OpeningHours {...bookHours} caption={hours.caption} rows={hours.rows} tone="deep" />
        <EnquiryForm {...bookForm} tone="plain" slip="raised" />
      </Split>
      <PairList {...afterBooking} terms="figure" start="accent" end="tint" />
    </>
  );
}
