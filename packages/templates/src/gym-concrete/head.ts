import { business } from './content/business.ts';
import type { pages } from './pages.ts';

interface Head {
  title: string;
  description: string;
}

/** What each page's document says of it, to tabs and to search engines. */
export const head: Record<(typeof pages)[number]['slug'], Head> = {
  '': {
    title: 'Minus Two, a gym in a car park in Digbeth, Birmingham',
    description:
      'Strength and conditioning in a 1968 multi-storey in Digbeth. Barbells on level −2, beginners on every level, the first hour free.',
  },
  tariff: {
    title: `Tariff · ${business.tradingName}`,
    description:
      'Up to one hour £9, all day £16, a month £58, a season ticket £540. First hour free, no joining fee, no clamp.',
  },
  'bay-plan': {
    title: `Bay plan · ${business.tradingName}`,
    description:
      'Every class of the week at Minus Two, Digbeth: coached barbell, learner sessions and ramp conditioning from 06:15.',
  },
  'the-levels': {
    title: `The levels · ${business.tradingName}`,
    description:
      'What is where, from the sled lanes on the roof to eight platforms on level −2. Level 2 is still cars.',
  },
  attendants: {
    title: `Attendants · ${business.tradingName}`,
    description:
      'Four coaches, one of whom used to take the tickets. Who they are, which level they stand on and what to ask them.',
  },
  'way-in': {
    title: `Way in · ${business.tradingName}`,
    description:
      'Fazeley Row Car Park, Digbeth, Birmingham: how to find level −2, when the barrier is up, and a ticket for a free first hour.',
  },
};

export const notFoundHead: Head = {
  title: `Lost your car? · ${business.tradingName}`,
  description: 'There is no such level here. Start again from the ground floor.',
};
