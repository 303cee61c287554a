import { Split } from '@awning/ui/primitives';
import { CallToAction } from '@awning/ui/sections/CallToAction';
import { EnquiryForm } from '@awning/ui/sections/EnquiryForm';
import { HeroPane } from '@awning/ui/sections/HeroPane';
import { PaneGrid } from '@awning/ui/sections/PaneGrid';
import { EtchedPane } from '../art/houses.tsx';
import { labels } from '../content/business.ts';
import { form, hurry, kinds, vouchersPage } from '../content/vouchers.ts';
import type { PageProps } from './page.ts';

export function VouchersPage({ href }: PageProps) {
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
      <PaneGrid {...kinds} tone="tint" headTone="spark" />
      <Split>
        <CallToAction {...hurry} actions={[{ label: labels.visit, href: href('visit') }]} tone="secondary" />
        <EnquiryForm {...form} tone="plain" slip="raised" />
      </Split>
    </>
  );
}
