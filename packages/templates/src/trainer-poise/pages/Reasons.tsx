import { ArmList } from '../sections/ArmList/index.ts';
import type { SitePageProps } from '../../design/site.ts';
import { Baby, Cake, Chair, Crutches, Hung } from '../art/weights.tsx';
import { reasons } from '../content/home.ts';
import { pages } from '../pages.ts';

const weights = {
  'over-sixty': Cake,
  'after-an-injury': Crutches,
  'after-a-baby': Baby,
  'desk-people': Chair,
};

/** Who comes, each with a page of their own. */
export function Reasons({ href }: Pick<SitePageProps, 'href'>) {
  const arms = reasons.names.map(({ slug, text }) => ({
    name: pages.find((page) => page.slug === slug)?.name ?? slug,
    text,
    href: href(slug),
    drawing: <Hung weight={weights[slug]} />,
  }));
  return (
    <ArmList
      heading={reasons.heading}
      lead={reasons.lead}
      arms={arms}
      weight={{ shape: 'drop', paint: 'paper2' }}
    />
  );
}
