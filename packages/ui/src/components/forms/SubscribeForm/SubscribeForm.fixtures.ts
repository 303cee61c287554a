import type { SubscribeFormProps } from './SubscribeForm.tsx';

export const letters = {
  formAction: '/newsletter/subscribe',
  consent: {
    text: 'We write now and then, and one click stops it.',
    link: { label: 'How we keep your address', href: '/privacy' },
  },
  labels: {
    email: 'Email',
    subscribe: 'Subscribe',
    subscribing: 'Subscribing…',
    success: 'Thanks — check your inbox!',
    already: 'You’re on the list already.',
    error: 'Something went wrong. Try again later.',
    invalid: 'Please enter a valid email',
  },
} satisfies SubscribeFormProps;

export const german = {
  ...letters,
  consent: {
    text: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung: jederzeit widerrufbar.',
    link: { label: 'Datenschutzgrundverordnungshinweise', href: '/datenschutz' },
  },
  labels: {
    ...letters.labels,
    email: 'Elektronische Postanschrift',
    subscribe: 'Rundschreiben kostenlos abonnieren',
    subscribing: 'Wird abonniert …',
  },
} satisfies SubscribeFormProps;
