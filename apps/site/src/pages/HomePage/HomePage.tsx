import { Hero } from '@awning/ui/sections/Hero';

export function HomePage({ catalogueHref }: { catalogueHref: string }) {
  return (
    <Hero
      heading="Open for business, online."
      lead="Ready-made websites for small shops."
      actions={[{ label: 'Choose your website', href: catalogueHref }]}
    />
  );
}
