import type { CounterweightProps } from './Counterweight.tsx';

export const kiteShop = {
  heading: 'It’s blowing',
  text: 'Then we are on the beach. Leave word, and a number.',
  actions: [
    { label: 'Leave word', href: '#word' },
    { label: 'See the kites', href: '#kites' },
  ],
} satisfies CounterweightProps;

export const lampenbau = {
  heading: 'Gleichgewichtsbeleuchtung',
  text: 'Vereinbaren Sie Ihren Ausstellungsraumbesichtigungstermin.',
  actions: [{ label: 'Besichtigungsterminvereinbarung', href: '#termin' }],
} satisfies CounterweightProps;
