import type { StatsProps } from '@awning/ui/sections/Stats';

export const people = {
  heading: 'Side by side',
  lead: 'Five chairs, three generations and one Tunde. Side A is what to book them for; side B you get anyway.',
  alford: {
    name: 'Alford Liburd',
    note: 'Chair one, since 1974',
    label: 'Alford Liburd in profile: a trilby, short grey hair and a white moustache',
    sides: [
      { side: 'Side A', text: 'Three heads each Saturday, by scissor, from eight' },
      { side: 'Side B', text: 'Dominoes, until somebody cheats' },
    ],
  },
  sonia: {
    name: 'Sonia Liburd',
    note: 'His daughter; it’s her shop now',
    label: 'Sonia Liburd in profile: long locs tied back, a gold hoop',
    sides: [
      { side: 'Side A', text: 'Locs, naturals, colour, honest advice' },
      { side: 'Side B', text: 'The till, the tax, the last word' },
    ],
  },
  marcus: {
    name: 'Marcus Liburd',
    note: 'Her brother, chair two',
    label: 'Marcus Liburd in profile: a shaved head and a full beard',
    sides: [
      { side: 'Side A', text: 'Fades, beards, first haircuts' },
      { side: 'Side B', text: 'The records. No requests before noon' },
    ],
  },
  keziah: {
    name: 'Keziah Shaw',
    note: 'Sonia’s daughter, the long chair',
    label: 'Keziah Shaw in profile: cornrows gathered in a high puff',
    sides: [
      { side: 'Side A', text: 'Cornrows, box braids, stitch, children who wriggle' },
      { side: 'Side B', text: 'A degree in physics. It shows in the partings' },
    ],
  },
  tunde: {
    name: 'Tunde Bakare',
    note: 'Not a Liburd. Yet, says Alford',
    label: 'Tunde Bakare in profile: a high flat top and glasses',
    sides: [
      { side: 'Side A', text: 'Flat tops, waves, designs that are not logos' },
      { side: 'Side B', text: 'Jollof on Fridays. Ask for the other pot' },
    ],
  },
};

export const story = {
  heading: 'One chair, one comb, one kitchen',
  portraits: {
    old: 'Alford Liburd in profile before a record’s stripes: a trilby, grey hair, a white moustache',
    young: 'Alford Liburd in 1974, in profile before a record’s stripes: a round afro and long sideburns',
  },
  paragraphs: [
    'Alford came from Nevis in 1962 with a suitcase and a pair of scissors. Nobody in Leeds would cut his hair, so he cut it himself, then his brother’s, then the whole number 2 bus depot’s, in a kitchen on Mexborough Street.',
    'In 1974 he took the shop on the Parade. The comb in the window is the one he brought; it has lost two teeth and has never been for sale.',
  ],
};

export const counted = {
  label: 'The shop in numbers',
  items: [
    { value: '52', text: 'years on the Parade, and one lino' },
    { value: '5', text: 'chairs, and a bench for talkers' },
    { value: '28', text: 'dominoes, at the last count' },
  ],
} satisfies StatsProps;
