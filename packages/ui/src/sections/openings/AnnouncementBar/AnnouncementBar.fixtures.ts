import type { AnnouncementBarProps } from './AnnouncementBar.tsx';

const labels = { region: 'Announcement', dismiss: 'Dismiss the announcement' };

export const closedMonday = { message: 'We’re shut on Monday: the whole street is.', labels };

export const newDoor = {
  message: 'A new door on the street: bookshops.',
  action: { label: 'Look in the window', href: '/templates/bookshop' },
  labels,
  storageKey: 'announcement',
} satisfies AnnouncementBarProps;

export const umbau = {
  message:
    'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung: Wegen Umbauarbeiten bleibt das Ladengeschäft vorübergehend geschlossen.',
  action: { label: 'Ausweichöffnungszeiten ansehen', href: '/anfahrt' },
  labels: { region: 'Bekanntmachung', dismiss: 'Bekanntmachung ausblenden' },
  storageKey: 'announcement',
} satisfies AnnouncementBarProps;
