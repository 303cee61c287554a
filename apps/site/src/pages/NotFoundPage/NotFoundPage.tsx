import { Hero } from '@awning/ui/sections/Hero';
import type { Missing } from '../../notFound.ts';

export function NotFoundPage({
  missing,
  homeHref,
}: {
  missing: Missing;
  homeHref: string;
  catalogueHref: string;
}) {
  return <Hero heading={`404 ${missing}`} actions={[{ label: 'Return to Home', href: homeHref }]} />;
}
