import type { Content } from '../schema.ts';

export const design = {
  place: {
    heading: 'The place in numbers',
    items: [
      { title: '6', text: 'people at most, so you get looked at' },
      { title: '45', text: 'minutes, door to door' },
      { title: '0', text: 'mirrors, shouting or before-and-afters' },
    ],
  },
  board: {
    heading: 'On the whiteboard',
    items: [
      {
        value: '100',
        unit: 'kg',
        text: 'I ordered the compost myself and I carried it in myself. All of it.',
        by: 'Ruth, 61, deadlift',
      },
      {
        value: '1',
        unit: 'pull-up',
        text: 'It took nineteen weeks. I rang my sister from the floor.',
        by: 'Anjali, 38, on a Tuesday',
      },
      {
        value: '0',
        unit: 'back pain',
        text: 'Since February. I’d forgotten tying my shoes could be boring.',
        by: 'Marek, 52, drives the 216',
      },
    ],
  },
  milestones: {
    heading: 'How it went',
    items: [
      {
        value: '31',
        unit: 'years old',
        text: 'The photocopier goes one way and I go the other. Six weeks flat on my sister’s carpet.',
      },
      {
        value: '20',
        unit: 'kg',
        text: 'My first bar, empty. I said no. The physio put the kettle on and waited.',
      },
      {
        value: '2',
        unit: 'floors',
        text: 'Eight months on, same model, up the same stairs. Nobody had asked me to.',
      },
      {
        value: '27',
        unit: 'the arch',
        text: 'I took it over from a man who mended prams. The hooks in the ceiling are his.',
      },
      {
        value: '83',
        unit: 'the oldest',
        text: 'Mr Whitaker presses in a tie. He started at eighty, to see what the noise was.',
      },
    ],
  },
  lifts: {
    heading: 'Four lifts. That’s the list.',
    lead: 'Everything else in the gym is a variation, or a coat rack. Learn these and you can be let loose in any room with a bar in it.',
    items: [
      {
        title: 'Squat',
        text: 'Sit down, stand up. Chairs, toilets, toddlers.',
        more: 'You already do this forty times a day. We make it forty good ones, then we add a bar.',
        number: { value: '0', unit: 'kg to begin' },
        steps: [
          'Sit on a box. Stand up without your hands.',
          'Same again, holding a bag of rice to your chest.',
          'Take the box away. You won’t notice.',
          'Bar on your back, empty. It weighs less than a suitcase.',
        ],
        picture: {
          kind: 'photo',
          file: 'grey-sofa-by-tall-windows.jpg',
          alt: 'A low grey sofa under tall windows',
          focus: { x: 50, y: 60 },
          drawing: 'squat',
        },
      },
      {
        title: 'Hinge',
        text: 'Pick it up off the floor. Suitcases, compost, pride.',
        more: 'Backs don’t go because you lift. They go because you lift twice a year.',
        number: { value: '8', unit: 'kg to begin' },
        steps: [
          'Stand a foot from the wall and knock it with your bottom.',
          'Keep your hands on your thighs all the way down.',
          'Kettlebell between your feet. Push the floor away.',
          'Swap it for a bar when it bores you.',
        ],
        picture: {
          kind: 'photo',
          file: 'leather-shoes-and-tie.jpg',
          alt: 'A pair of polished black shoes on a mat, a rolled tie beside them',
          focus: { x: 20, y: 50 },
          drawing: 'hinge',
        },
      },
      {
        title: 'Press',
        text: 'Put it overhead. Lofts, lockers, the good china.',
        more: 'The honest one: you can’t cheat it and it grows half a kilo at a time.',
        number: { value: '2', unit: 'kg to begin' },
        steps: [
          'A broom handle, resting on your collarbones.',
          'Squeeze your backside. This is not a joke.',
          'Push your head through the window.',
          'Broom becomes bar, usually by week three.',
        ],
        picture: {
          kind: 'photo',
          file: 'espresso-in-red-cup.jpg',
          alt: 'A china cup and saucer with a spoon, on a wooden table',
          focus: { x: 50, y: 70 },
          drawing: 'press',
        },
      },
      {
        title: 'Carry',
        text: 'Walk with it. All the shopping, one trip.',
        more: 'The one people feel first: on the stairs, on the bus, with the cat basket.',
        number: { value: '12', unit: 'kg to begin' },
        steps: [
          'One kettlebell, one hand. Stand as if you weren’t holding it.',
          'Walk to the yellow door and back.',
          'Other hand. It will be the worse one.',
          'Two at once, then round the block with the neighbours watching.',
        ],
        picture: {
          kind: 'photo',
          file: 'bread-loaves-in-paper-bag.jpg',
          alt: 'Loaves of bread, one of them in a paper bag',
          focus: { x: 60, y: 50 },
          drawing: 'carry',
        },
      },
    ],
  },
  progress: {
    heading: 'Twelve weeks of squats',
    lead: 'What two sessions a week usually does for someone who starts with the empty bar. Some go faster. Nobody is timed.',
    unit: 'kg',
    items: [
      { value: 20, label: 'Week 1' },
      { value: 30, label: 'Week 3' },
      { value: 40, label: 'Week 6' },
      { value: 50, label: 'Week 9' },
      { value: 60, label: 'Week 12' },
    ],
  },
  cards: {
    heading: 'Ten on the bar',
    lead: 'A card is ten sessions, paid once. It has your name on it and no expiry date. The bright one is on me.',
    items: [
      {
        name: 'One to one',
        price: 40000,
        visits: 10,
        note: '£40 a session in place of £45. Two people may share a card, one at a time.',
      },
      {
        name: 'Small group',
        price: 12000,
        visits: 10,
        note: '£12 a session in place of £14. Good for any group in the week, Bar School included.',
      },
    ],
  },
  noCatch: {
    heading: 'What you do not pay',
    items: [
      { title: '£0', text: 'to join, and £0 to leave' },
      { title: '0', text: 'months’ contract, nothing to cancel' },
      { title: '20:00', text: 'the night before: cancel by then and keep your session' },
    ],
  },
  sessions: {
    heading: 'Which one is mine?',
    lead: 'The number is how many there are in a week. Miss one, come to another.',
    items: [
      {
        mark: '4',
        title: 'Bar School',
        text: 'Never lifted, or not since school. Empty bars, small words, four people.',
      },
      {
        mark: '3',
        title: 'Early Bar',
        text: 'All four lifts before work. Nobody talks until 06:30, and then everybody does.',
      },
      {
        mark: '4',
        title: 'The Nights',
        text: 'Squat, Pull and Press: one lift done properly, and a bit of carrying after.',
      },
      { mark: '2', title: 'Over Fifties', text: 'The strongest hour of the week. Bones, balance, biscuits.' },
      {
        mark: '1',
        title: 'Everything',
        text: 'Saturday: a bit of each, children on the mats, coffee from the van.',
      },
      {
        mark: '8',
        title: 'One to one',
        text: 'For a date in the diary, a dodgy shoulder, or not liking groups.',
      },
    ],
  },
  kit: {
    heading: 'What is under the arch',
    items: [
      { title: '4', text: 'racks, so nobody queues' },
      { title: '620', text: 'kilos of plates, and some that look like it' },
      { title: '1', text: 'kettle, always on' },
    ],
  },
  rules: {
    heading: 'House rules',
    items: [
      { title: 'Nobody films you', text: 'No phones on the floor. If you want proof, use the whiteboard.' },
      { title: 'Put it back', text: 'Big plates at the bottom. My mother visits.' },
      { title: 'Say if it hurts', text: 'Hard is fine. Sharp is not. I’d rather stop than be impressed.' },
    ],
  },
  start: {
    number: '£0',
    heading: 'The first one’s free',
    lead: 'Forty-five minutes, you and me and an empty bar. If it isn’t for you, you’ve had a cup of tea and a look under a railway.',
  },
  first: {
    heading: 'What happens, by the clock',
    items: [
      { mark: '00', title: 'Kettle', text: 'Tea, and a list of what hurts. Bring the long version.' },
      { mark: '10', title: 'Floor', text: 'Sit, stand, reach, hang. I watch; you wonder why.' },
      { mark: '20', title: 'Four lifts', text: 'A go at each, with something lighter than your bag.' },
      { mark: '45', title: 'Home', text: 'You could do another. That’s the idea.' },
    ],
  },
  ask: {
    heading: 'Two times to choose from',
    lead: 'Tell me a little and I’ll text you two. Usually by the evening.',
    action: 'First session free',
  },
  closing: {
    number: '0',
    heading: 'Come and lift *nothing*',
    lead: 'The first bar is empty and the first session is free.',
  },
  signOff: ['See you', 'under the arch'],
  notFound: {
    heading: 'Nothing on this bar',
    lead: 'The page has been put back where it belongs, or was never racked. Try the week.',
  },
  pages: {
    home: {
      title: 'Dee Okafor, strength coach in Ancoats, Manchester',
      description:
        'Strength training for people who have never lifted, under a railway arch in Ancoats. One to one £45, small groups £14, first session free.',
    },
    prices: {
      title: 'Prices · Dee Okafor Strength',
      description:
        'One to one £45, pairs £28 each, small group £14, the first session free. Ten-session cards, no joining fee, no contract.',
    },
    timetable: {
      title: 'Timetable · Dee Okafor Strength',
      description:
        'The week at Arch 27, Ancoats: small groups, beginners’ Bar School and one to one slots from 06:15, Monday to Saturday.',
    },
    'the-lifts': {
      name: 'The lifts',
      title: 'The lifts · Dee Okafor Strength',
      description:
        'Squat, hinge, press, carry: what each is for, what you begin with and the four steps to your first bar.',
    },
    about: {
      title: 'About Dee · Dee Okafor Strength',
      description:
        'From a photocopier and a bad back to eleven years of coaching beginners. Who Dee Okafor is, what is under the arch, and the house rules.',
    },
    start: {
      name: 'First session',
      title: 'Start: the first session is free · Dee Okafor Strength',
      description:
        'Book a free first session in Ancoats, Manchester: forty-five minutes, an empty bar and a cup of tea. Questions answered.',
    },
    notFound: {
      title: 'Nothing on this bar · Dee Okafor Strength',
      description:
        'There is no such page here. The week, the prices and the way to a free first session are.',
    },
  },
} satisfies Content['design'];
