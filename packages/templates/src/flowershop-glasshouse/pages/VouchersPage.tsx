import { EnquiryForm } from '@awning/ui/sections/EnquiryForm';
import { HeroPane } from '@awning/ui/sections/HeroPane';
import { PaneGrid } from '@awning/ui/sections/PaneGrid';
import { EtchedPane } from '../art/houses.tsx';
import { form, kinds, vouchersPage } from '../content/vouchers.ts';

export function VouchersPage() {
  const { heading, lead, figure, ask } = vouchersPage;
  return (
    <>
      <HeroPane
        heading={heading}
        lead={lead}
        tone="deep"
        figure={<EtchedPane label={figure} />}
        actions={[{ label: ask, href: `#${form.id}` }]}
      />
      <PaneGrid {...kinds} tone="tint" headTone="spark" tall="end" />
      <EnquiryForm {...form} tone="plain" slip="raised" />
    </>
  );
}
