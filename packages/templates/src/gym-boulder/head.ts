import { business } from './content/business.ts';
import type { pages } from './pages.ts';

interface Head {
  title: string;
  description: string;
}

/** What each page's document says of it, to tabs and to search engines. */
export const head: Record<(typeof pages)[number]['slug'], Head> = {
  '': {
    title: 'Hold Tight: bouldering in the old bus garage, Wisbech',
    description:
      'Four and a half metres of climbing wall in the flattest town in Britain. No ropes, no booking, first-timers shown round. £9, shoes £3.',
  },
  prices: {
    title: `Prices · ${business.name}`,
    description:
      'A day’s climbing £9, before four o’clock £6.50, ten visits £78, a month £38. Shoes £3, chalk £1. No joining fee.',
  },
  'first-time': {
    title: `Your first time · ${business.name}`,
    description:
      'What happens in your first hour of bouldering, what to bring, what not to, and how to fall off. Hours, map and a form for questions.',
  },
};

export const notFoundHead: Head = {
  title: `You have topped out · ${business.name}`,
  description: 'There is no page up here. Climb down again by the way to prices and first times.',
};
