import type { ReviewFormProps } from './ReviewForm.tsx';

export const page = {
  heading: 'How is it?',
  formAction: '/reviews/create',
  labels: {
    pad: 'Your word on it',
    rating: 'Stars',
    stars: ['Poor', 'Not what I hoped', 'All right', 'Good', 'Just right'],
    text: 'In your words',
    chooseRating: 'Choose from one to five stars',
    enterText: 'Write a few words',
    problems: 'There is something to put right',
    send: 'Put it in the window',
    sending: 'Putting it up…',
    thanks: 'Thank you',
    thanksNote: 'Your review is in the window.',
  },
} satisfies ReviewFormProps;

export const german = {
  ...page,
  heading: 'Zufriedenheitsbewertung',
  lead: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung.',
  labels: {
    ...page.labels,
    pad: 'Kundenzufriedenheitsrückmeldung',
    rating: 'Bewertungssternevergabe',
    text: 'Zufriedenheitsbeschreibung in eigenen Worten',
    send: 'Zufriedenheitsbewertung absenden',
  },
} satisfies ReviewFormProps;
