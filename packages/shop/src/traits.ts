/**
 * What a site can do beyond what every site can, in the order in which it is asked for (docs/product.md, “Tiers and
 * add-ons”).
 */
export const siteFunctions = [
  'booking',
  'menu',
  'timetable',
  'order',
  'vouchers',
  'news',
  'branches',
  'languages',
  'before-after',
] as const;
export type SiteFunction = (typeof siteFunctions)[number];

/** The styles of design that a visitor can choose among. */
export const manners = ['traditional', 'elegant', 'bold', 'playful', 'retro'] as const;
export type Manner = (typeof manners)[number];

/** The colours that a visitor can look for, round the wheel, then those outside it. */
export const colours = [
  'red',
  'orange',
  'yellow',
  'green',
  'blue',
  'purple',
  'pink',
  'black',
  'grey',
  'white',
] as const;
export type Colour = (typeof colours)[number];
