import { home } from '@awning/content/home';
import { shared } from '@awning/content/shared';
import { HeroShopfront } from '@awning/ui/sections/HeroShopfront';
import { paths } from '../../paths.ts';
import { price, type ShelfItem } from '../../shelf.ts';

export interface HeroPieceProps {
  /** One shop front for each; the visitor picks. */
  shops: readonly [ShelfItem, ...ShelfItem[]];
  /** The least that any template costs, in minor units. */
  from: number;
}

/** The shop front that home opens with, by itself. */
export function HeroPiece({ shops: [first, ...others], from }: HeroPieceProps) {
  return (
    <main id="main">
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
    </main>
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
