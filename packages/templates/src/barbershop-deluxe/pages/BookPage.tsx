import { Split } from '@awning/ui/primitives';
import { FieldsForm } from '@awning/ui/sections/FieldsForm';
import { HeroHalves } from '../sections/HeroHalves/index.ts';
import { OpeningHours } from '@awning/ui/sections/OpeningHours';
import { PairList } from '../sections/PairList/index.ts';
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
        <FieldsForm {...bookForm} tone="plain" slip="raised" />
      </Split>
      <PairList {...afterBooking} terms="figure" start="accent" end="tint" />
    </>
  );
}
