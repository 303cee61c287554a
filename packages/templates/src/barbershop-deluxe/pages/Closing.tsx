import { HeroHalves } from '../sections/HeroHalves/index.ts';
import { business, closing } from '../content/business.ts';
import type { PageProps } from './page.ts';

/** Asks for the booking, at the end of a page. */
export function Closing({ href }: PageProps) {
  return (
    <HeroHalves
      level={2}
      before={closing.before}
      after={closing.after}
      lead={closing.lead}
      actions={[
        { label: closing.book, href: href('book-a-chair') },
        { label: closing.ring, href: business.telephoneHref },
      ]}
      start="accent"
      end="spark"
    />
  );
}
