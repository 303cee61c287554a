import { Split } from '@awning/ui/primitives';
import { CallToAction } from '@awning/ui/sections/CallToAction';
import { FieldsForm } from '@awning/ui/sections/FieldsForm';
import { HeroPane } from '../sections/HeroPane/index.ts';
import { PaneGrid } from '../sections/PaneGrid/index.ts';
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
        <FieldsForm {...form} tone="plain" slip="raised" />
      </Split>
    </>
  );
}
