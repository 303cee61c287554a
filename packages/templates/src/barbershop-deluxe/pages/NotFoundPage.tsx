import { HeroHalves } from '../sections/HeroHalves/index.ts';
import { notFound } from '../content/questions.ts';
import type { PageProps } from './page.ts';

export function NotFoundPage({ href }: PageProps) {
  const { title, lead, home, prices } = notFound;
  return (
    <HeroHalves
      before={title}
      lead={lead}
      actions={[
        { label: home, href: href('') },
        { label: prices, href: href('prices') },
      ]}
    />
  );
}
