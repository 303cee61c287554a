import { PoolsideHead } from '../sections/PoolsideHead/index.ts';
import type { SitePageProps } from '../../design/site.ts';
import { Drained } from '../art/Drained.tsx';
import { notFound } from '../content/business.ts';

export function NotFound({ href }: Pick<SitePageProps, 'href'>) {
  return (
    <PoolsideHead
      heading={notFound.heading}
      lead={notFound.lead}
      actions={[
        { label: notFound.back, href: href('') },
        { label: 'Try another question', href: href('questions') },
      ]}
      panel={<Drained label={notFound.picture} />}
      mark="0 m"
      notice="Walking depth."
    />
  );
}
