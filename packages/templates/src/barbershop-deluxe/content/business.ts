import type { HoursDialProps } from '../sections/HoursDial/index.ts';

/** Who, where and how to reach them: on every page. */
export const business = {
  name: 'Otto',
  /** The half of the name that is drawn; the mirror draws the other. */
  half: 'Ot',
  tradingName: 'Otto, barbers',
  number: '8',
  street: '8 Meridian Lane',
  town: 'Glasgow',
  postcode: 'G1 8TT',
  telephone: '0141 496 0110',
  telephoneHref: 'tel:+441414960110',
  mail: 'otto@otto.example',
  smallPrint: 'Objects in the mirror are sharper than they appear. © Otto, barbers.',
};

export const labels = {
  skip: 'Skip to the page',
  menu: 'Menu',
  main: 'Main',
  allPages: 'All pages',
  optional: '(if you like)',
  book: 'Book',
};

/** The last thing said on most pages. */
export const closing = {
  before: 'In by ten\npast ten',
  after: 'Out by\neleven',
  lead: 'Say who, what and roughly when. We text you back within the hour, as long as the light is on.',
  book: 'Book a chair',
  ring: 'Or ring 0141 496 0110',
};

export const hours: Pick<HoursDialProps, 'caption' | 'rows' | 'today' | 'opens' | 'closes' | 'label'> = {
  caption: 'When the light is on',
  rows: [
    { days: 'Tuesday to Saturday', times: '1 till 11', on: ['Tue', 'Wed', 'Thu', 'Fri', 'Sat'] },
    { days: 'Last chair', times: '10.10' },
    { days: 'Sunday and Monday', times: 'Dark', on: ['Sun', 'Mon'] },
  ],
  today: { label: 'Today', timeZone: 'Europe/London' },
  opens: 13,
  closes: 23,
  label: 'A clock, lit from one round to eleven; at six its hands stand in one straight line',
};

/** Under every form of a site that is not anybody's yet. */
export const demonstration = 'A demonstration: nothing you type here leaves your browser.';
