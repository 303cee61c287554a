import type { FeatureGridProps } from './FeatureGrid.tsx';

export const everySite = {
  heading: 'In every window',
  lead: 'Whichever size you buy, these come with it.',
  action: { label: 'See the windows', href: '/templates' },
  items: [
    { title: 'Quick on an old phone', text: 'Opens on one bar of signal, before the kettle boils.' },
    { title: 'Found by name', text: 'Search engines are told who you are, where, and when you’re open.' },
    { title: 'Yours to change', text: 'New prices on Monday? Write to us on Sunday.' },
    {
      title: 'Read by everybody',
      text: 'Large print, a keyboard, a voice reading aloud: nobody is left on the step.',
    },
    { title: 'No small print', text: 'What’s on the ticket is the price.', href: '/pricing' },
  ],
} satisfies FeatureGridProps;

export const werkstatt = {
  heading: 'Leistungsmerkmale',
  lead: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung',
  action: { label: 'Sämtliche Leistungsmerkmale ansehen', href: '/leistungen' },
  items: [
    {
      title: 'Sonntagsreparaturannahme',
      text: 'Auch außerhalb der gesetzlichen Ladenöffnungszeiten, nach telefonischer Voranmeldung.',
      href: '/annahme',
    },
    { title: 'Ersatzteilbeschaffung', text: 'Innerhalb von drei Werktagen.' },
    {
      title: 'Donaudampfschifffahrtsgesellschaftskapitänsfahrradinstandsetzung',
      text: 'Für alle, die es genau nehmen.',
    },
  ],
} satisfies FeatureGridProps;
