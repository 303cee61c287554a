import { photo } from '../../../testing/photo.ts';
import type { PostListProps } from './PostList.tsx';

type Posts = PostListProps['items'];

const post = (
  category: string,
  title: string,
  date: string,
  dateTime: string,
  excerpt: string,
  minutes: number,
) => ({
  title,
  href: `/blog/${title.toLowerCase().replaceAll(/\W+/g, '-')}`,
  category,
  date: { text: date, dateTime },
  excerpt,
  readingTime: `${minutes} minutes to read`,
});

export const posts = [
  {
    ...post(
      'SEO',
      'Put your opening hours where people look',
      '2 March 2026',
      '2026-03-02',
      'Half of those who search for a barber want to know one thing: are you open now? Three places to say so, and one to stop saying it.',
      4,
    ),
    picture: photo('clock', 'A clock over a shop door'),
  },
  {
    ...post(
      'Design',
      'Five photographs every shop needs',
      '19 February 2026',
      '2026-02-19',
      'The door, the counter, the work, the people, and the one you will be tempted to leave out.',
      5,
    ),
    picture: photo('camera', 'A camera on a counter'),
  },
  {
    ...post(
      'Business',
      'What a website costs after the first year',
      '5 February 2026',
      '2026-02-05',
      'Domain, hosting, your own time. We add it up to the penny.',
      6,
    ),
    picture: photo('loaf', 'A loaf on a board'),
  },
  {
    ...post(
      'SEO',
      'Ask for the review',
      '22 January 2026',
      '2026-01-22',
      'When to ask, what to say, and how to answer the bad one.',
      3,
    ),
    picture: photo('flowers', 'Flowers on a counter'),
  },
  post(
    'Business',
    'A price list that ends the phone calls',
    '8 January 2026',
    '2026-01-08',
    'From, to and it depends: which of them sends people away, and which brings them in.',
    4,
  ),
  post(
    'Design',
    'One typeface is plenty',
    '11 December 2025',
    '2025-12-11',
    'And what to do with the three you have already.',
    3,
  ),
] satisfies Posts;

export const counter = {
  heading: 'Notes from the counter',
  lead: 'Short pieces on running a shop that people can find.',
  items: posts,
  categories: [
    { value: '', label: 'All' },
    { value: 'seo', label: 'SEO' },
    { value: 'business', label: 'Business' },
    { value: 'design', label: 'Design' },
  ],
  value: { q: '', category: '' },
  formAction: '/blog',
  count: 'Showing 6 of 6 posts',
  labels: {
    form: 'Find a post',
    search: 'Search by title',
    clearSearch: 'Clear search',
    submit: 'Search',
    categories: 'Category',
    posts: 'Posts',
    empty: 'No posts found',
    emptyHint: 'Try a shorter word, or look through all of them.',
    clear: 'Show all posts',
    loading: 'Fetching posts…',
  },
} satisfies PostListProps;

export const aushang = {
  ...counter,
  heading: 'Veröffentlichungsverzeichnis',
  lead: 'Kurze Beiträge über Suchmaschinenoptimierung und Ladeneinrichtung.',
  items: [
    {
      title: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung',
      href: '/blog/verordnung',
      category: 'Rechtsvorschriften',
      date: { text: 'Mittwoch, 11. Februar 2026', dateTime: '2026-02-11' },
      excerpt: 'Was Ladenbesitzerinnen und Ladenbesitzer davon wissen müssen.',
      readingTime: 'Lesedauer: ungefähr elf Minuten',
    },
  ],
  categories: ['Alle', 'Suchmaschinenoptimierung', 'Unternehmensführung', 'Gestaltung'].map((label) => ({
    value: label === 'Alle' ? '' : label,
    label,
  })),
  count: '1 von 1 Veröffentlichung wird angezeigt',
  labels: {
    ...counter.labels,
    form: 'Beitrag suchen',
    search: 'Überschriften durchsuchen',
    submit: 'Durchsuchen',
    categories: 'Themengebiet',
  },
} satisfies PostListProps;
