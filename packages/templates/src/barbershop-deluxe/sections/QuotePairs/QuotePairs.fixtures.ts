import type { QuotePairsProps } from './QuotePairs.tsx';

export const optician = {
  before: 'Said on the way in',
  after: 'Said on the way out',
  items: [
    { before: 'I can see perfectly well.', after: 'Who put leaves on that tree?', author: 'Mr Bhatt' },
    { before: 'Do they have to be big?', after: 'I look like my own lawyer.', author: 'Sinead, 71' },
  ],
} satisfies QuotePairsProps;
