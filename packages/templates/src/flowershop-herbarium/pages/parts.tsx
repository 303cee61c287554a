import { OpeningHours } from '@awning/ui/sections/OpeningHours';
import type { PriceGroup, PriceItem } from '../../content/shapes.ts';
import { hoursProps, priceLine } from '../../design/props.ts';
import type { Content, Site } from '../schema.ts';
import type { Specimen } from '../sections/SpecimenSheets/SpecimenSheets.tsx';

type Label = NonNullable<NonNullable<Content['design']>['storyLabel']>;

/** A label of the owner's, as a sheet wears it. */
export const labelled = ({ content }: Site, label: Label) => ({
  ...(content.design?.collection && { collection: content.design.collection }),
  name: label.name,
  ...(content.design?.latin && { nameLanguage: 'la' }),
  ...(label.commonName && { commonName: label.commonName }),
  lines: label.lines,
  ...(label.last && { price: label.last }),
});

/** The number of a sheet in the collection, where sheets are numbered. */
const numberOf = ({ content }: Site, place: number) => {
  const prefix = content.design?.number;
  return prefix ? { number: `${prefix} ${String(place + 1).padStart(4, '0')}` } : {};
};

/** One thing that is sold, mounted and labelled. */
export function sheet(site: Site, item: PriceItem, place: number): Specimen {
  const { labels, href, has, formAction } = site;
  const { design } = site.content;
  const { name, price, note } = priceLine(site, item);
  // A sheet stands upright: most photographs lie, and are cut from twice its width.
  const drawing = site.show(item.picture, { ratio: 'portrait', sizes: '(min-width: 48rem) 34rem, 150vw' });
  return {
    label: {
      name,
      ...(design?.latin && { nameLanguage: 'la' }),
      ...(item.mark && { commonName: item.mark }),
      ...(note && { lines: [note] }),
      ...(price && { price }),
      ...(price &&
        has('visit') &&
        formAction !== null && { action: { label: labels.order, href: `${href('visit')}#ask` } }),
    },
    ...numberOf(site, place),
    ...(drawing && { drawing }),
  };
}

/**
 * Splits the prices: goods with pictures lie in drawers, those without, or with one that is not shown, stand in a list, each
 * under its group's name.
 */
export function sorted({ content, show }: Site) {
  const groups = content.prices?.groups ?? [];
  const those = (pictured: boolean) =>
    groups.flatMap((group) => {
      const items = group.items.filter(({ picture }) => (show(picture) !== undefined) === pictured);
      return items.length > 0 ? [{ ...group, items }] : [];
    });
  return { drawers: those(true), others: those(false) };
}

/** What can be ordered: the first list, which is of bunches, and what lies in the drawers. Further lists say how it is brought. */
export function ordered(site: Site) {
  const { drawers, others } = sorted(site);
  return [...others.slice(0, 1), ...drawers].flatMap(({ items }) => items);
}

/** Whether any of a group is to be had: one that is all sold out says only what there is not. */
export const isThere = ({ items }: PriceGroup) => items.some(({ soldOut }) => !soldOut);

/** What lies in the press. */
export const layers = ({ content }: Site) =>
  (content.design?.press?.items ?? []).map(({ title, note, mark = '' }) => ({
    name: title,
    ...(content.design?.latin && { nameLanguage: 'la' }),
    ...(note && { note }),
    due: mark,
  }));

/** The hours. */
export function Door(site: Site) {
  return <OpeningHours {...hoursProps(site)} tone="secondary" id="hours" />;
}
