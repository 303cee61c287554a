import type { FieldsFormLabels } from '@awning/ui/sections/FieldsForm';
import type { OpeningHoursProps } from '@awning/ui/sections/OpeningHours';

/** Who, where and how to reach them: on every page. */
export const business = {
  name: 'Marrable’s',
  tradingName: 'Marrable’s Glasshouse',
  street: 'The Glasshouse, 7 Burlington Slope',
  town: 'Buxton',
  postcode: 'SK17\u00a06XX',
  telephone: '01632 960247',
  telephoneHref: 'tel:+441632960247',
  mail: 'shutthedoor@marrables.example',
  lastWord: 'Shut the *door*',
  smallPrint: 'Drawn behind glass, 1,844 panes of it. Please don’t lean.',
} as const;

export const address = `${business.street}, ${business.town} ${business.postcode}`;

export const labels = {
  skip: 'Skip to the page',
  main: 'Main',
  menu: 'All the rooms',
  everyPage: 'Every page',
  visit: 'Come and visit',
  ask: 'Ask us to put it by',
} as const;

export const formLabels: FieldsFormLabels = { optional: '(if you like)' };

export const demonstration = 'A demonstration: nothing you type here leaves your browser.';

export const hours = {
  heading: 'Open',
  caption: 'The door is unlocked',
  rows: [
    { days: 'Tue to Fri', on: ['Tue', 'Wed', 'Thu', 'Fri'], times: '9 to 5' },
    { days: 'Saturday', on: ['Sat'], times: '8.30 to 5' },
    { days: 'Sunday', on: ['Sun'], times: '10 to 3' },
    { days: 'Monday', on: ['Mon'], times: 'Watering', closed: true },
  ],
  today: { label: 'Today', timeZone: 'Europe/London' },
  footnote: 'In a gale we shut the palm house first. In snow we shut nothing: it’s the best day to come.',
} satisfies OpeningHoursProps;

/** At the end of a page. */
export const closing = {
  heading: 'It’s warmer in here',
  lead: 'Nobody has to buy anything. Mrs Alsop has come in for a sit-down since 1998 and owns one cactus.',
} as const;

export const notFound = {
  heading: 'A pane is missing',
  lead: '404. There was a page here, or there was going to be, and now there’s only a draught. Mind your fingers.',
  home: 'Back through the front door',
  visit: 'Ask somebody in an apron',
  figure: 'A pineapple on a stand, looking pleased with itself',
} as const;
