import type { CubicleDoor } from '../sections/CubicleDoors/index.ts';
import type { pages } from '../pages.ts';

type Slug = (typeof pages)[number]['slug'];

/** Who, where and how to reach them: on every page. */
export const business = {
  name: 'Penny Street Baths',
  street: 'Penny Street',
  town: 'Accrington',
  postcode: 'BB5\u00a07ZX',
  telephone: '01632 960188',
  telephoneHref: 'tel:+441632960188',
  mail: 'desk@pennystreetbaths.example',
  smallPrint: 'Owned by 1,140 people who swim in it. No running, no bombing, no petting in lane four.',
} as const;

export const labels = {
  skip: 'Skip to the page',
  menu: 'Menu',
  main: 'Main',
  everyPage: 'Every page',
  pass: 'Ask for a day pass',
  passShort: 'Day pass',
  prices: 'See the prices',
  optional: '(if you like)',
};

/** What stands at the top; the rest is behind the doors and at the foot of every page. */
export const main: readonly Slug[] = ['the-pool', 'gym-floor', 'classes', 'learn-to-swim', 'memberships'];

/** Every page but the first, by the number on its door. */
export const doors = {
  heading: 'Pick a door',
  lead: 'Twelve of the sixty are still here. Eleven of them lead somewhere.',
  rooms: [
    { slug: 'the-pool', text: '25 yards, four lanes, 28°' },
    { slug: 'gym-floor', text: 'On top of the second-class pool' },
    { slug: 'classes', text: 'Wet ones and dry ones' },
    { slug: 'learn-to-swim', text: 'From four to ninety-one' },
    { slug: 'steam-rooms', text: 'Warm, warmer, then cold' },
    { slug: 'memberships', text: '£38 a month, or £4.80 a swim' },
    { slug: 'first-visit', text: 'What to bring. It’s a towel' },
    { slug: 'the-people', text: 'Four of them, all qualified' },
    { slug: 'the-building', text: '1908, and still dripping' },
    { slug: 'questions', text: 'Yes, the lockers take a pound' },
    { slug: 'find-us', text: 'Hours, map, a free look round' },
  ] as const satisfies readonly { slug: Slug; text: string }[],
  engaged: { number: '12', name: 'Engaged', text: 'Since 1974. We knock on Fridays' } satisfies CubicleDoor,
};

export const closing = {
  heading: 'One day, *everything*',
  text: 'Pool, gym floor, classes and steam, from opening till we put the lights out. Eleven pounds, and the desk will lend you a towel.',
};

export const notFound = {
  heading: 'Somebody pulled the plug',
  lead: 'There was a page here and it has gone down the drain. We are fairly sure it was the duck. Mind the step on your way out.',
  back: 'Back to dry land',
  picture: 'The pool drained to its last tiles: a plughole, a chain and a yellow duck at the end of it',
};
