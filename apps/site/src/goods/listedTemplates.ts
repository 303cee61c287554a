import { categorySlug } from '@awning/shop/catalogue';
import type { Template } from '@awning/shop/template';
import { catalogue } from '@awning/templates/catalogue';
import { shots } from '@awning/templates/shots';
import { windows } from '@awning/templates/windows';
import type { PictureProps } from '@awning/ui/primitives';
import { paths } from '../paths.ts';

/** What a card says of a template. */
export interface CardTemplate extends Pick<
  Template,
  'id' | 'name' | 'category' | 'tier' | 'price' | 'summary' | 'demoUrl' | 'functions'
> {
  /** How many there are. */
  pages: Pick<Template['pages'], 'length'>;
}

/** A template as the shop shows it: its entry, or as much of it as is shown, its window, and where it is told in full. */
export interface ListedTemplate<Told = Template> {
  template: Told;
  href: string;
  /** The class that dresses its window. */
  theme: string;
  picture: PictureProps;
  phone?: PictureProps | undefined;
}

/** A template's own page. */
export const templatePath = ({ category, id }: Template) =>
  paths.template.to({ category: categorySlug(category), productId: id });

const listings = new WeakMap<Template, ListedTemplate>();

/** A template with what the shop shows of it: made once, so that what is rendered of it need not be rendered again. */
export function listedTemplate(template: Template): ListedTemplate {
  const known = listings.get(template);
  if (known) return known;
  const item = createListing(template);
  listings.set(template, item);
  return item;
}

function createListing(template: Template): ListedTemplate {
  const pictures = shots[template.id];
  return {
    template,
    href: templatePath(template),
    theme: windows[template.id] ?? '',
    // A demo that was never photographed shows its words in the window.
    picture: { ...(pictures?.card ?? { src: 'data:,', width: 1200, height: 900 }), alt: template.image },
    // The same site again: the words beside it have said what it is.
    phone: pictures && { ...pictures.phone, alt: '' },
  };
}

/** Everything there is, in the order of the catalogue. */
export const listedTemplates: readonly ListedTemplate[] = catalogue.map(listedTemplate);

/** One template of each trade, the first in that order. */
export const onePerCategory = listedTemplates.filter(
  ({ template }, place) =>
    listedTemplates.findIndex((other) => other.template.category === template.category) === place,
);

/** The least that anything on it costs, in minor units. */
export const lowestPrice = Math.min(...catalogue.map((template) => template.price));
