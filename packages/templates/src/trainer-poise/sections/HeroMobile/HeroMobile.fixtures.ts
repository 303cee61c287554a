import type { HeroMobileProps } from './HeroMobile.tsx';

export const kiteShop = {
  lines: ['Made for', 'wind'],
  lead: 'Kites, whirligigs and things that hang in windows. We open when it blows.',
  actions: [
    { label: 'See the kites', href: '#kites' },
    { label: 'Is it blowing?', href: '#weather' },
  ],
} satisfies HeroMobileProps;

export const lampenbau = {
  lines: ['Pendelleuchten', 'Gleichgewichtsbeleuchtungskörperbau'],
  lead: 'Höhenverstellbar und spannungsfreischaltgeprüft aus der Lampenmanufaktur.',
  actions: [{ label: 'Beratungsgesprächsvereinbarung', href: '#beratung' }],
} satisfies HeroMobileProps;
