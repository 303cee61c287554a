import { business } from './content/business.ts';
import type { pages } from './pages.ts';

interface Head {
  title: string;
  description: string;
}

/** What each page's document says of it, to tabs and to search engines. */
export const head: Record<(typeof pages)[number]['slug'], Head> = {
  '': {
    title: 'Dee Okafor, strength coach in Ancoats, Manchester',
    description:
      'Strength training for people who have never lifted, under a railway arch in Ancoats. One to one £45, small groups £14, first session free.',
  },
  prices: {
    title: `Prices · ${business.tradingName}`,
    description:
      'One to one £45, pairs £28 each, small group £14, the first session free. Ten-session cards, no joining fee, no contract.',
  },
  timetable: {
    title: `Timetable · ${business.tradingName}`,
    description:
      'The week at Arch 27, Ancoats: small groups, beginners’ Bar School and one to one slots from 06:15, Monday to Saturday.',
  },
  'the-lifts': {
    title: `The lifts · ${business.tradingName}`,
    description:
      'Squat, hinge, press, carry: what each is for, what you begin with and the four steps to your first bar.',
  },
  about: {
    title: `About Dee · ${business.tradingName}`,
    description:
      'From a photocopier and a bad back to eleven years of coaching beginners. Who Dee Okafor is, what is under the arch, and the house rules.',
  },
  start: {
    title: `Start: the first session is free · ${business.tradingName}`,
    description:
      'Book a free first session in Ancoats, Manchester: forty-five minutes, an empty bar and a cup of tea. Questions answered.',
  },
};

export const notFoundHead: Head = {
  title: `Nothing on this bar · ${business.tradingName}`,
  description: 'There is no such page here. The week, the prices and the way to a free first session are.',
};
