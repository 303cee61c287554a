import type { ContactDetailsProps } from '@awning/ui/sections/ContactDetails';
import type { EnquiryFormProps } from '@awning/ui/sections/EnquiryForm';
import type { FaqItem } from '@awning/ui/sections/FaqList';
import type { NumberedGridItem } from '@awning/ui/sections/NumberedGrid';
import type { OpeningHoursProps } from '@awning/ui/sections/OpeningHours';
import type { PricePlatesProps } from '@awning/ui/sections/PricePlates';
import type { ProgressBarsProps } from '@awning/ui/sections/ProgressBars';
import type { PunchCardsProps } from '@awning/ui/sections/PunchCards';
import type { ScoreboardProps } from '@awning/ui/sections/Scoreboard';
import type { StatsProps } from '@awning/ui/sections/Stats';
import type { TimetableProps } from '@awning/ui/sections/Timetable';

/** Who, where and how to reach them: on every page. */
export const business = {
  name: 'Dee Okafor',
  tradingName: 'Dee Okafor Strength',
  street: 'Arch 27, Mayes Row',
  town: 'Ancoats, Manchester',
  postcode: 'M4\u00a07JD',
  telephone: '0161 496 0147',
  telephoneHref: 'tel:+441614960147',
  mail: 'dee@arch27.example',
  signOff: ['See you', 'under the arch'],
  smallPrint: 'Level 4, insured, and on first-name terms with the physio.',
} as const;

export const labels = {
  skip: 'Skip to the page',
  menu: 'Menu',
  main: 'Main',
  everyPage: 'Every page',
  start: 'First session free',
  book: 'Book the free one',
  week: 'See the week',
  prices: 'See the prices',
  optional: '(if you like)',
};

export const hero = {
  word: 'Strong',
  /** The round letter, which a plate stands for. */
  plateAt: 3,
  rest: 'is a skill',
  lead: 'You learn it the way you learned to swim: a bit at a time, with someone watching. Barbell coaching for beginners in Ancoats, Manchester.',
  figure: 'Dee pressing the headline overhead as though it were a loaded barbell',
};

export const place = {
  label: 'The place in numbers',
  stats: [
    { value: '6', text: 'people at most, so you get looked at' },
    { value: '45', text: 'minutes, door to door' },
    { value: '0', text: 'mirrors, shouting or before-and-afters' },
  ],
} satisfies StatsProps;

const cancelling = 'Cancel by eight the night before and keep your session.';

export const prices = {
  heading: 'Load the bar',
  plates: [
    { price: '£45', name: 'One to one', note: '45 minutes, just you' },
    { price: '£28', name: 'Pairs', note: 'each, bring a mate' },
    { price: '£14', name: 'Small group', note: 'six at most' },
    { price: '£0', name: 'The first one', note: 'jeans are fine', offer: true },
  ],
  terms: `Ten-session cards are £400 one to one and £120 group. No joining fee, no contract, no direct debit. ${cancelling}`,
} satisfies PricePlatesProps;

export const pricesPage = {
  lead: 'You pay for the sessions you come to. Coaching, chalk, shower and tea are in the number.',
  terms:
    'Card or bank transfer, after the session. Pairs can be anyone: wives, rivals, a father and a daughter on speaking terms.',
};

export const cards = {
  heading: 'Ten on the bar',
  lead: 'A card is ten sessions, paid once. It has your name on it and no expiry date. The bright one is on me.',
  cards: [
    {
      name: 'One to one',
      price: '£400',
      visits: 10,
      note: '£40 a session in place of £45. Two people may share a card, one at a time.',
    },
    {
      name: 'Small group',
      price: '£120',
      visits: 10,
      note: '£12 a session in place of £14. Good for any group in the week, Bar School included.',
    },
  ],
} satisfies PunchCardsProps;

export const noCatch = {
  label: 'What you do not pay',
  stats: [
    { value: '£0', text: 'to join, and £0 to leave' },
    { value: '0', text: 'months’ contract, nothing to cancel' },
    { value: '20:00', text: 'the night before: cancel by then and keep your session' },
  ],
} satisfies StatsProps;

const group = 'Small group';
const beginners = 'Beginners only';
const alone = 'One to one';

const earlyBar = { time: '06:15', name: 'Early Bar', kind: group };
const early = { time: '06:15', name: alone, kind: alone };
const overFifties = { time: '09:30', name: 'Over Fifties', kind: group };
const mid = { time: '10:30', name: alone, kind: alone };
const lunch = { time: '12:15', name: alone, kind: alone };
const lunchSchool = { time: '12:15', name: 'Bar School', kind: beginners };
const late = { time: '18:45', name: alone, kind: alone };

export const week = {
  heading: 'The week',
  note: 'Same every week, bank holidays included. Arrive five minutes early, leave on time.',
  kinds: [group, beginners, alone],
  days: [
    {
      name: 'Mon',
      sessions: [earlyBar, lunchSchool, { time: '17:45', name: 'Squat Night', kind: group }, late],
    },
    {
      name: 'Tue',
      sessions: [early, overFifties, mid, { time: '18:45', name: 'Bar School', kind: beginners }],
    },
    {
      name: 'Wed',
      sessions: [
        earlyBar,
        lunch,
        { time: '17:45', name: 'Pull Night', kind: group },
        { time: '18:45', name: 'Pull Night', kind: group },
      ],
    },
    { name: 'Thu', sessions: [early, overFifties, mid, lunchSchool, late] },
    { name: 'Fri', sessions: [earlyBar, lunch, { time: '17:45', name: 'Press Night', kind: group }] },
    {
      name: 'Sat',
      sessions: [
        { time: '09:30', name: 'Bar School', kind: beginners },
        { time: '10:30', name: 'Everything', kind: group },
      ],
    },
  ],
  rest: 'Sunday: rest. It’s part of the programme.',
} satisfies TimetableProps;

export const sessions = {
  heading: 'Which one is mine?',
  lead: 'The number is how many there are in a week. Miss one, come to another.',
  items: [
    {
      mark: '4',
      name: 'Bar School',
      text: 'Never lifted, or not since school. Empty bars, small words, four people.',
    },
    {
      mark: '3',
      name: 'Early Bar',
      text: 'All four lifts before work. Nobody talks until 06:30, and then everybody does.',
    },
    {
      mark: '4',
      name: 'The Nights',
      text: 'Squat, Pull and Press: one lift done properly, and a bit of carrying after.',
    },
    {
      mark: '2',
      name: 'Over Fifties',
      text: 'The strongest hour of the week. Bones, balance, biscuits.',
    },
    {
      mark: '1',
      name: 'Everything',
      text: 'Saturday: a bit of each, children on the mats, coffee from the van.',
    },
    {
      mark: '8',
      name: alone,
      text: 'For a date in the diary, a dodgy shoulder, or not liking groups.',
    },
  ],
};

export const lifts = {
  heading: 'Four lifts. That’s the list.',
  items: [
    { name: 'Squat', text: 'Sit down, stand up. Chairs, toilets, toddlers.' },
    { name: 'Hinge', text: 'Pick it up off the floor. Suitcases, compost, pride.' },
    { name: 'Press', text: 'Put it overhead. Lofts, lockers, the good china.' },
    { name: 'Carry', text: 'Walk with it. All the shopping, one trip.' },
  ] satisfies readonly NumberedGridItem[],
  drawings: [
    'Squatting with a bar across the back',
    'Hinging at the hips to lift a bar from the floor',
    'Pressing a bar overhead, one foot forward',
    'Walking with a heavy kettlebell',
  ],
};

export const liftsPage = {
  number: '4',
  lead: 'Everything else in the gym is a variation, or a coat rack. Learn these and you can be let loose in any room with a bar in it.',
  /** In the order of the list above: what each begins with, and how. */
  lessons: [
    {
      number: { value: '0', unit: 'kg to begin' },
      paragraphs: ['You already do this forty times a day. We make it forty good ones, then we add a bar.'],
      steps: [
        'Sit on a box. Stand up without your hands.',
        'Same again, holding a bag of rice to your chest.',
        'Take the box away. You won’t notice.',
        'Bar on your back, empty. It weighs less than a suitcase.',
      ],
    },
    {
      number: { value: '8', unit: 'kg to begin' },
      paragraphs: ['Backs don’t go because you lift. They go because you lift twice a year.'],
      steps: [
        'Stand a foot from the wall and knock it with your bottom.',
        'Keep your hands on your thighs all the way down.',
        'Kettlebell between your feet. Push the floor away.',
        'Swap it for a bar when it bores you.',
      ],
    },
    {
      number: { value: '2', unit: 'kg to begin' },
      paragraphs: ['The honest one: you can’t cheat it and it grows half a kilo at a time.'],
      steps: [
        'A broom handle, resting on your collarbones.',
        'Squeeze your backside. This is not a joke.',
        'Push your head through the window.',
        'Broom becomes bar, usually by week three.',
      ],
    },
    {
      number: { value: '12', unit: 'kg to begin' },
      paragraphs: ['The one people feel first: on the stairs, on the bus, with the cat basket.'],
      steps: [
        'One kettlebell, one hand. Stand as if you weren’t holding it.',
        'Walk to the yellow door and back.',
        'Other hand. It will be the worse one.',
        'Two at once, then round the block with the neighbours watching.',
      ],
    },
  ],
};

export const twelveWeeks = {
  heading: 'Twelve weeks of squats',
  text: 'What two sessions a week usually does for someone who starts with the empty bar. Some go faster. Nobody is timed.',
  unit: 'kg',
  bars: [
    { value: 20, label: 'Week 1' },
    { value: 30, label: 'Week 3' },
    { value: 40, label: 'Week 6' },
    { value: 50, label: 'Week 9' },
    { value: 60, label: 'Week 12' },
  ],
} satisfies ProgressBarsProps;

export const dee = {
  heading: 'I used to be the one holding the coats',
  portrait: 'Portrait of Dee Okafor: hair in a high puff, arms folded, a pale training top',
  paragraphs: [
    'At thirty-one I did my back in lifting a photocopier. The physio gave me a barbell and I was furious. Eight months later I carried the same model up two floors, for spite.',
    'I’ve coached for eleven years now: new mums, bus drivers, a bell-ringer, a man of eighty-three. Nobody has ever been too unfit to start.',
  ],
  facts: [
    'Level 4 strength and conditioning',
    'Pre- and post-natal',
    'GP referral',
    'First aid at work, renewed March',
  ],
};

export const story = {
  heading: 'How it went',
  rows: [
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
} satisfies ScoreboardProps;

export const kit = {
  label: 'What is under the arch',
  stats: [
    { value: '4', text: 'racks, so nobody queues' },
    { value: '620', text: 'kilos of plates, and some that look like it' },
    { value: '1', text: 'kettle, always on' },
  ],
} satisfies StatsProps;

export const rules = {
  heading: 'House rules',
  items: [
    { name: 'Nobody films you', text: 'No phones on the floor. If you want proof, use the whiteboard.' },
    { name: 'Put it back', text: 'Big plates at the bottom. My mother visits.' },
    { name: 'Say if it hurts', text: 'Hard is fine. Sharp is not. I’d rather stop than be impressed.' },
  ],
};

export const whiteboard = {
  heading: 'On the whiteboard',
  rows: [
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
} satisfies ScoreboardProps;

export const where = {
  heading: 'Arch 27',
  address: 'Mayes Row, Ancoats, Manchester M4\u00a07JD',
  directions:
    'Yellow door, nine minutes from Piccadilly. If you hear a train and a clang, that’s us. Step-free; shower and lockers inside.',
  links: [
    { label: business.telephone, href: business.telephoneHref },
    { label: business.mail, href: `mailto:${business.mail}` },
  ],
} satisfies ContactDetailsProps;

export const map = 'Map: Arch 27 is on Mayes Row under the railway, between the canal and Foundry Street';

export const hours = {
  heading: 'Open',
  caption: 'When the yellow door is open',
  rows: [
    { days: 'Mon to Fri', times: '06:00 to 20:00' },
    { days: 'Saturday', times: '09:00 to 12:00' },
    { days: 'Sunday', times: 'Rest', closed: true },
  ],
} satisfies OpeningHoursProps;

export const startPage = {
  number: '£0',
  heading: 'The first one’s free',
  lead: 'Forty-five minutes, you and me and an empty bar. If it isn’t for you, you’ve had a cup of tea and a look under a railway.',
};

export const firstSession = {
  heading: 'What happens, by the clock',
  items: [
    { mark: '00', name: 'Kettle', text: 'Tea, and a list of what hurts. Bring the long version.' },
    { mark: '10', name: 'Floor', text: 'Sit, stand, reach, hang. I watch; you wonder why.' },
    { mark: '20', name: 'Four lifts', text: 'A go at each, with something lighter than your bag.' },
    { mark: '45', name: 'Home', text: 'You could do another. That’s the idea.' },
  ],
};

export const form = {
  id: 'book',
  heading: 'Two times to choose from',
  lead: 'Tell me a little and I’ll text you two. Usually by the evening.',
  fields: [
    { name: 'name', label: 'Name', autoComplete: 'name', required: true },
    { name: 'mobile', label: 'Mobile', type: 'tel', autoComplete: 'tel', required: true },
    {
      name: 'before',
      label: 'Lifted before?',
      options: ['Never', 'Years ago', 'Yes, but not well', 'Yes'],
    },
    {
      name: 'time',
      label: 'Best time',
      options: ['Before work', 'Lunch', 'After work', 'Saturday'],
    },
    {
      name: 'hurts',
      label: 'Anything that hurts',
      lines: 2,
      placeholder: 'Left knee, since the five-a-side',
      wide: true,
    },
  ],
  submit: labels.book,
  note: 'A demonstration: nothing you type here leaves your browser.',
  sent: {
    heading: 'That’s the hardest rep done',
    text: 'On a live site Dee would text you two times by the evening. Here, nothing has been sent.',
  },
  labels: { optional: labels.optional },
} satisfies EnquiryFormProps;

export const questions = {
  heading: 'Fair questions',
  start: [
    {
      question: 'Will I get bulky?',
      answer: 'Not by accident. It takes years and a lot of chicken. You’ll get jars open.',
    },
    {
      question: 'What do I wear?',
      answer: 'Flat shoes and anything you can sit on the floor in. There are spare plimsolls.',
    },
    {
      question: 'I have an injury. Can I come?',
      answer: 'Nearly always. Say so on the form; if I’m not the right person I’ll name who is.',
    },
    {
      question: 'I’m sixty-eight and I’ve never been in a gym.',
      answer: 'Then you’ll like this one. Come on a Tuesday at half past nine and ask for the kettle.',
    },
    { question: 'Do you do diets?', answer: 'No. Eat your tea.' },
  ],
  prices: [
    {
      question: 'How do I pay?',
      answer:
        'Card or bank transfer, after the session. I send the receipt, you keep it for the tax if it helps.',
    },
    {
      question: 'What if I’m ill?',
      answer: `${cancelling} After eight it counts, unless you’re in hospital. Send a picture.`,
    },
    {
      question: 'Can I swap a group card for one to ones?',
      answer: 'Yes. What’s left on it comes off the price, to the penny.',
    },
    {
      question: 'Is there a student price?',
      answer: 'The group is the student price. It’s also the pensioner price, and mine.',
    },
  ],
} satisfies Record<string, string | readonly FaqItem[]>;

export const closing = {
  heading: 'Come and lift *nothing*',
  text: 'The first bar is empty and the first session is free.',
  number: '0',
};

export const notFound = {
  number: '404',
  heading: 'Nothing on this bar',
  lead: 'The page has been put back where it belongs, or was never racked. Try the week.',
};
