import { business } from './content/business.ts';
import type { pages } from './pages.ts';

interface Head {
  title: string;
  description: string;
}

/** What each page's document says of it, to tabs and to search engines. */
export const head: Record<(typeof pages)[number]['slug'], Head> = {
  '': {
    title: 'Lane Eight, running for beginners in Wallsend',
    description:
      'From never running to your first ten kilometres in twelve weeks, on the track in Wallsend, with Denise Rutter. The first lap is free.',
  },
  prices: {
    title: `Prices · ${business.tradingName}`,
    description:
      'Twelve weeks £132, one to one £34, drop in £7, the first lap £0. No joining fee, no contract, gate money included.',
  },
  start: {
    title: `The first lap is free · ${business.tradingName}`,
    description:
      'Book a free first lap in Wallsend: what happens by the metre, when and where, and the questions people ask at the gate.',
  },
};

export const notFoundHead: Head = {
  title: `You just missed it · ${business.tradingName}`,
  description: 'There is no such page here. The prices, the plan and the way to a free first lap are.',
};
