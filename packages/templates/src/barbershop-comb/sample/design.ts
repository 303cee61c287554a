import type { Content } from '../schema.ts';

export const design = {
  rail: {
    heading: 'What it costs',
    lead: 'A tooth is five minutes. A whole comb is an hour, and worth sitting still for.',
  },
  lengths: {
    heading: 'Say a number',
    lead: 'A guard is a comb that keeps the blade off your head. Each number is an eighth of an inch more. Drawn to one scale and larger than life, so nobody need find their glasses.',
    items: [
      { mark: '0', length: 0.5, measure: 'half a mm', note: 'Skin, near enough' },
      { mark: '1', length: 3, measure: '3 mm', note: 'We can see you thinking' },
      { mark: '2', length: 6, measure: '6 mm', note: 'Most sides, most weeks' },
      { mark: '3', length: 10, measure: '10 mm', note: 'School photo' },
      { mark: '4', length: 13, measure: '13 mm', note: 'Job interview' },
      { mark: '5', length: 16, measure: '16 mm', note: 'Got the job' },
      { mark: '6', length: 19, measure: '19 mm', note: 'Working from home' },
      { mark: '7', length: 22, measure: '22 mm', note: 'Your mum rings' },
      { mark: '8', length: 25, measure: '25 mm', note: 'Now buy a pik' },
    ],
  },
  sides: ['Side A', 'Side B'],
  numbers: {
    heading: 'The shop in numbers',
    items: [
      { title: '52', text: 'years on the Parade, and one lino' },
      { title: '5', text: 'chairs, and a bench for talkers' },
      { title: '28', text: 'dominoes, at the last count' },
    ],
  },
  visit: {
    heading: 'Follow the *bass*',
    lead: 'Pink door on Leafield Parade, between the bakery and the man who mends televisions. If you can hear lovers rock, you’ve parked well.',
  },
  book: {
    heading: 'Sit *down*, then',
    lead: 'Clippers: just walk in. Anything with a whole comb in its price: tell us here and Sonia texts you two times to choose from.',
    picture: {
      kind: 'drawing',
      name: 'puff-before-stripes',
      alt: 'Keziah in profile with her hair in a high puff, an afro comb standing in it',
    },
  },
  ask: {
    heading: 'Hold me a chair',
    lead: 'Sonia answers after closing, usually with her shoes off.',
    action: 'Book a chair',
  },
  closing: {
    heading: 'Come in *as you are*',
    lead: 'Walk in for clippers. Book for locs and braids. Either way there’s ginger cake until about eleven.',
  },
  notFound: {
    heading: 'Too much *off*',
    lead: 'There was a page here and we’ve taken it right down to the skin. It’ll grow back. Meanwhile, the prices are still on.',
    picture: { kind: 'drawing', name: 'bald', alt: 'A bald head in profile, and a comb with nothing to do' },
  },
  pages: {
    home: {
      title: 'Liburd’s: cuts, locs and braids in Chapeltown, Leeds',
      description:
        'A Black British family barber and hair shop since 1974. Fades £22, locs, box braids and cornrows, with the time each takes. Walk in or book.',
    },
    prices: {
      title: 'Prices · Liburd’s Hair',
      description:
        'Shape-up £10, level cut £14, skin fade £22, loc retwist £55, box braids £120. One price for everybody, with the minutes each takes.',
    },
    lengths: {
      name: 'The lengths',
      title: 'The lengths: guards 0 to 8 · Liburd’s Hair',
      description:
        'Clipper guards from 0 to 8 drawn to one scale in millimetres, and six styles with how long they take: fade, afro, cornrows, braids, locs.',
    },
    family: {
      name: 'The family',
      title: 'The family · Liburd’s Hair',
      description:
        'Alford, Sonia, Marcus, Keziah and Tunde: who cuts, who braids, what to book each of them for, and how one kitchen became a shop in 1974.',
    },
    book: {
      title: 'Book a chair · Liburd’s Hair',
      description:
        'Walk in for clippers; book locs, braids and anything over an hour. Tell us about your hair and choose between two times.',
    },
    'find-us': {
      title: 'Find us · Liburd’s Hair',
      description:
        '41 Leafield Parade, Chapeltown, Leeds. Open Tuesday to Saturday, braids on Sunday. Map, buses, parking and the ramp behind the door.',
    },
    notFound: {
      title: 'Too much off · Liburd’s Hair',
      description: 'There is no such page here. The prices, the lengths and the way to a chair are.',
    },
  },
} satisfies Content['design'];
