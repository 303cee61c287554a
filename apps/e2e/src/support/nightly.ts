import { catalogue } from '@awning/templates/catalogue';
import { inject } from 'vitest';
import { publicPages } from './addresses.ts';
import { forms } from './forms.ts';

/** All of them by night; by day those that say most. What is left out is named in `leftToNightly`: scripts/suites.mjs. */
export const askedToday = <One>(all: readonly One[], saysMost: (one: One) => boolean): One[] =>
  all.filter((one) => inject('isNightly') || saysMost(one));

/** All designs by night; by day one of each tier, where what is asked is drawn by the same code in all. */
export const designsToday = askedToday(
  catalogue,
  (design) => catalogue.find(({ tier }) => tier === design.tier) === design,
);

// Each is of one piece with another that is asked: a trade, a template, the till, the words of a policy.
const alike: readonly string[] = [
  '/templates/flowershop',
  '/templates/personal-trainer/trainer-volt',
  '/checkout',
  '/terms',
  '/refunds',
];

/** All public pages by night; by day one of each kind. */
export const publicPagesToday = askedToday(publicPages, ([address]) => !alike.includes(address));

/** All forms by night; by day one that pays, one that writes to us and one that logs in. */
export const formsToday = askedToday(forms, ({ send }) =>
  ['Pay by card', 'Send message', 'Log in'].includes(send),
);

/** What the dark changes is measured of every piece in its stories (`contrast.ts`): of whole pages, by night. */
export const hoursToday = askedToday(['light', 'dark'] as const, (hour) => hour === 'light');
