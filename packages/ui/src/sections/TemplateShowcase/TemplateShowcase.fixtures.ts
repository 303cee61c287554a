import type { TemplateShowcaseProps } from './TemplateShowcase.tsx';

export const windows = {
  heading: 'Have a look in the windows',
  lead: 'Each one is a real, working site. Open the demo on your phone, the way your customers will.',
  link: { label: 'See every window', href: '/templates' },
  labels: { loading: 'Putting the windows in…' },
} satisfies TemplateShowcaseProps;

export const nothingYet = {
  bill: 'To let',
  heading: 'Nothing in these windows yet',
  text: 'The first ones are being painted. Tell us your trade and we’ll start with it.',
  action: { label: 'Ask for a quote', href: '/pricing#quote' },
} satisfies TemplateShowcaseProps['empty'];

export const ladenzeile = {
  heading: 'Schaufensterbesichtigung',
  lead: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung',
  link: { label: 'Sämtliche Schaufensterauslagen ansehen', href: '/templates' },
  empty: {
    bill: 'Gewerbemietfläche',
    heading: 'Noch keine Schaufensterdekoration vorhanden',
    text: 'Die Schildermalerwerkstatt arbeitet ununterbrochen daran.',
    action: { label: 'Kostenvoranschlag anfordern', href: '/pricing#quote' },
  },
} satisfies TemplateShowcaseProps;
