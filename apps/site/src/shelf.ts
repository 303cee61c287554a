import { brand } from '@awning/content/brand';
import { categorySlug } from '@awning/shop/catalogue';
import { formatMoney } from '@awning/shop/money';
import type { Template } from '@awning/shop/template';
import { catalogue } from '@awning/templates/catalogue';
import { shots } from '@awning/templates/shots';
import { windows } from '@awning/templates/windows';
import type { PictureProps } from '@awning/ui/primitives';
import { paths } from './paths.ts';

/** A template as it stands in the shop: its entry, its window, and where it is told in full. */
export interface ShelfItem {
  template: Template;
  href: string;
  /** The class that dresses its window. */
  theme: string;
  picture: PictureProps;
  phone?: PictureProps;
}

/** A template's own page. */
export const templatePath = ({ category, id }: Template) =>
  paths.template.to({ category: categorySlug(category), productId: id });

const dressed = new WeakMap<Template, ShelfItem>();

/** Dresses a template for the shop: once, so that what is drawn of it need not be drawn again. */
export function onShelf(template: Template): ShelfItem {
  const known = dressed.get(template);
  if (known) return known;
  const item = dress(template);
  dressed.set(template, item);
  return item;
}

function dress(template: Template): ShelfItem {
  const pictures = shots[template.id];
  return {
    template,
    href: templatePath(template),
    theme: windows[template.id] ?? '',
    // A demo that was never photographed shows its words in the window.
    picture: { ...(pictures?.card ?? { src: 'data:,', width: 1200, height: 900 }), alt: template.image },
    // The same site again: the words beside it have said what it is.
    ...(pictures && { phone: { ...pictures.phone, alt: '' } }),
  };
}

/** Everything there is, in shelf order. */
export const shelf: readonly ShelfItem[] = catalogue.map(onShelf);

/** One template of each trade, the first in shelf order. */
export const onePerTrade = shelf.filter(
  ({ template }, place) =>
    shelf.findIndex((other) => other.template.category === template.category) === place,
);

/** Writes an amount in the shop's currency. */
export const price = (minor: number) => formatMoney(minor, brand);

/** The least that anything on it costs, in minor units. */
export const cheapest = Math.min(...catalogue.map((template) => template.price));
