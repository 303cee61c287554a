import { catalogue } from '@awning/templates/catalogue';
import { inject } from 'vitest';
import { publicPages } from './addresses.ts';
import { forms } from './forms.ts';

/**
 * All of them by night; by day the most telling. The cases left out are named in `leftToNightly`: scripts/suites.mjs.
 */
export const askedToday = <One>(all: readonly One[], saysMost: (one: One) => boolean): One[] =>
  all.filter((one) => inject('isNightly') || saysMost(one));

/** All designs by night; by day one of each tier, where the same code draws the tested part in all. */
export const designsToday = askedToday(
  catalogue,
  (design) => catalogue.find(({ tier }) => tier === design.tier) === design,
);

// Each is of the same kind as another that is tested: a trade, a template, the till, the text of a policy.
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

/**
 * The dark theme's changes are measured for every component in its stories (`contrast.ts`), and for whole pages by
 * night.
 */
export const hoursToday = askedToday(['light', 'dark'] as const, (hour) => hour === 'light');
