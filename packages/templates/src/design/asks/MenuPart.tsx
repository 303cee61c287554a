import { FilteredMenu, type FilteredMenuProps } from '@awning/ui/sections/FilteredMenu';
import type { SiteProps } from '../defineDesign.tsx';
import { headed, priceLine } from '../props.ts';

type Site = Pick<SiteProps, 'content' | 'labels' | 'locale' | 'formAction' | 'show'>;

/** Whether any dish of the menu says what is in it or who can eat it. */
export const tellsWhatIsIn = ({ content }: Pick<SiteProps, 'content'>) =>
  (content.prices?.groups ?? []).some(({ items }) =>
    items.some(({ diets, allergens }) => diets !== undefined || allergens !== undefined),
  );

/** The menu, to be narrowed down to what a guest can eat, at `#menu`. */
export function MenuPart({
  site,
  words,
  pictured = false,
  marked = false,
  ...look
}: {
  site: Site;
  /** Without any, the words over the prices. */
  words?: { heading?: string; lead?: string };
  /** With the pictures of the dishes, cut square. */
  pictured?: boolean;
  /** With the marks of the dishes before what is said of them. */
  marked?: boolean;
} & Pick<FilteredMenuProps, 'headingLevel' | 'tone'>) {
  const { content, labels, show } = site;
  const { prices } = content;
  const { heading: _, ...eating } = labels.asks.eating;
  return (
    <FilteredMenu
      id="menu"
      {...headed(words ?? prices, labels.prices)}
      groups={(prices?.groups ?? []).map(({ heading, note, items }) => ({
        heading: heading ?? prices?.heading ?? labels.prices,
        ...(note && { note }),
        items: items.map((item) => {
          const picture = pictured && show(item.picture, { ratio: 'square', sizes: '6rem' });
          const { note: said, ...line } = priceLine(site, item);
          const text = [marked && item.mark, said].filter(Boolean).join('. ');
          return {
            ...line,
            ...(text && { text }),
            ...(item.diets && { diets: item.diets }),
            ...(item.allergens && { allergens: item.allergens }),
            ...(picture && { picture }),
          };
        }),
      }))}
      {...(prices?.footnote && { footnote: prices.footnote })}
      labels={eating}
      {...look}
    />
  );
}
