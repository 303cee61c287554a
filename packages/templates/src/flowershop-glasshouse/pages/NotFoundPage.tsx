import { HeroPane } from '../sections/HeroPane/index.ts';
import { Pineapple } from '../art/houses.tsx';
import { notFound } from '../content/business.ts';
import type { PageProps } from './page.ts';

export function NotFoundPage({ href }: PageProps) {
  const { heading, lead, home, visit, figure } = notFound;
  return (
    <HeroPane
      heading={heading}
      lead={lead}
      tone="tint"
      figure={<Pineapple label={figure} />}
      actions={[
        { label: home, href: href('') },
        { label: visit, href: href('visit') },
      ]}
    />
  );
}
