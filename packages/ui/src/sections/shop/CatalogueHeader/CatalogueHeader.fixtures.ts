import type { CatalogueHeaderProps } from './CatalogueHeader.tsx';

export const bookshop = {
  heading: 'Second-hand and signed',
  lead: 'Everything that came in since Lady Day, by shelf.',
  shelves: {
    label: 'Shelves',
    categories: [
      { label: 'All', href: '/books', current: true },
      { label: 'Cookery', href: '/books/cookery' },
      { label: 'Railways', href: '/books/railways' },
      { label: 'Poetry', href: '/books/poetry' },
    ],
  },
  count: 'Showing 214 of 214 books',
} satisfies CatalogueHeaderProps;
