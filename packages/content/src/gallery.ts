export const gallery = {
  title: 'Portfolio',
  description:
    'Every website we sell, photographed as it opens on a desktop screen. Choose a trade and try the live demo.',
  heading: 'Portfolio',
  lead: 'Every site on the shelf, as it opens on a desktop. Try the door: the demos are live.',
  all: 'All',
  form: 'Choose sites',
  categories: 'Category',
  show: 'Show',
  count: (shown: number, all: number) => `Showing ${shown} of ${all} sites`,
  lightbox: {
    close: 'Close',
    previous: 'Previous picture',
    next: 'Next picture',
    picture: 'Picture',
    of: 'of',
  },
} as const;
