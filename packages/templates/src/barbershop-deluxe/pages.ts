import type { TemplatePage } from '../design/page.ts';

export const pages = [
  { slug: '', name: 'Home' },
  { slug: 'prices', name: 'Prices' },
  { slug: 'shaves-and-beards', name: 'Shaves and beards' },
  { slug: 'haircut-chart', name: 'Haircut chart' },
  { slug: 'the-chairs', name: 'The chairs' },
  { slug: 'first-chair', name: 'First chair' },
  { slug: 'second-chair', name: 'Second chair' },
  { slug: 'third-chair', name: 'Third chair' },
  { slug: 'book-a-chair', name: 'Book a chair' },
  { slug: 'gift-vouchers', name: 'Gift vouchers' },
  { slug: 'questions', name: 'Questions' },
  { slug: 'find-us', name: 'Find us' },
] as const satisfies readonly TemplatePage[];
