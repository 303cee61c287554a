import { photo } from '../../testing/photo.ts';
import type { PostCardProps } from './PostCard.tsx';

export const hours = {
  title: 'Put your opening hours where people look',
  href: '/blog/opening-hours',
  headingLevel: 2,
  category: 'SEO',
  date: { text: '2 March 2026', dateTime: '2026-03-02' },
  excerpt:
    'Half of those who search for a barber want to know one thing: are you open now? Three places to say so, and one to stop saying it.',
  readingTime: '4 minutes to read',
} satisfies PostCardProps;

export const clock = photo('clock', 'A clock over a shop door, at five to nine');

export const laden = {
  title: 'Suchmaschinenoptimierung für Lebensmitteleinzelhandelsgeschäfte',
  href: '/blog/suchmaschinen',
  headingLevel: 2,
  category: 'Unternehmensführung',
  date: { text: 'Donnerstag, 12. Februar 2026', dateTime: '2026-02-12' },
  excerpt:
    'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz: warum das auf Ihrer Startseite nichts verloren hat.',
  readingTime: 'Lesedauer: ungefähr elf Minuten',
} satisfies PostCardProps;
