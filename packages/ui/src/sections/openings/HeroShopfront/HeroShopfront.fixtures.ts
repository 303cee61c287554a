import { barberShot, floristShot, trainerShot } from '../../../testing/siteShot.ts';
import { barber, florist, trainer } from '../../../testing/windows.css.ts';
import type { HeroShop, HeroShopfrontProps } from './HeroShopfront.tsx';

const labels = { lookInside: 'Look inside', open: 'OPEN' };

const [barbershop, personalTrainer, flowerShop] = [
  {
    trade: 'Barbershop',
    sign: 'Hargreave & Son',
    template: 'Barbershop Classic',
    href: '/templates/barbershop/barbershop-classic',
    theme: barber,
    picture: barberShot,
  },
  {
    trade: 'Personal trainer',
    sign: 'Kofi, 1 to 1',
    template: 'Trainer Volt',
    href: '/templates/personal-trainer/trainer-volt',
    theme: trainer,
    picture: trainerShot,
  },
  {
    trade: 'Flower shop',
    sign: 'Fern & Peony',
    template: 'Flowershop Petal',
    href: '/templates/flowershop/flowershop-petal',
    theme: florist,
    picture: floristShot,
  },
] satisfies HeroShop[] as [HeroShop, HeroShop, HeroShop];

export const oneShop = {
  heading: 'Open for business, online.',
  chooser: 'What’s your trade?',
  items: [barbershop],
  labels,
} satisfies HeroShopfrontProps;

export const street = {
  ...oneShop,
  lead: 'Ready-made websites for small shops. Pick the one for your trade and we’ll put your name over the door.',
  actions: [
    { label: 'Choose your website', href: '/templates' },
    { label: 'See the prices', href: '/pricing' },
  ],
  items: [
    { ...barbershop, ticket: { label: 'Basic', price: '$299' } },
    { ...personalTrainer, ticket: { label: 'Intermediate', price: '$499' } },
    { ...flowerShop, ticket: { label: 'Advanced', price: '$799' } },
  ],
} satisfies HeroShopfrontProps;

export const eightTrades = [
  'Barbershop',
  'Restaurant',
  'Personal trainer',
  'Gym',
  'Flower shop',
  'Photography',
  'Real estate',
  'Weddings',
].map((trade, index) => ({ ...[barbershop, personalTrainer, flowerShop][index % 3], trade })) as [
  HeroShop,
  ...HeroShop[],
];

export const german = {
  ...street,
  heading: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung',
  lead: 'Fertige Internetauftritte für Einzelhandelsfachgeschäfte und Handwerksmeisterbetriebe.',
  actions: [
    { label: 'Internetauftritt auswählen', href: '/vorlagen' },
    { label: 'Preisübersicht ansehen', href: '/preise' },
  ],
  chooser: 'Welches Gewerbe betreiben Sie?',
  items: [
    {
      ...barbershop,
      trade: 'Friseurmeisterbetrieb',
      sign: 'Bäckereifachgeschäft Schmidtmeier & Söhne',
      template: 'Friseurmeisterbetriebsinternetauftritt',
      ticket: { label: 'Einmalzahlung ab', price: '1.299,00 €' },
    },
    { ...personalTrainer, trade: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung' },
  ],
  labels: { lookInside: 'Hineinschauen', open: 'GEÖFFNET' },
} satisfies HeroShopfrontProps;
