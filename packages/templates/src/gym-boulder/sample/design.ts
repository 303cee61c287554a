import type { Content } from '../schema.ts';

export const design = {
  facts: ['Twelve bays', '144 routes', 'New ones every second Tuesday', 'Step-free to the mats'],
  grades: {
    heading: 'How hard is it?',
    lead: 'The colour of a hold says how hard the route is, and so does its shape. Pick one colour, use only that, start sitting down. That’s the whole sport.',
    items: [
      {
        title: 'Mint',
        note: 'Round holds · 34 routes',
        text: 'A ladder with ideas. If you got upstairs this morning, you’ve trained.',
      },
      {
        title: 'Pink',
        note: 'Square holds · 41 routes',
        text: 'Your second visit. Feet start to matter and you’ll say so.',
      },
      {
        title: 'Tangerine',
        note: 'Pointed · 38 routes',
        text: 'Where most of Thursday night lives, some of it for years.',
      },
      {
        title: 'Cobalt',
        note: 'Tall, pinched in · 22 routes',
        text: 'Bring a plan. Then bring the plan you make after that one.',
      },
      {
        title: 'Plum',
        note: 'Thin edges · 9 routes',
        text: 'Set by Tom on a bad day. Two of them are still unclimbed, by Tom.',
      },
    ],
  },
  steps: {
    heading: 'Your first hour',
    lead: 'Seven holds from the door to the top. Nobody has ever fallen off the first one.',
    items: [
      {
        title: 'Say it’s your first time',
        note: 'At the desk, two minutes',
        text: 'Bev will ask anyway. One form, one stamp on the hand, shoes in your size or near it.',
      },
      {
        title: 'Learn to fall',
        note: 'Bay Two, ten minutes',
        text: 'Bend your knees, roll back, keep your elbows in. Tom shows you. It’s the best bit and it goes first.',
      },
      {
        title: 'Look before you land',
        note: 'Rule one',
        text: 'Nobody under anybody, ever. The mat below a climber is theirs, as a bus lane is the bus’s.',
      },
      {
        title: 'Climb something mint',
        note: 'Bay Three, as long as you like',
        text: 'Both hands on the hold with the tag. When both hands are on the last one, you’ve done it. Bev rings the bell.',
      },
      {
        title: 'Climb down',
        note: 'Rule two',
        text: 'Down is part of it, and kinder to knees than jumping. Any colour will do on the way.',
      },
      {
        title: 'Sit about',
        note: 'Rule three, and half the sport',
        text: 'Rest as long as you climbed. Point at things. Say “it’s all in the hips”. You are now a boulderer.',
      },
      {
        title: 'Try a pink one',
        note: 'Before you go',
        text: 'You won’t get up it. You’ll think about it in the car, and that’s how it starts.',
      },
    ],
  },
  bring: {
    heading: 'What to bring',
    items: [
      { title: 'Bring', text: 'trousers that bend, a drink, and a top you don’t mind getting white.' },
      { title: 'Borrow', text: 'shoes for £3 and chalk for £1. Nobody owns either on day one.' },
      { title: 'Leave', text: 'rings, watches and anything in your pockets. You’ll land on it.' },
      { title: 'Don’t need', text: 'muscles, a friend, a rope, or to have been any good at PE.' },
    ],
  },
  ask: {
    heading: 'Ask us something',
    lead: 'Parties, bad knees, nervous eight-year-olds. Bev answers before the evening rush.',
    action: 'Ask us something',
  },
  begin: 'Start at the bottom',
  landing: {
    heading: 'Now *let\u00a0go*',
    lead: 'The mats are thirty centimetres thick and so far undefeated. You need trousers that bend and no experience of any kind.',
    picture: {
      kind: 'drawing',
      name: 'let-go',
      alt: 'A climber flat on his back on the mat, arms wide, perfectly happy',
    },
  },
  notFound: {
    heading: 'You have topped *out*',
    lead: 'There is nothing up here but dust and a tennis ball from 1987. The page was taken down for setting, or was never screwed on. Climb down the way you came.',
    picture: {
      kind: 'drawing',
      name: 'topped-out',
      alt: 'A climber sitting on top of the wall, legs dangling, with nowhere further to go',
    },
  },
  pages: {
    home: {
      title: 'Hold Tight: bouldering in the old bus garage, Wisbech',
      description:
        'Four and a half metres of climbing wall in the flattest town in Britain. No ropes, no booking, first-timers shown round. £9, shoes £3.',
    },
    prices: {
      title: 'Prices · Hold Tight',
      description:
        'A day’s climbing £9, before four o’clock £6.50, ten visits £78, a month £38. Shoes £3, chalk £1. No joining fee.',
    },
    'first-time': {
      name: 'First time',
      title: 'Your first time · Hold Tight',
      description:
        'What happens in your first hour of bouldering, what to bring, what not to, and how to fall off. Hours, map and a form for questions.',
    },
    notFound: {
      title: 'You have topped out · Hold Tight',
      description: 'There is no page up here. Climb down again by the way to prices and first times.',
    },
  },
} satisfies Content['design'];
