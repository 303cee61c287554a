import { photo } from '../../../testing/photo.ts';
import type { PostProps } from './Post.tsx';

type Frame = Omit<PostProps, 'children'>;

export const labels = { by: 'By', updated: 'Put right on' };

export const hours = {
  title: 'Put your opening hours where people look',
  category: { label: 'SEO', href: '/blog?category=seo' },
  date: { text: '2 March 2026', dateTime: '2026-03-02' },
  updated: { text: '9 March 2026', dateTime: '2026-03-09' },
  author: {
    name: 'Edda Fairweather',
    note: 'Minds the counter on weekdays and the search listings at night.',
  },
  readingTime: '4 minutes to read',
  lead: 'Half of those who search for a barber want to know one thing: are you open now? Three places to say so, and one to stop saying it.',
  breadcrumbs: {
    label: 'You are here',
    items: [{ label: 'Blog', href: '/blog' }],
    current: 'Put your opening hours where people look',
  },
  labels,
} satisfies Frame;

export const clock = {
  ...photo('clock', 'A clock over a shop door, at five to nine'),
  caption: 'Five to nine in Station Road. The door opens when the clock says so, and so does the website.',
};

/** What hangs beside it on the board. */
export const readOn = {
  neighbours: {
    newer: { title: 'Five photographs every shop needs', href: '/blog/five-photographs' },
    older: { title: 'What a website costs after the first year', href: '/blog/running-costs' },
  },
  labels: { ...labels, neighbours: 'More posts', newer: 'Newer', older: 'Older' },
} satisfies Partial<Frame>;

export const verordnung = {
  title: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung',
  category: { label: 'Rechtsvorschriftenübersicht' },
  date: { text: 'Donnerstag, 12. Februar 2026', dateTime: '2026-02-12' },
  author: {
    name: 'Friedhelm Schmidt-Rottluff',
    note: 'Schriftführer der Einzelhandelsinteressengemeinschaft',
  },
  readingTime: 'Lesedauer: ungefähr elf Minuten',
  lead: 'Was Ladenbesitzerinnen und Ladenbesitzer von der Verordnung wissen müssen, in drei Absätzen.',
  labels: { by: 'Von', updated: 'Berichtigt am' },
} satisfies Frame;
