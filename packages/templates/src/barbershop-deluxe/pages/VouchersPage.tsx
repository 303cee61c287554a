import { Split } from '@awning/ui/primitives';
import { CallToAction } from '@awning/ui/sections/CallToAction';
import { FieldsForm } from '@awning/ui/sections/FieldsForm';
import { HeroHalves } from '../sections/HeroHalves/index.ts';
import { PairList } from '../sections/PairList/index.ts';
import { VoucherCards } from '../sections/VoucherCards/index.ts';
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
          lead={text}
          actions={[{ label: find, href: href('find-us') }]}
          tone="accent"
        />
        <FieldsForm {...voucherForm} tone="tint" slip="tint" />
      </Split>
    </>
  );
}
