import type { CookieBannerProps } from './CookieBanner.tsx';

type Words = Omit<CookieBannerProps, 'onChoose'>;

export const least = {
  heading: 'A word about cookies',
  text: 'We keep the few this shop can’t run without. The rest is up to you.',
  labels: {
    'reject-some': 'Reject some',
    accept: 'Accept',
    'accept-all': 'Accept all',
    saved: 'Your choice is kept.',
  },
  storageKey: 'cookieConsent',
} satisfies Words;

export const policy = { label: 'Cookie policy', href: '/cookie-policy' };

export const shop = { ...least, policy } satisfies Words;

export const laden = {
  ...shop,
  heading: 'Datenschutzeinstellungen',
  text: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung: Nur das Nötigste wird immer gespeichert.',
  policy: { label: 'Cookierichtlinie und Datenschutzerklärung', href: '/cookie-policy' },
  labels: {
    'reject-some': 'Teilweise ablehnen',
    accept: 'Einwilligen',
    'accept-all': 'Uneingeschränkt zustimmen',
    saved: 'Ihre Auswahl wurde gespeichert.',
  },
} satisfies Words;
