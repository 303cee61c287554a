import { problems } from '@awning/content/problems/problems';
import { NotFound } from '@awning/ui/sections/NotFound';
import { FindOrder } from '../FindOrder/FindOrder.tsx';
import type { Missing } from '../notFound.ts';

export interface NotFoundPageProps {
  /** What was looked for, as far as the address tells. */
  missing: Missing;
  /** The way to the first page. */
  homeHref: string;
  /** The way to the shelf. */
  catalogueHref: string;
  /** The way to what is written. */
  blogHref: string;
}

/** Says what is not here and where the rest is. */
export function NotFoundPage({ missing, homeHref, catalogueHref, blogHref }: NotFoundPageProps) {
  const home = { label: problems.home, href: homeHref };
  const templates = { label: problems.browse, href: catalogueHref };
  const posts = { label: problems.read, href: blogHref };
  const action = { page: home, order: home, template: templates, category: templates, post: posts }[missing];

  return (
    <>
      <NotFound
        code={problems.code}
        {...problems[missing]}
        action={action}
        second={missing === 'page' ? templates : undefined}
      />
      {missing === 'order' && <FindOrder />}
    </>
  );
}
