import type { NotFoundProps } from './NotFound.tsx';

export const noSuchPage = {
  code: '404',
  heading: 'Oops! Page not found',
  action: { label: 'Return to Home', href: '/' },
} satisfies NotFoundProps;

export const advice =
  'There is no shop at this address. It may have moved, or the address may have lost a letter on its way to you.';

export const german = {
  code: '404',
  heading: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung nicht gefunden',
  lead: 'Unter dieser Internetadresse befindet sich kein Einzelhandelsfachgeschäft.',
  action: { label: 'Zurück zur Startseite des Einzelhandelsfachgeschäfts', href: '/' },
} satisfies NotFoundProps;
