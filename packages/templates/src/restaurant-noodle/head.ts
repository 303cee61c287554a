import { business } from './content/business.ts';
import type { pages } from './pages.ts';

interface Head {
  title: string;
  description: string;
}

/** What each page's document says of it, to tabs and to search engines. */
export const head: Record<(typeof pages)[number]['slug'], Head> = {
  '': {
    title: 'Long Story, a nine-stool noodle counter in Newcastle',
    description:
      'Hand-pulled noodles on Pudding Chare, Newcastle: one uncut noodle to a bowl, nine bowls from £9.50, nine stools. Walk in, or hold two.',
  },
  menu: {
    title: `Menu · ${business.tradingName}`,
    description:
      'Nine bowls with one noodle in each, seven to twelve metres, £9.50 to £16. Dumplings, smacked cucumber, barley tea and Kev’s plum soda.',
  },
  'find-us': {
    title: `Find us · ${business.tradingName}`,
    description:
      '9 Pudding Chare, four minutes from Newcastle Central Station. Tuesday to Sunday from noon. Questions, and a form to hold two stools.',
  },
};

export const notFoundHead: Head = {
  title: `Lost the end · ${business.tradingName}`,
  description: 'There is no such page here. The nine bowls and the nine stools are where they were.',
};
