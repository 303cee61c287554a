import { placeholder } from '../../../testing/placeholder.ts';
import type { HeroProps } from './Hero.tsx';

export const bakery = {
  eyebrow: 'Bakery, Whitby',
  heading: 'Bread worth crossing town for',
  lead: 'Baked through the night and on the shelf by seven, six days a week.',
  actions: [
    { label: 'Order for Saturday', href: '/order' },
    { label: 'See the menu', href: '/menu' },
  ],
} satisfies HeroProps;

export const loaf = placeholder('A round sourdough loaf', { width: 800, height: 600 });

export const bewerbung = {
  eyebrow: 'Steuerberatungsgesellschaft, Mönchengladbach',
  heading: 'Einkommensteuererklärungen ohne Kopfzerbrechen',
  lead: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnungen lesen wir für Sie, Sie unterschreiben nur noch.',
  actions: [
    { label: 'Erstberatungsgespräch vereinbaren', href: '/termin' },
    { label: 'Gebührenordnung ansehen', href: '/gebuehren' },
  ],
  facts: ['Pauschalpreise ab 149,00 €', 'Rückmeldung innerhalb von zwei Werktagen'],
} satisfies HeroProps;
