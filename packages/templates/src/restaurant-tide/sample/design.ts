import type { Content } from '../schema.ts';

export const design = {
  depths: [
    { value: '0', unit: 'fathoms' },
    { value: '5', unit: 'fathoms' },
    { value: '10', unit: 'fathoms' },
    { value: '30', unit: 'fathoms' },
  ],
  answers: { there: 'Landed', gone: 'Not landed' },
  boats: {
    heading: 'Who is over you',
    lead: 'A day out and back, every one. Nothing here has spent a night at sea, except Our Janet, once, and we heard about it.',
    items: [
      {
        name: 'Denzil',
        mark: 'No boat',
        text: 'Seventy-one, a rake and a bucket. Walks out as the tide does and is back before it.',
        depth: 0,
        depthWords: 'The tide line',
        brings: 'Cockles, and the news.',
        picture: { kind: 'drawing', name: 'raker' },
      },
      {
        name: 'Little Auk',
        mark: 'FY 118',
        text: 'Kerra Pascoe, single-handed, eighteen foot. Hand lines only. Sings.',
        depth: 1,
        depthWords: 'Five fathoms',
        brings: 'Mackerel and squid. Forty minutes from hook to hill.',
        picture: { kind: 'drawing', name: 'punt' },
      },
      {
        name: 'Guiding Star',
        mark: 'FY 77',
        text: 'The Hocking brothers, two hundred pots. They’ve not spoken since 2016; the pots get pulled.',
        depth: 2,
        depthWords: 'Ten fathoms',
        brings: 'Spider crab, brown crab, lobster when it likes.',
        picture: { kind: 'drawing', name: 'crabber' },
      },
      {
        name: 'Our Janet',
        mark: 'FY 30',
        text: 'Skipper Jory Tregenna and his niece. Small trawl, short tows, home for tea.',
        depth: 3,
        depthWords: 'Thirty fathoms',
        brings: 'Turbot, cuttle, lemon sole on a calm week.',
        picture: { kind: 'drawing', name: 'trawler' },
      },
    ],
  },
  day: {
    heading: 'A Saturday, by its water',
    lead: 'The orange is when you can come in.',
    items: [
      { time: '04:30', name: 'Boats out', text: 'While there’s water to float on.', level: 5 },
      { time: '06:10', name: 'High water', text: 'Home, over the bar.', level: 9 },
      { time: '07:10', name: 'Landed', text: 'Boxed on the quay. We point.', level: 8 },
      { time: '08:30', name: 'The board is chalked', level: 6 },
      { time: '10:00', name: 'Gutted', text: 'By Merryn. Don’t chat.', level: 3 },
      {
        time: '12:00',
        name: 'Doors open for lunch',
        text: 'The harbour is mud. The fish was in at seven.',
        level: 0,
        open: true,
      },
      { time: '15:00', name: 'Doors shut', text: 'The cat has the window.', level: 4 },
      { time: '18:00', name: 'Doors open for supper', text: 'The view is back.', level: 9, open: true },
      { time: '22:00', name: 'Doors shut', text: 'Mind the step. Low again.', level: 3 },
    ],
    footnote: 'Every day it’s all fifty minutes later. That’s the moon; we’ve asked.',
  },
  eating: {
    heading: 'What you can swim with',
    lead: 'Tick what you eat, or what you had better not. Merryn knows the rest, and will say if she doesn’t.',
  },
  board: {
    heading: 'What landed',
    lead: 'And what didn’t. Chalked at half past eight, rubbed out plate by plate.',
  },
  boatsTop: {
    heading: 'Four boats and a rake',
    lead: 'We can name everyone who caught your supper. Two of them can’t stand each other.',
  },
  tides: {
    heading: 'We open when they land',
    lead: 'Looe harbour dries to mud twice a day. No water, no boats; no boats, no lunch.',
  },
  book: {
    heading: 'Come to the surface',
    lead: 'Twenty-eight seats, nine of them at the window. All of them smell of garlic by eight.',
    picture: {
      kind: 'photo',
      file: 'plated-dish-on-restaurant-table.jpg',
      alt: 'A table in the evening: a dish just served, bread, glasses of white wine',
      focus: { x: 50, y: 50 },
      drawing: 'boat',
    },
  },
  visit: { heading: 'Walk till it’s wet', lead: 'Then one step back. Green door, under the gull.' },
  ask: {
    heading: 'Ask for a table',
    lead: 'We ring or text back the same day, once the fish is put away.',
    action: 'Book a table',
  },
  floor: 'On the sea bed: an anchor, the ribs of a wreck, a turbot lying low and a fridge',
  end: 'You’ve touched bottom',
  endDepth: { value: '32', unit: 'fathoms' },
  notFound: {
    heading: 'Lost overboard',
    lead: '404. This page went over the side somewhere off Looe Island. We’ve thrown it a ring; you carry on.',
  },
  lost: {
    heading: 'Man the lifeboat',
    lead: 'Everything else is still aboard. The ways to it are floating above this.',
  },
  pages: {
    home: {
      title: 'By the Deep, a fish restaurant on the quay at Looe, Cornwall',
      description:
        'Twenty-eight seats on Buller Quay, East Looe. Fish by the fathom from five boats we can name: cockles at the tide line, turbot from the bottom at thirty.',
    },
    board: {
      name: 'The board',
      title: 'The board · By the Deep',
      description:
        'What landed at Looe today and what did not, listed at the depth it came from: cockles £8, mackerel £13, spider crab £19, turbot £34. Chips from dry land.',
    },
    boats: {
      name: 'The boats',
      title: 'The boats · By the Deep',
      description:
        'Four boats and a man with a rake: who fishes for By the Deep, from which depth, and how to say good morning to them on East Looe quay.',
    },
    tides: {
      name: 'Tides',
      title: 'Tides and opening hours · By the Deep',
      description:
        'Looe harbour dries, so the boats come home on high water and lunch waits for them. A day by its tide, and our hours from Wednesday to Sunday.',
    },
    book: {
      title: 'Book a table · By the Deep',
      description:
        'A table by the window on Buller Quay, East Looe. Ask here or ring 01632 960430. Dogs, children and people who do not like fish: all answered.',
    },
    'find-us': {
      title: 'Find us · By the Deep',
      description:
        'The Net Loft, Buller Quay, East Looe PL13 1DX. Six minutes on foot from Looe station, down the river. Where to leave the car, and the step.',
    },
    notFound: {
      title: 'Lost overboard · By the Deep',
      description: 'There is no such page here. The board, the boats and the tides are where they were.',
    },
  },
} satisfies Content['design'];
