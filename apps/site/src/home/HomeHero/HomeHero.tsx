import { home } from '@awning/content/home';
import type { Template } from '@awning/shop/template';
import { tierOf } from '@awning/shop/tiers';
import { HeroShopfront } from '@awning/ui/sections/HeroShopfront';
import { price } from '../../format/price.ts';
import type { ListedTemplate } from '../../goods/listedTemplates.ts';
import { paths } from '../../paths.ts';

/** What a shop front says of a template. */
export type FrontTemplate = Pick<Template, 'id' | 'name' | 'category' | 'tier' | 'price'>;

export interface HomeHeroProps {
  /** One shop front for each; the visitor picks. */
  shops: readonly [ListedTemplate<FrontTemplate>, ...ListedTemplate<FrontTemplate>[]];
  /** The least that any template costs, in minor units. */
  from: number;
}

/** What home opens with: what we sell, and a shop front to try it on. */
export function HomeHero({ shops: [first, ...others], from }: HomeHeroProps) {
  return (
    <HeroShopfront
      heading={home.heading}
      lead={home.lead(price(from))}
      tryOn={{
        ...home.tryOn,
        name: 'name',
        formAction: paths.try.to({ templateId: first.template.id }),
      }}
      actions={[
        { label: home.choose, href: paths.catalogue.to() },
        { label: home.prices, href: paths.pricing.to() },
      ]}
      chooser={home.chooser}
      items={[shopFront(first), ...others.map(shopFront)]}
      labels={home}
    />
  );
}

const shopFront = ({ template, href, theme, picture }: ListedTemplate<FrontTemplate>) => ({
  trade: template.category,
  sign: template.name,
  template: template.name,
  href,
  theme,
  ticket: { label: tierOf(template.tier).name, price: price(template.price) },
  picture: {
    ...picture,
    sizes: '(min-width: 64em) min(34vw, 440px), (min-width: 40em) 540px, calc(100vw - 84px)',
  },
});
