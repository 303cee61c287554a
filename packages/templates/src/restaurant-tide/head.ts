import { business } from './content/business.ts';
import type { pages } from './pages.ts';

interface Head {
  title: string;
  description: string;
}

/** What each page's document says of it, to tabs and to search engines. */
export const head: Record<(typeof pages)[number]['slug'], Head> = {
  '': {
    title: 'By the Deep, a fish restaurant on the quay at Looe, Cornwall',
    description:
      'Twenty-eight seats on Buller Quay, East Looe. Fish by the fathom from five boats we can name: cockles at the tide line, turbot from the bottom at thirty.',
  },
  board: {
    title: `The board · ${business.name}`,
    description:
      'What landed at Looe today and what did not, listed at the depth it came from: cockles £8, mackerel £13, spider crab £19, turbot £34. Chips from dry land.',
  },
  boats: {
    title: `The boats · ${business.name}`,
    description:
      'Four boats and a man with a rake: who fishes for By the Deep, from which depth, and how to say good morning to them on East Looe quay.',
  },
  tides: {
    title: `Tides and opening hours · ${business.name}`,
    description:
      'Looe harbour dries, so the boats come home on high water and lunch waits for them. A day by its tide, and our hours from Wednesday to Sunday.',
  },
  book: {
    title: `Book a table · ${business.name}`,
    description:
      'A table by the window on Buller Quay, East Looe. Ask here or ring 01632 960430. Dogs, children and people who do not like fish: all answered.',
  },
  'find-us': {
    title: `Find us · ${business.name}`,
    description:
      'The Net Loft, Buller Quay, East Looe PL13 1DX. Six minutes on foot from Looe station, down the river. Where to leave the car, and the step.',
  },
};

export const notFoundHead: Head = {
  title: `Lost overboard · ${business.name}`,
  description: 'There is no such page here. The board, the boats and the tides are where they were.',
};
