import type { MinuteBoardGroup } from '../sections/MinuteBoard/index.ts';

const fade = {
  name: 'Skin fade',
  note: 'Down to nothing and back up, blended by eye',
  minutes: 40,
  time: '40 min',
  price: '£22',
};
const level = {
  name: 'Level cut',
  note: 'One guard all over. Say a number',
  minutes: 20,
  time: '20 min',
  price: '£14',
};
const shapeUp = {
  name: 'Shape-up',
  note: 'Line, temples, neck. Friday’s favourite',
  minutes: 15,
  time: '15 min',
  price: '£10',
};
const afro = {
  name: 'Afro shape',
  note: 'Picked out, rounded, walked round twice',
  minutes: 45,
  time: '45 min',
  price: '£24',
};
const retwist = {
  name: 'Loc retwist',
  note: 'Wash, palm roll, dryer, gossip',
  minutes: 90,
  time: '1½ hours',
  price: '£55',
};
const boxBraids = {
  name: 'Box braids',
  note: 'Medium, to the shoulder. Bring a film',
  minutes: 240,
  time: '4 hours',
  price: '£120',
};

export const onTheRail = {
  heading: 'What it costs',
  lead: 'A tooth is five minutes. A whole comb is an hour, and worth sitting still for.',
  groups: [{ services: [shapeUp, level, fade, afro, retwist, boxBraids] }],
};

export const everyPrice = {
  heading: 'Count the teeth',
  lead: 'Every tooth is five minutes of somebody’s wrist, every whole comb an hour. The price is for the time, whoever’s hair it is.',
  groups: [
    {
      name: 'Clippers and scissors',
      services: [
        shapeUp,
        level,
        fade,
        afro,
        {
          name: 'Cut and beard',
          note: 'Hot towel, straight line, oil you can’t buy',
          minutes: 55,
          time: '55 min',
          price: '£30',
        },
        {
          name: 'Under twelves',
          note: 'Booster seat. Lollipop after, never during',
          minutes: 25,
          time: '25 min',
          price: '£12',
        },
        {
          name: 'Over sixty-fives',
          note: 'Tuesday to Thursday, with the paper',
          minutes: 30,
          time: '30 min',
          price: '£11',
        },
      ],
    },
    {
      name: 'Locs and naturals',
      services: [
        retwist,
        {
          name: 'Starter locs',
          note: 'Comb coils or two-strand, and a talk about patience',
          minutes: 150,
          time: '2½ hours',
          price: '£90',
        },
        {
          name: 'Twist-out',
          note: 'Wash, twist, dry, undo, admire',
          minutes: 75,
          time: '1¼ hours',
          price: '£45',
        },
        {
          name: 'Steam and trim',
          note: 'The ends you’ve been pretending about',
          minutes: 60,
          time: '1 hour',
          price: '£38',
        },
      ],
    },
    {
      name: 'Braids',
      services: [
        {
          name: 'Cornrows',
          note: 'Straight back, any number you can count to',
          minutes: 60,
          time: '1 hour',
          price: '£35',
        },
        {
          name: 'Stitch cornrows',
          note: 'With patterns. Keziah draws it first',
          minutes: 105,
          time: '1¾ hours',
          price: '£60',
        },
        boxBraids,
        {
          name: 'Take-down',
          note: 'Out, washed, detangled, forgiven',
          minutes: 45,
          time: '45 min',
          price: '£25',
        },
      ],
    },
  ] satisfies readonly MinuteBoardGroup[],
  terms:
    'Card or cash. Braiding hair is included up to four packs. A deposit of £20 holds anything over an hour; it comes off the price, or pays for the empty chair.',
};

export const priceQuestions = {
  heading: 'Fair questions',
  items: [
    {
      question: 'Is it dearer for women?',
      answer: 'No. It never has been. A fade is £22 on anybody; the clippers can’t tell.',
    },
    {
      question: 'My hair is thicker than most. Does it cost more?',
      answer:
        'No. Thick hair is what the shop is for. If it’ll take an hour more than the board says, Keziah tells you before she starts, not after.',
    },
    {
      question: 'Can I bring my own hair for braids?',
      answer: 'Yes, and we take £10 off. Pre-stretched, please, or we’ll be here until carnival.',
    },
    {
      question: 'What if I don’t like it?',
      answer:
        'Say so in the chair. If you only notice at home, come back inside a week and we put it right for nothing. Alford will want to see it.',
    },
  ],
};
