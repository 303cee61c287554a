import type { SessionEntry, SessionListProps } from './SessionList.tsx';

export const here: SessionEntry = {
  id: 'here',
  device: 'Firefox on a Mac',
  used: { text: 'Last used 3 September 2026', dateTime: '2026-09-03T10:12:00Z' },
  current: true,
};

export const phone: SessionEntry = {
  id: 'phone',
  device: 'Chrome on an Android phone',
  used: { text: 'Last used 1 September 2026', dateTime: '2026-09-01T18:03:00Z' },
};

export const book = {
  heading: 'Where you are logged in',
  headingLevel: 2,
  items: [here],
  onEnd: () => undefined,
  labels: { current: 'This one', end: 'Log out', ending: 'Logging out…', loading: 'Looking for them…' },
} satisfies SessionListProps;

export const many: SessionEntry[] = [
  here,
  ...Array.from({ length: 8 }, (_, place) => ({
    ...phone,
    id: `phone-${place}`,
    device: `${phone.device} ${place + 2}`,
  })),
];

export const german = {
  ...book,
  heading: 'Anmeldungsverzeichnisübersicht',
  items: [
    { ...here, device: 'Donaudampfschifffahrtsgesellschaftsbordrechneranlage' },
    { ...phone, device: 'Friseurmeisterbetriebskassenbildschirmtelefon' },
  ],
  labels: { ...book.labels, current: 'Gegenwärtige Anmeldung', end: 'Anmeldung dort beenden' },
} satisfies SessionListProps;
