import type { DirectoryLevel } from '../sections/LevelDirectory/index.ts';

export const directory = {
  heading: 'The levels',
  bay: '01',
  lead: 'The lift works on Tuesdays. Everybody else takes the ramp, which is the warm-up.',
  levels: [
    {
      sign: '3',
      name: 'Roof',
      text: 'Three sled lanes, a hill of eleven per cent and a view of two ring roads. Open to the weather, and so are you.',
      facts: ['3 lanes of 40 m', 'Closed for lightning, not for rain'],
    },
    {
      sign: '2',
      name: 'Cars',
      text: 'Still cars. They were here first. On Saturdays we borrow one and push it to the far wall and back.',
      facts: ['64 spaces, the council’s', '1 Metro, ours'],
    },
    {
      sign: '1',
      name: 'Engines',
      text: 'Rowers, bikes and sandbags along the open side, where there is a breeze that no gym has ever managed to sell.',
      facts: ['10 rowers', '8 bikes', 'Opens on three sides'],
    },
    {
      sign: 'G',
      name: 'The booth',
      text: 'Tickets, tea, lost umbrellas. Bev or whoever Bev trusts. The barrier is up whenever the light is on.',
      facts: ['Step-free from the street', 'Dog on duty: Handbrake'],
    },
    {
      sign: '−1',
      name: 'Bodyshop',
      text: 'Mats, pull-up pipe, physio’s table, showers and lockers. The pipe is load-bearing. The council has it in writing.',
      facts: ['6 showers, hot', '120 lockers', 'Bicycle racks'],
    },
    {
      sign: '−2',
      name: 'Platforms',
      text: 'Eight platforms, twelve racks and four tonnes of plates on three metres of concrete. Drop what you like: there is nobody below.',
      facts: ['8 platforms', '12 racks', '14 °C all year'],
    },
  ] as const satisfies readonly DirectoryLevel[],
  /** What is seen on each. */
  drawings: {
    '3': 'Somebody leaning into a loaded sled on the roof',
    '2': 'Somebody pushing a small yellow car',
    '1': 'One person rowing, another walking with kettlebells',
    G: 'The ticket booth with its barrier up and a visitor with a bag',
    '−1': 'Somebody doing a pull-up on a pipe, beside the lockers',
    '−2': 'Two people on a platform, one pressing a bar overhead, one about to pull one off the floor',
  },
};

export const history = {
  heading: 'Built for weight',
  image: 'The car park from the street: five decks of pale concrete, an orange sky and the ramp going under',
  paragraphs: [
    'Fazeley Row opened in 1968 with 412 spaces and a ribbon. The lower decks were cast for lorries that never came, so nothing a person can lift has ever bothered them.',
    'By 2009 cars had grown too wide for the ramp and the council roped off everything below ground. Bev, who had the booth, asked what they wanted for it. They wanted somebody to sweep.',
  ],
  facts: ['Architect: City Engineer’s Department', '412 spaces', 'Listed, in the sense of leaning'],
};
