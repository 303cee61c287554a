import { problems } from '@awning/content/problems';
import { NotFound } from '@awning/ui/sections/NotFound';
import type { Missing } from '../../notFound.ts';

export interface NotFoundPageProps {
  missing: Missing;
  homeHref: string;
  catalogueHref: string;
}

/** Says what is not here and where the rest is. */
export function NotFoundPage({ missing, homeHref, catalogueHref }: NotFoundPageProps) {
  const action =
    missing === 'template' || missing === 'category'
      ? { label: problems.browse, href: catalogueHref }
      : { label: problems.home, href: homeHref };

  return <NotFound code={problems.code} {...problems[missing]} action={action} />;
}
