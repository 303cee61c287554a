import { AllergenChart } from '../sections/AllergenChart/index.ts';
import { CallToAction } from '@awning/ui/sections/CallToAction';
import { RoundGrid } from '../sections/RoundGrid/index.ts';
import { PlateClock } from '../art/painted.tsx';
import { Sardines, TornLoaf } from '../art/dishes.tsx';
import { chart, yours } from '../content/allergies.ts';
import { business, closing, labels } from '../content/business.ts';
import type { PageProps } from './page.ts';

const { first, second, third } = yours.items;

export function Allergies({ href }: PageProps) {
  return (
    <>
      <AllergenChart {...chart} level={1} />
      <RoundGrid
        heading={yours.heading}
        items={[
          { ...first, drawing: <PlateClock hour={12} minute={0} />, glaze: 'secondary' },
          { ...second, drawing: <Sardines />, glaze: 'spark' },
          { ...third, drawing: <TornLoaf />, glaze: 'secondary' },
        ]}
      />
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
