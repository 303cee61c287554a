import {
  german as germanLetters,
  letters,
} from '../../../components/forms/SubscribeForm/SubscribeForm.fixtures.ts';
import type { NewsletterFormProps } from './NewsletterForm.tsx';

export const least = { ...letters, heading: 'Read all about it' } satisfies NewsletterFormProps;

export const paper = {
  ...least,
  lead: 'Plain advice on websites for small shops, by email, now and then. One click and we stop.',
  bill: { masthead: 'The Awning', headline: 'Local shop opens online' },
} satisfies NewsletterFormProps;

export const german = {
  ...germanLetters,
  heading: 'Rundschreibenabonnement',
  lead: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung, verständlich erklärt.',
  bill: { masthead: 'Handwerkszeitung', headline: 'Bäckereifachgeschäft eröffnet' },
} satisfies NewsletterFormProps;
