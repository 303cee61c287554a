import { brand } from './brand.ts';

export const blog = {
  title: 'Blog',
  heading: 'Notes from the counter',
  lead: 'Short pieces on running a small shop that people can find: being found, money, and looks.',
  description:
    'Plain advice for small shops: opening hours, reviews, prices, photographs, and what a website really costs.',
  all: 'All',
  count: (shown: number, all: number) => `Showing ${shown} of ${all} posts`,
  readingTime: (minutes: number) => (minutes === 1 ? '1 minute to read' : `${minutes} minutes to read`),
  list: {
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
  post: {
    by: 'By',
    updated: 'Put right on',
    neighbours: 'More posts',
    newer: 'Newer',
    older: 'Older',
  },
  authorNote: 'We build ready-made websites for small shops, and open our own post.',
  breadcrumbs: 'You are here',
  designs: { heading: 'On our shelf', all: 'All templates' },
  /** Before the names of the templates that show the subject of a post. */
  examples: 'On our shelf:',
  related: 'More from the counter',
  allPosts: 'All posts',
  feed: `${brand.name}: notes from the counter`,
} as const;
