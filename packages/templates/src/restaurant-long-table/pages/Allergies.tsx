import { AllergenChart } from '@awning/ui/sections/AllergenChart';
import { CallToAction } from '@awning/ui/sections/CallToAction';
import { NumberedGrid } from '@awning/ui/sections/NumberedGrid';
import { chart, yours } from '../content/allergies.ts';
import { business, closing, labels } from '../content/business.ts';
import type { PageProps } from './page.ts';

export function Allergies({ href }: PageProps) {
  return (
    <>
      <AllergenChart {...chart} level={1} />
      <NumberedGrid {...yours} tone="spark" />
      <CallToAction
        {...closing}
        actions={[
          { label: labels.book, href: href('book') },
          { label: business.telephone, href: business.telephoneHref },
        ]}
        tone="deep"
      />
    </>
  );
}
