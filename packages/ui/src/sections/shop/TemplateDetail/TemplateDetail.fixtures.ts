import { barberPhoneShot, barberShot } from '../../../testing/siteShot.ts';
import { barber } from '../../../testing/windows.css.ts';
import type { TemplateDetailProps } from './TemplateDetail.tsx';

export const classic = {
  breadcrumbs: {
    label: 'You are here',
    items: [
      { label: 'Templates', href: '/templates' },
      { label: 'Barbershop', href: '/templates/barbershop' },
    ],
    current: 'Barbershop Classic',
  },
  name: 'Barbershop Classic',
  tier: { label: 'Basic', tone: 'outlined' },
  description:
    'Oxblood, brass and a price list people can read from the pavement. For a barber who has been here a while, or means to be.',
  price: { price: '$299', notes: ['One-time payment.', 'No monthly fees.'] },
  theme: barber,
  picture: barberShot,
  order: { href: '/checkout?templateId=barbershop-classic' },
  demo: { href: '/demos/barbershop-classic/' },
  delivery: 'Ready in 3-5 business days.',
  features: [
    'Three pages: Home, Prices, Find us',
    'A price list you can change yourself',
    'Opening hours, with bank holidays',
    'A map, a phone number to tap, directions',
    'Quick on an old phone with one bar of signal',
  ],
  pages: ['Home', 'Prices', 'Find us'],
  addOns: [
    { name: 'Extra Pages', price: '+ $50' },
    { name: 'Blog Setup', price: '+ $100' },
    { name: 'Custom Domain Setup', price: '+ $25' },
  ],
  labels: {
    order: 'Order',
    orderWhat: 'this website',
    viewDemo: 'View Demo',
    sample: 'Sample words and prices. Yours go here.',
    openDemo: 'Open the live demo',
    newTab: '(opens in a new tab)',
    features: 'What you take home',
    pages: 'The pages, by name',
    addOns: 'Add at the counter',
    addOnsNote: 'Tick them at the till, or leave them for another day.',
  },
} satisfies TemplateDetailProps;

export const phone = barberPhoneShot;

export const choices = [
  {
    label: 'Colours',
    items: [
      {
        label: 'Dark red and brass',
        href: '?',
        current: true,
        colours: ['#4a1219', '#f5ecdd', '#5a1720', '#d9ab57', '#8a6a32'],
      },
      {
        label: 'Calm',
        href: '?palette=calm',
        colours: ['#33565f', '#faf7ef', '#52706f', '#e8b98a', '#d3d8cd'],
      },
      {
        label: 'Night',
        href: '?palette=night',
        colours: ['#160508', '#23090e', '#a3323f', '#d9ab57', '#5a1720'],
      },
    ],
  },
  {
    label: 'Typeface',
    items: [
      { label: 'Sturdy', href: '?', current: true },
      { label: 'Narrow', href: '?typefaces=narrow' },
    ],
  },
] satisfies TemplateDetailProps['choices'];

export const twelvePages = [
  'Home',
  'Prices',
  'Barbers',
  'Book a chair',
  'Gallery',
  'Products',
  'Gift cards',
  'Weddings',
  'About us',
  'Reviews',
  'Questions',
  'Find us',
];
