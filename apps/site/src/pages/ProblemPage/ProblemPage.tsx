import { Hero } from '@awning/ui/sections/Hero';

export function ProblemPage({ homeHref }: { homeHref: string }) {
  return <Hero heading="Something went wrong" actions={[{ label: 'Return to Home', href: homeHref }]} />;
}
