import { business } from './content/business.ts';
import type { pages } from './pages.ts';

interface Head {
  title: string;
  description: string;
}

/** What each page's document says of it, to tabs and to search engines. */
export const head: Record<(typeof pages)[number]['slug'], Head> = {
  '': {
    title: 'Penny Street Baths, swimming pool and gym in Accrington',
    description:
      'A 1908 municipal baths with a 25-yard pool at 28°, a gym on the old second-class pool, steam rooms and lessons. Day pass £11.',
  },
  'the-pool': {
    title: `The pool · ${business.name}`,
    description:
      'Twenty-five yards, four lanes, 28 degrees, 0.9 m to 3 m. Who is in which lane, hour by hour, and how to choose yours.',
  },
  'gym-floor': {
    title: `The gym floor · ${business.name}`,
    description:
      'Barbells, kettlebells and rowers on the boarded-over second-class pool. Two coaches on the floor until nine every evening.',
  },
  classes: {
    title: `Classes · ${business.name}`,
    description:
      'Every class of the week, in and out of the water: lengths club, aqua, kettlebells, barbell, Pilates and learners.',
  },
  'learn-to-swim': {
    title: `Learn to swim · ${business.name}`,
    description:
      'Lessons for children from four and for adults who never did. Ten half-hours £64, six to a group, nobody thrown in.',
  },
  'steam-rooms': {
    title: `Steam rooms · ${business.name}`,
    description:
      'Three warm rooms and a cold plunge in the Edwardian Turkish suite. Included in every membership, £9 by itself.',
  },
  memberships: {
    title: `Memberships · ${business.name}`,
    description:
      'Everything for £38 a month, off-peak £26, a family £72. A swim is £4.80 and a day pass £11. No joining fee.',
  },
  'first-visit': {
    title: `First visit · ${business.name}`,
    description:
      'What to bring, which door, how the cubicles work and where your glasses go. Half an hour with somebody who knows.',
  },
  'the-people': {
    title: `The people · ${business.name}`,
    description:
      'The front desk, the teacher, the coach and the boiler man: four people who run the baths, and what to ask them.',
  },
  'the-building': {
    title: `The building · ${business.name}`,
    description:
      'Opened in 1908, closed in 2004, bought for a pound by its swimmers in 2007. Forty thousand tiles, and one of them upside down.',
  },
  questions: {
    title: `Questions · ${business.name}`,
    description:
      'Locks, caps, showers, verrucas, hearing aids, hoists and whether the heron is real. Answers from the front desk.',
  },
  'find-us': {
    title: `Find us · ${business.name}`,
    description:
      'Penny Street, Accrington, four minutes from the station. Opening hours, a map, and a form to ask for a day pass.',
  },
};

export const notFoundHead: Head = {
  title: `Somebody pulled the plug · ${business.name}`,
  description: 'There is no such page here. The way back to dry land is by the steps.',
};
