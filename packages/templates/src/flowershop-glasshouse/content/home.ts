import type { ClimateRoom } from '../sections/ClimateStrip/index.ts';

export const hero = {
  lines: ['Come in.', 'Shut the door.'],
  lead: 'Plants and cut flowers in a glasshouse of 1874, at the top of the coldest market town in England. Four rooms, four climates, one boiler.',
  transom: 'Outside 6 °C · In the palm house 24 °C',
  rooms: 'See the four rooms',
} as const;

export type RoomSlug = 'cool-house' | 'temperate-house' | 'palm-house' | 'orchid-case';

export const climate = {
  heading: 'Sorted by weather',
  lead: 'A plant that’s happy at four degrees is dead at twenty-four, and nobody puts that on the label. So we hang it over the door.',
} as const;

export const rooms = {
  'cool-house': {
    name: 'Cool house',
    from: 4,
    to: 10,
    temperature: '4–10 °C',
    humidity: '70% damp',
    text: 'Ferns, camellias and Walt. For porches, and for people who won’t put the heating on till November.',
    tone: 'tint',
  },
  'temperate-house': {
    name: 'Temperate house',
    from: 12,
    to: 18,
    temperature: '12–18 °C',
    humidity: '60% damp',
    text: 'Lemons, pelargoniums, anything that grew up beside a sea. For a landing with a window.',
    tone: 'accent',
  },
  'palm-house': {
    name: 'Palm house',
    from: 20,
    to: 28,
    temperature: '20–28 °C',
    humidity: '85% damp',
    text: 'Bananas, palms, leaves you could sleep under. Your glasses will steam up. Wait. It passes.',
    tone: 'deep',
  },
  'orchid-case': {
    name: 'Orchid case',
    from: 18,
    to: 24,
    temperature: '18–24 °C',
    humidity: '80% damp',
    text: 'A room inside a room, two at a time. They look difficult. They only want leaving alone.',
    tone: 'secondary',
  },
} satisfies Record<RoomSlug, Omit<ClimateRoom, 'figure' | 'href'>>;

export const week = {
  heading: 'Behind the glass this week',
  lead: 'Six out and sleeting. In here, the following.',
  cut: {
    name: 'Anemones, by the fistful',
    mark: '£9',
    text: 'Cut on Tuesday, open by Thursday, gone by the Monday after. That’s the deal with anemones.',
    link: 'What’s cut today',
  },
  lemon: {
    name: 'Eleven lemons, one tree',
    mark: '£64',
    text: 'Flowers at one end and fruit at the other, like a good funeral.',
    note: 'Temperate house, by the tap',
  },
  hospital: {
    name: 'Is it dead?',
    text: 'Probably not. Bring it on Saturday morning. Walt will scratch its stem and pull a face.',
    link: 'The plant hospital',
  },
  wedding: {
    name: 'A wedding every Saturday in June',
    text: 'Under the big palm, sixty chairs, and it has never once rained on anybody.',
    link: 'Weddings under glass',
  },
} as const;

export const bears = {
  heading: 'Where’s it going to live?',
  lead: 'Don’t tell us what you like. Tell us which way the window faces, and when the heating goes on.',
  sunny: 'South-facing bay',
  groups: [
    {
      name: 'North window',
      text: 'Light, no sun, a bit of a draught. The cool house, more or less.',
      items: [
        { name: 'Hart’s tongue fern', text: 'Grows on our own drains.', price: '£8' },
        { name: 'Cast-iron plant', text: 'Survived gas lighting. Will survive you.', price: '£26' },
        { name: 'Ivy, in a good pot', price: '£11' },
      ],
    },
    {
      name: 'Bathroom',
      text: 'Warm and wet, twice a day.',
      items: [
        { name: 'Boston fern', text: 'Hang it over the bath.', price: '£16' },
        { name: 'Moth orchid', price: '£24' },
      ],
    },
    {
      name: 'Radiator shelf',
      text: 'A desert. Take a desert plant.',
      items: [
        { name: 'Old lady cactus', text: 'Flowers in a ring, like a hat.', price: '£7' },
        { name: 'Aloe', price: '£9' },
        { name: 'Jade tree', text: 'Outlives sofas.', price: '£18' },
      ],
    },
    {
      name: 'South-facing bay',
      text: 'You lucky thing.',
      items: [
        { name: 'Meyer lemon', price: 'from £38' },
        { name: 'Scented pelargonium', text: 'Brush past it daily.', price: '£6' },
      ],
    },
    {
      name: 'Dark hall',
      text: 'Honestly? Flowers. Fresh ones, weekly, and take them out when they’re done. But if you must:',
      items: [
        {
          name: 'Mother-in-law’s tongue',
          text: 'We’ve never managed to kill one. We’ve tried.',
          price: '£14',
        },
      ],
    },
  ],
} as const;

export const said = {
  heading: 'Written in the condensation',
  items: [
    {
      name: '“I came in to get out of the hail. I now own a banana.”',
      note: 'Graham, waiting for the 61',
    },
    {
      name: '“Walt said it was only thirsty. So was I. He made tea.”',
      note: 'Priya, Harpur Hill',
      drawing: 'can',
    },
    {
      name: '“Sixty guests, minus two outside, and my nan took her cardigan off.”',
      note: 'Hannah and Jo, married under the palm',
    },
  ],
} as const;
