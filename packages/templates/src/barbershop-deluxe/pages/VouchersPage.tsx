import { Split } from '@awning/ui/primitives';
import { CallToAction } from '@awning/ui/sections/CallToAction';
import { EnquiryForm } from '@awning/ui/sections/EnquiryForm';
import { HeroHalves } from '@awning/ui/sections/HeroHalves';
import { PairList } from '@awning/ui/sections/PairList';
import { VoucherCards } from '@awning/ui/sections/VoucherCards';
import { Gift } from '../art/stillLifes.tsx';
import { voucherCounter, voucherForm, vouchers, vouchersPage, voucherTerms } from '../content/vouchers.ts';
import type { PageProps } from './page.ts';

export function VouchersPage({ href }: PageProps) {
  const { title, figure, lead, aside } = vouchersPage;
  const { heading, text, find } = voucherCounter;
  return (
    <>
      <HeroHalves before={title} lead={lead} aside={aside} figure={<Gift label={figure} />} height="band" />
      <VoucherCards {...vouchers} />
      <PairList {...voucherTerms} />
      <Split>
        <CallToAction
          heading={heading}
          text={text}
          actions={[{ label: find, href: href('find-us') }]}
          tone="accent"
        />
        <EnquiryForm {...voucherForm} tone="tint" slip="tint" />
      </Split>
    </>
  );
}
