import { barber, florist, trainer } from '../../../testing/windows.css.ts';
import type { CategoryChooserProps } from './CategoryChooser.tsx';

const dresses: Record<string, string> = { Barbershop: barber, Restaurant: florist, Photography: trainer };

const trades = [
  'Barbershop',
  'Restaurant',
  'Photography',
  'Consulting',
  'Education',
  'Health',
  'Technology',
  'Marketing',
  'Real Estate',
  'Travel',
  'Beauty',
  'Weddings',
].map((label) => ({
  label,
  value: label.toLowerCase(),
  href: `/templates/${label.toLowerCase().replace(' ', '-')}`,
  ...(dresses[label] && { theme: dresses[label] }),
}));

export const street = {
  heading: 'Which door is yours?',
  lead: 'Twelve trades on the street. Step in and see what’s on the shelf.',
  options: trades,
  formAction: '/templates',
  labels: { category: 'Your trade', placeholder: 'Choose one', continue: 'Continue' },
} satisfies CategoryChooserProps;

export const strasse = {
  heading: 'Handwerksbetriebsauswahl',
  lead: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung',
  options: [
    { label: 'Bestattungsunternehmen', value: 'bestattung', href: '/vorlagen/bestattung' },
    {
      label: 'Donaudampfschifffahrtsgesellschaft',
      value: 'schifffahrt',
      href: '/vorlagen/schifffahrt',
    },
    { label: 'Bäckerei', value: 'baeckerei', href: '/vorlagen/baeckerei' },
  ],
  formAction: '/vorlagen',
  labels: {
    category: 'Ihr Geschäftsbereich',
    placeholder: 'Bitte auswählen',
    continue: 'Schaufensterbesichtigung beginnen',
  },
} satisfies CategoryChooserProps;
