import type { SiteHeaderWaterlineProps } from '../sections/SiteHeaderWaterline/index.ts';
import type { pages } from '../pages.ts';

/** What stands above the water on each page. */
export const headings: Record<
  (typeof pages)[number]['slug'],
  Pick<SiteHeaderWaterlineProps, 'heading' | 'lead'>
> = {
  '': {
    heading: 'Supper is down there',
    lead: 'Twenty-eight seats on the quay at Looe. The further you scroll, the deeper we fished.',
  },
  board: {
    heading: 'What landed',
    lead: 'And what didn’t. Chalked at half past eight, rubbed out plate by plate.',
  },
  boats: {
    heading: 'Four boats and a rake',
    lead: 'We can name everyone who caught your supper. Two of them can’t stand each other.',
  },
  tides: {
    heading: 'We open when they land',
    lead: 'Looe harbour dries to mud twice a day. No water, no boats; no boats, no lunch.',
  },
  book: {
    heading: 'Come to the surface',
    lead: 'Twenty-eight seats, nine of them at the window. All of them smell of garlic by eight.',
  },
  'find-us': {
    heading: 'Walk till it’s wet',
    lead: 'Then one step back. Green door, under the gull.',
  },
};
