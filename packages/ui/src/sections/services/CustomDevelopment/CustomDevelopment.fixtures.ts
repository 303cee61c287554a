import { germanPad, pad } from '../../../components/forms/QuoteForm/QuoteForm.fixtures.ts';
import { placeholder } from '../../../testing/placeholder.ts';
import type { CustomDevelopmentProps } from './CustomDevelopment.tsx';

export const pitch = {
  heading: 'Nothing on the shelf fits?',
  lead: 'Tell us what you do and what you’d like to spend. We’ll say plainly what we can build.',
  points: [
    'A booking page that knows your opening hours',
    'A shop counter for what you post',
    'Your menu in three languages',
  ],
} satisfies CustomDevelopmentProps;

export const workshop = { ...pitch, quote: pad, id: 'quote' } satisfies CustomDevelopmentProps;

export const bench = placeholder('A booking page for a bicycle workshop, half the week already full', {
  width: 640,
  height: 400,
});

export const german = {
  heading: 'Sonderanfertigungsmöglichkeiten',
  lead: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung? Auch dafür bauen wir die Seite.',
  points: [
    'Terminvereinbarungsfunktion mit Öffnungszeitenberücksichtigung',
    'Mehrsprachigkeitsunterstützung',
  ],
  quote: germanPad,
} satisfies CustomDevelopmentProps;
