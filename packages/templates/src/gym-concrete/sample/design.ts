import type { Content } from '../schema.ts';

export const design = {
  plate: 'Max. headroom 2.1 m',
  marks: ['G', '1', '2', '3', '−1', '−2'],
  historyFacts: ['Architect: City Engineer’s Department', '412 spaces', 'Listed, in the sense of leaning'],
  ticket: {
    heading: 'Pay and display',
    price: 0,
    lines: [
      { title: 'Valid for', text: 'first visit, one hour' },
      { title: 'Level', text: '−2, by the ramp' },
      { title: 'Includes', text: 'an attendant, a bar, tea' },
      { title: 'Registration', text: 'your first name will do' },
    ],
  },
  letter: 'P',
  notices: [
    'Plates left on the bar: a penalty charge of one look from Bev.',
    'Cancelled by eight the night before: nothing to pay. After that, the bay was yours.',
  ],
  limit: 'Max. 2.1 m',
  limitText:
    'If you are taller than this, mind the pipe on −1 and come anyway. If your lift is, we took the pipes out on −2.',
  levels: {
    heading: 'The levels',
    lead: 'The lift works on Tuesdays. Everybody else takes the ramp, which is the warm-up.',
    items: [
      {
        mark: '3',
        title: 'Roof',
        text: 'Three sled lanes, a hill of eleven per cent and a view of two ring roads. Open to the weather, and so are you.',
        facts: ['3 lanes of 40 m', 'Closed for lightning, not for rain'],
        picture: { kind: 'drawing', name: 'sled', alt: 'Somebody leaning into a loaded sled on the roof' },
      },
      {
        mark: '2',
        title: 'Cars',
        text: 'Still cars. They were here first. On Saturdays we borrow one and push it to the far wall and back.',
        facts: ['64 spaces, the council’s', '1 Metro, ours'],
        picture: { kind: 'drawing', name: 'small-car', alt: 'Somebody pushing a small yellow car' },
      },
      {
        mark: '1',
        title: 'Engines',
        text: 'Rowers, bikes and sandbags along the open side, where there is a breeze that no gym has ever managed to sell.',
        facts: ['10 rowers', '8 bikes', 'Opens on three sides'],
        picture: {
          kind: 'drawing',
          name: 'rower',
          alt: 'One person rowing, another walking with kettlebells',
        },
      },
      {
        mark: 'G',
        title: 'The booth',
        text: 'Tickets, tea, lost umbrellas. Bev or whoever Bev trusts. The barrier is up whenever the light is on.',
        facts: ['Step-free from the street', 'Dog on duty: Handbrake'],
        picture: {
          kind: 'photo',
          file: 'friendly-spotted-dog.jpg',
          alt: 'Handbrake, a brown and white spotted dog in a red collar',
          focus: { x: 50, y: 40 },
          drawing: 'booth-and-barrier',
        },
      },
      {
        mark: '−1',
        title: 'Bodyshop',
        text: 'Mats, pull-up pipe, physio’s table, showers and lockers. The pipe is load-bearing. The council has it in writing.',
        facts: ['6 showers, hot', '120 lockers', 'Bicycle racks'],
        picture: {
          kind: 'drawing',
          name: 'pull-up',
          alt: 'Somebody doing a pull-up on a pipe, beside the lockers',
        },
      },
      {
        mark: '−2',
        title: 'Platforms',
        text: 'Eight platforms, twelve racks and four tonnes of plates on three metres of concrete. Drop what you like: there is nobody below.',
        facts: ['8 platforms', '12 racks', '14 °C all year'],
        picture: {
          kind: 'drawing',
          name: 'platform',
          alt: 'Two people on a platform, one pressing a bar overhead, one about to pull one off the floor',
        },
      },
    ],
  },
  classes: {
    heading: 'Which bay is mine?',
    lead: 'Everything on the plan in a line each. If none of it sounds like you, start at Learner.',
    items: [
      {
        mark: 'L',
        title: 'Learner',
        text: 'Four lifts, empty bar, six sessions. You get plates when you’ve earned them, like everyone on the ring road.',
      },
      {
        mark: '06',
        title: 'Early bar',
        text: 'Barbells before work. Silent until half past six by agreement with the pigeons.',
      },
      {
        mark: '55',
        title: 'Classic cars',
        text: 'For over fifty-fives. Good bodywork, regular servicing, kept out of the rain.',
      },
      {
        mark: '20',
        title: 'Sleds and rows',
        text: 'Level 1 and the roof. Twenty minutes, most of it uphill. Bring a second shirt.',
      },
      {
        mark: 'OK',
        title: 'The M.O.T.',
        text: 'Hips, shoulders, ankles. Priya finds what squeaks and shows you where the oil goes.',
      },
      {
        mark: '1',
        title: 'Push a car',
        text: 'Saturdays on level 2. It is a 1987 Metro, it does not start, and its owner has agreed in writing.',
      },
    ],
  },
  people: {
    plate: 'Attended at all times',
    heading: 'Someone in the booth',
    lead: 'Four coaches on four levels, and one kettle. You will be asked your name once and it will be remembered.',
    picture: {
      kind: 'drawing',
      name: 'gatehouse',
      alt: 'The booth at ground level, its light on, with Bev in the window and the barrier up',
    },
  },
  visit: {
    plate: 'Keep left, keep going',
    heading: 'Come on down',
    lead: 'Through the barrier, past the booth, follow the orange arrows. When you can’t go any lower, that’s us.',
    picture: {
      kind: 'drawing',
      name: 'ramp',
      alt: 'The ramp going down past level minus one, with an arrow on every slope and a barbell at the bottom',
    },
  },
  ask: {
    heading: 'Take a ticket',
    lead: 'Good for one free hour with an attendant. We text you two times to choose from, usually the same evening.',
    action: 'Take a ticket',
  },
  closing: {
    heading: 'First hour *free*',
    lead: 'Take a ticket, come down the ramp, lift something. If you leave within the hour you owe us nothing, and we keep your umbrella.',
  },
  notFound: {
    heading: 'You have lost your car',
    lead: 'This level does not exist. It happens: they all look the same and you were thinking about lunch. Start again from the ground floor.',
    picture: {
      kind: 'drawing',
      name: 'empty-bay',
      alt: 'An empty bay between painted lines, with an oil stain where a page used to be',
    },
  },
  pages: {
    home: {
      title: 'Minus Two, a gym in a car park in Digbeth, Birmingham',
      description:
        'Strength and conditioning in a 1968 multi-storey in Digbeth. Barbells on level −2, beginners on every level, the first hour free.',
    },
    tariff: {
      name: 'Tariff',
      title: 'Tariff · Minus Two Strength & Conditioning',
      description:
        'Up to one hour £9, all day £16, a month £58, a season ticket £540. First hour free, no joining fee, no clamp.',
    },
    'bay-plan': {
      name: 'Bay plan',
      title: 'Bay plan · Minus Two Strength & Conditioning',
      description:
        'Every class of the week at Minus Two, Digbeth: coached barbell, learner sessions and ramp conditioning from 06:15.',
    },
    'the-levels': {
      name: 'The levels',
      title: 'The levels · Minus Two Strength & Conditioning',
      description:
        'What is where, from the sled lanes on the roof to eight platforms on level −2. Level 2 is still cars.',
    },
    attendants: {
      name: 'Attendants',
      title: 'Attendants · Minus Two Strength & Conditioning',
      description:
        'Four coaches, one of whom used to take the tickets. Who they are, which level they stand on and what to ask them.',
    },
    'way-in': {
      name: 'Way in',
      title: 'Way in · Minus Two Strength & Conditioning',
      description:
        'Fazeley Row Car Park, Digbeth, Birmingham: how to find level −2, when the barrier is up, and a ticket for a free first hour.',
    },
    notFound: {
      title: 'Lost your car? · Minus Two Strength & Conditioning',
      description: 'There is no such level here. Start again from the ground floor.',
    },
  },
} satisfies Content['design'];
