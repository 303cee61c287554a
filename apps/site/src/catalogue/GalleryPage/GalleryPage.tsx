import { gallery } from '@awning/content/gallery';
import { shared } from '@awning/content/shared';
import { categorySlug } from '@awning/shop/catalogue';
import { Gallery } from '@awning/ui/sections/Gallery';
import { price } from '../../format/price.ts';
import { paths } from '../../paths.ts';
import type { ListedTemplate } from '../../goods/listedTemplates.ts';

export interface GalleryPageProps {
  /** Everything there is. */
  items: readonly ListedTemplate[];
  /** The trades that have a site to show. */
  categories: readonly string[];
  /** The one that is shown; without it, all are. */
  category: string | undefined;
  /** Told the trade as it stands in an address, or nothing for all. */
  onChoose: (slug: string) => void;
}

/** Every site as it opens on a desktop, and the way into each. */
export function GalleryPage({ items, categories, category, onChoose }: GalleryPageProps) {
  const shown = items.filter(({ template }) => (category ?? template.category) === template.category);

  return (
    <Gallery
      heading={gallery.heading}
      headingLevel={1}
      lead={gallery.lead}
      items={shown.map(hung)}
      filter={{
        categories: [
          { value: '', label: gallery.all },
          ...categories.map((label) => ({ value: categorySlug(label), label })),
        ],
        value: category === undefined ? '' : categorySlug(category),
        onChange: onChoose,
        formAction: paths.gallery.to(),
        count: gallery.count(shown.length, items.length),
        labels: { form: gallery.form, categories: gallery.categories, submit: gallery.show },
      }}
      labels={gallery.lightbox}
    />
  );
}

const hung = ({ template, picture }: ListedTemplate) => ({
  picture: { ...picture, sizes: '(min-width: 64em) 350px, (min-width: 45em) 44vw, calc(100vw - 76px)' },
  large: { ...picture, sizes: '100vw' },
  caption: template.name,
  offer: {
    price: price(template.price),
    action: { label: shared.tryOn, href: paths.try.to({ templateId: template.id }) },
  },
  details: `${template.style}.`,
  link: { label: shared.viewDemo, href: template.demoUrl, newTab: shared.newTab },
});
