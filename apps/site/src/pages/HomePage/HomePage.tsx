import { home } from '@awning/content/home';
import { shared } from '@awning/content/shared';
import { HeroShopfront } from '@awning/ui/sections/HeroShopfront';
import type { ReactNode } from 'react';
import { paths } from '../../paths.ts';
import { price, type ShelfItem } from '../../shelf.ts';
import { Blocks } from '../Blocks/Blocks.tsx';

export interface HomePageProps {
  /** One shop front for each; the visitor picks. */
  shops: readonly [ShelfItem, ...ShelfItem[]];
  /** The least that any template costs, in minor units. */
  from: number;
  /** What comes below the shop front. */
  children: ReactNode;
}

/** Opens the shop: what we sell, a shop front to try it on, and the street below. */
export function HomePage({ shops: [first, ...others], from, children }: HomePageProps) {
  return (
    <Blocks>
      <HeroShopfront
        heading={home.heading}
        lead={home.lead}
        actions={[
          { label: home.choose, href: paths.catalogue.to() },
          { label: home.look, href: `${paths.home.to()}#windows` },
        ]}
        chooser={home.chooser}
        shops={[shopFront(first), ...others.map(shopFront)]}
        ticket={{ label: shared.from, price: price(from) }}
        labels={home}
      />
      {children}
    </Blocks>
  );
}

const shopFront = ({ template, href, theme, picture }: ShelfItem) => ({
  trade: template.category,
  sign: template.name,
  template: template.name,
  href,
  theme,
  picture: {
    ...picture,
    sizes: '(min-width: 64em) min(34vw, 440px), (min-width: 40em) 540px, calc(100vw - 84px)',
  },
});
