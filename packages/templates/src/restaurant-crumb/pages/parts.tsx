import { Split } from '@awning/ui/primitives';
import { ContactDetails } from '@awning/ui/sections/ContactDetails';
import { HeroBanner } from '@awning/ui/sections/HeroBanner';
import { OpeningHours } from '@awning/ui/sections/OpeningHours';
import { PriceList } from '@awning/ui/sections/PriceList';
import type { ComponentProps } from 'react';
import type { Picture } from '../../content/pictures.ts';
import { contactProps, hoursProps, priceGroups, priceLine } from '../../design/props.ts';
import type { Site } from '../schema.ts';

/**
 * What every page opens with: its words, and beside them the first of the photographs that run down its edge. A phone is
 * told an eighth less than it has, which no eye sees, and takes the next smaller file.
 */
export function Front({
  site,
  picture,
  ...words
}: Omit<ComponentProps<typeof HeroBanner>, 'tone' | 'drawing'> & {
  site: Site;
  picture: Picture | undefined;
}) {
  const drawing = site.show(picture, {
    fill: true,
    priority: true,
    sizes: '(min-width: 48rem) 45vw, 87vw',
  });
  return <HeroBanner {...words} tone="plain" drawing={drawing} />;
}

/** The first groups of the menu, or all of it, as a list on bare paper. */
export function Menu({
  site,
  heading,
  level = 2,
  most,
}: {
  site: Site;
  heading: string;
  level?: 1 | 2;
  most?: number;
}) {
  const { prices } = site.content;
  return (
    <PriceList
      heading={heading}
      headingLevel={level}
      groups={priceGroups(site, prices?.groups).slice(0, most)}
      {...(prices?.special && { special: { note: '', ...priceLine(site, prices.special) } })}
      {...(prices?.footnote && { footnote: prices.footnote })}
      board="plain"
    />
  );
}

/** When the door is open, and where it is. */
export function Where({ site, heading }: { site: Site; heading?: string }) {
  return (
    <Split first="less">
      <OpeningHours {...hoursProps(site)} id="hours" tone="tint" />
      <ContactDetails {...contactProps(site, '(min-width: 64rem) 50vw, 100vw', heading)} details={[]} />
    </Split>
  );
}
