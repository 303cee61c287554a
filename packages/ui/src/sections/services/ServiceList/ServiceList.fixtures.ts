import type { ServiceListProps } from './ServiceList.tsx';

/** Awning’s own board. */
export const directory = {
  heading: 'Directory',
  lead: 'Everything a small shop needs online. Prices are in US dollars and paid once.',
  items: [
    {
      name: 'Ready-made websites',
      text: 'Pick one for your trade. We put your name, hours and photos in it.',
      href: '/templates',
      price: 'from $299',
    },
    {
      name: 'Custom development',
      text: 'Nothing on the shelf fits? Tell us what you need and we’ll name a price.',
      href: '/pricing#quote',
      price: 'by quote',
    },
    {
      name: 'Extra pages',
      text: 'A page for the menu, the team, the second shop.',
      href: '/pricing#extra-pages',
      price: '$50',
    },
    {
      name: 'Blog setup',
      text: 'A page for news and offers, in the look of your site.',
      href: '/pricing#blog-setup',
      price: '$100',
    },
    {
      name: 'Custom domain setup',
      text: 'Your own address, pointed at your new site.',
      href: '/pricing#custom-domain-setup',
      price: '$25',
    },
    {
      name: 'Maintenance',
      text: 'Only if you want it. Most shops don’t need it every month.',
      href: '/#contact-form',
      price: 'optional',
    },
  ],
} satisfies ServiceListProps;

/** A barber’s, where nothing leads anywhere and everything takes its time. */
export const barber = {
  heading: 'In the chair',
  lead: 'Walk in, or ring 020 7946 0812.',
  items: [
    { name: 'Cut', text: 'Clippers, scissors, a mirror.', duration: '30 minutes', price: '£18' },
    {
      name: 'Hot shave',
      text: 'Two towels, one razor.',
      duration: '40 minutes',
      price: '£24',
      badge: 'New',
    },
    { name: 'Beard', text: 'Lines put back where they were.', duration: '15 minutes', price: '£12' },
  ],
} satisfies ServiceListProps;

export const bakery = {
  heading: 'Leistungsübersicht',
  lead: 'Alle Preise verstehen sich einschließlich der gesetzlichen Mehrwertsteuer.',
  items: [
    {
      name: 'Hochzeitstortensonderanfertigung',
      text: 'Dreistöckig, mit Zuckergussblumenverzierung nach Wunsch und Kostprobe am Nachmittag.',
      href: '/torten',
      duration: 'drei bis vier Wochen Vorlauf',
      price: 'auf Anfrage ab 349,00 €',
      badge: 'Jahreszeitenangebot',
    },
    {
      name: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung',
      text: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverleihung',
      price: '12.499,50 €',
    },
  ],
} satisfies ServiceListProps;
