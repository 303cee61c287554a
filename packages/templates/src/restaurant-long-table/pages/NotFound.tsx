import { HeroPlates } from '../sections/HeroPlates/index.ts';
import { Bone, Crumbs } from '../art/leftovers.tsx';
import { labels, notFound } from '../content/business.ts';
import type { PageProps } from './page.ts';

const [first, second] = notFound.lines;

export function NotFound({ href }: PageProps) {
  return (
    <HeroPlates
      lines={[
        { words: first, drawing: <Crumbs /> },
        { words: second, drawing: <Bone />, glaze: 'steel' },
      ]}
      lead={notFound.lead}
      actions={[
        { label: labels.tonight, href: href('tonight') },
        { label: labels.home, href: href('') },
      ]}
    />
  );
}
