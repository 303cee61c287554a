import { HeroPane } from '../sections/HeroPane/index.ts';
import { PalmHouse } from '../art/houses.tsx';
import { business, closing, labels } from '../content/business.ts';
import type { PageProps } from './page.ts';

/** Asks people in, at the end of a page. */
export function Closing({ href }: PageProps) {
  return (
    <HeroPane
      level={2}
      {...closing}
      tone="accent"
      actions={[
        { label: labels.visit, href: href('visit') },
        { label: business.telephone, href: business.telephoneHref },
      ]}
      figure={<PalmHouse />}
    />
  );
}
