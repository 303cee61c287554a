import { photo } from '../../../testing/photo.ts';
import type { RelatedPostsProps } from './RelatedPosts.tsx';

export const camera = photo('camera', 'A camera on a counter');

export const more = {
  heading: 'More from the counter',
  items: [
    {
      title: 'Five photographs every shop needs',
      href: '/blog/five-photographs',
      category: 'Design',
      date: { text: '19 February 2026', dateTime: '2026-02-19' },
      excerpt: 'The door, the counter, the work, the people, and the one you will be tempted to leave out.',
      picture: camera,
      readingTime: '5 minutes to read',
    },
    {
      title: 'What a website costs after the first year',
      href: '/blog/running-costs',
      category: 'Business',
      date: { text: '5 February 2026', dateTime: '2026-02-05' },
      excerpt: 'Domain, hosting, your own time. We add it up to the penny.',
      readingTime: '6 minutes to read',
    },
    {
      title: 'Ask for the review',
      href: '/blog/ask-for-the-review',
      category: 'SEO',
      date: { text: '22 January 2026', dateTime: '2026-01-22' },
      excerpt: 'When to ask, what to say, and how to answer the bad one.',
      readingTime: '3 minutes to read',
    },
  ],
  action: { label: 'All posts', href: '/blog' },
} satisfies RelatedPostsProps;

export const weiteres = {
  heading: 'Weiterführende Veröffentlichungen',
  items: [
    {
      title: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung',
      href: '/blog/verordnung',
      category: 'Rechtsvorschriften',
      date: { text: 'Mittwoch, 11. Februar 2026', dateTime: '2026-02-11' },
      excerpt: 'Was Ladenbesitzerinnen und Ladenbesitzer davon wissen müssen.',
    },
  ],
  action: { label: 'Alle Veröffentlichungen ansehen', href: '/blog' },
} satisfies RelatedPostsProps;
