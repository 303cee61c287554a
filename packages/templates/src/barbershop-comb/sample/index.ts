import type { Stored } from '../../content/content.ts';
import type { Content } from '../schema.ts';
import { prices } from './prices.ts';
import { questions } from './questions.ts';
import { design } from './design.ts';

/** Liburd’s, who never were: five chairs and a comb in Leeds. */
export const sample = {
  version: 2,
  business: {
    name: 'Liburd’s',
    trade: 'Barbers and braiders',
    line: 'A Black British family barber and hair shop since 1974. Fades £22, locs, box braids and cornrows, with the time each takes. Walk in or book.',
    telephone: '0113 496 0174',
    mail: 'sonia@liburds.example',
    address: { street: '41 Leafield Parade', town: 'Chapeltown, Leeds', postcode: 'LS7\u00a04QW' },
    since: 1974,
    legal: { name: 'Liburd’s Hair' },
    lastWord: 'Cutting, twisting and braiding since 1974. Dominoes at your own risk.',
  },
  opening: {
    heading: 'Pick it *out.*',
    lead: 'Three generations of Liburds cutting, twisting and braiding in Chapeltown, Leeds, since 1974. The dominoes are louder than the clippers.',
    picture: {
      kind: 'photo',
      file: 'fade-haircut-with-curls-on-top.jpg',
      alt: 'A young man in the barber’s chair, from behind: short curls on top, a fade down to the neck',
      focus: { x: 50, y: 50 },
      drawing: 'afro',
    },
  },
  hours: {
    week: [
      { days: ['Tue', 'Wed', 'Thu'], opens: '09:00', closes: '18:00' },
      { days: ['Fri'], opens: '09:00', closes: '20:00' },
      { days: ['Sat'], opens: '08:00', closes: '18:00' },
      { days: ['Sun'], opens: '11:00', closes: '16:00' },
    ],
    closed: 'Resting',
    note: 'Sundays are for braids. Last clippers half an hour before we shut. Carnival Monday we’re on the float.',
  },
  prices,
  people: {
    heading: 'Side by side',
    lead: 'Five chairs, three generations and one Tunde. Side A is what to book them for; side B you get anyway.',
    items: [
      {
        name: 'Alford Liburd',
        role: 'Chair one, since 1974',
        facts: ['Three heads each Saturday, by scissor, from eight', 'Dominoes, until somebody cheats'],
        picture: {
          kind: 'drawing',
          name: 'trilby',
          alt: 'Alford Liburd in profile: a trilby, short grey hair and a white moustache',
        },
      },
      {
        name: 'Sonia Liburd',
        role: 'His daughter; it’s her shop now',
        facts: ['Locs, naturals, colour, honest advice', 'The till, the tax, the last word'],
        picture: {
          kind: 'drawing',
          name: 'tied-locs',
          alt: 'Sonia Liburd in profile: long locs tied back, a gold hoop',
        },
      },
      {
        name: 'Marcus Liburd',
        role: 'Her brother, chair two',
        facts: ['Fades, beards, first haircuts', 'The records. No requests before noon'],
        picture: {
          kind: 'drawing',
          name: 'beard',
          alt: 'Marcus Liburd in profile: a shaved head and a full beard',
        },
      },
      {
        name: 'Keziah Shaw',
        role: 'Sonia’s daughter, the long chair',
        facts: [
          'Cornrows, box braids, stitch, children who wriggle',
          'A degree in physics. It shows in the partings',
        ],
        picture: {
          kind: 'drawing',
          name: 'puff',
          alt: 'Keziah Shaw in profile: cornrows gathered in a high puff',
        },
      },
      {
        name: 'Tunde Bakare',
        role: 'Not a Liburd. Yet, says Alford',
        facts: ['Flat tops, waves, designs that are not logos', 'Jollof on Fridays. Ask for the other pot'],
        picture: {
          kind: 'drawing',
          name: 'flat-top-and-glasses',
          alt: 'Tunde Bakare in profile: a high flat top and glasses',
        },
      },
    ],
  },
  story: {
    heading: 'One chair, one comb, one kitchen',
    paragraphs: [
      'Alford came from Nevis in 1962 with a suitcase and a pair of scissors. Nobody in Leeds would cut his hair, so he cut it himself, then his brother’s, then the whole number 2 bus depot’s, in a kitchen on Mexborough Street.',
      'In 1974 he took the shop on the Parade. The comb in the window is the one he brought; it has lost two teeth and has never been for sale.',
    ],
    pictures: [
      {
        picture: {
          kind: 'drawing',
          name: 'trilby-before-stripes',
          alt: 'Alford Liburd in profile before a record’s stripes: a trilby, grey hair, a white moustache',
        },
      },
      {
        picture: {
          kind: 'drawing',
          name: 'afro-before-stripes',
          alt: 'Alford Liburd in 1974, in profile before a record’s stripes: a round afro and long sideburns',
        },
      },
    ],
  },
  gallery: {
    heading: 'Greatest hits',
    lead: 'Six that never leave the turntable, with their running times. Bring a picture if yours isn’t here.',
    items: [
      {
        picture: {
          kind: 'drawing',
          name: 'round-afro',
          alt: 'A round afro with a sharp hairline, from the side',
        },
        caption: 'The round',
        note: '45 minutes',
        text: 'Picked out dry, shaped wet, walked round twice. No corners, not even at the back.',
      },
      {
        picture: { kind: 'drawing', name: 'waves', alt: 'A low fade with waves, from the side' },
        caption: 'Low fade, waves',
        note: '40 minutes',
        text: 'A 1 on top brushed till it swims, taken down to nothing at the ear. Durag tonight.',
      },
      {
        picture: {
          kind: 'drawing',
          name: 'cornrows',
          alt: 'Cornrows running straight back into plaits, from the side',
        },
        caption: 'Straight backs',
        note: '1 hour',
        text: 'Eight rows, parted with the tail of a comb and a physicist’s eye.',
      },
      {
        picture: { kind: 'drawing', name: 'box-braids', alt: 'Box braids with a bun on top, from the side' },
        caption: 'Box braids',
        note: '4 hours, two films',
        text: 'Squared off, knotless if you ask, half of them up for the photograph.',
      },
      {
        picture: { kind: 'drawing', name: 'long-locs', alt: 'Locs down to the shoulders, from the side' },
        caption: 'Locs, retwisted',
        note: '1½ hours',
        text: 'Palm rolled, pinned, dried, let down. Every six weeks; not four, you’ll thin them.',
      },
      {
        picture: { kind: 'drawing', name: 'high-top', alt: 'A high flat top over a fade, from the side' },
        caption: 'The box',
        note: '50 minutes',
        text: 'It went away in 1993 and Marcus kept the drawings. Level as a shelf.',
      },
    ],
  },
  vouchers: {
    heading: 'Give somebody a good hour',
    lead: 'On the card we used to print raffle tickets on, signed by whoever will do the work.',
    items: [
      { name: 'A skin fade', note: 'Forty minutes and the good oil.', price: 2200 },
      { name: 'Steam and trim', note: 'For the ends they’ve been pretending about.', price: 3800 },
      { name: 'A whole comb', note: 'An hour of anything, with any of the five.', price: 5500 },
    ],
    validity: 'Good for two years',
    footnote: 'You pay at the counter or by link. Lost ones are looked up in Sonia’s book.',
  },
  quotes: {
    heading: 'Said at the mirror',
    items: [
      {
        quote: 'My dad cried in that chair. So did I. So will he.',
        author: 'Leon H.',
        context: 'holding his son, first cut, chair two',
      },
      {
        quote: 'Sonia told me my locs were fine and my shampoo was the problem. She was right about both.',
        author: 'Dr Amara N.',
        context: 'every sixth Thursday',
      },
      {
        quote: 'I asked for a little off the top. Mr Liburd said he’d be the judge of that.',
        author: 'Gerald P.',
        context: 'since 1979',
      },
    ],
  },
  questions,
  visit: {
    heading: 'On the Parade',
    directions:
      'The 2 and the 3 stop outside; nine minutes from the Corn Exchange. Free parking on Sholebrook Row after six and all Saturday. One step, and a ramp behind the door.',
    map: {
      kind: 'photo',
      file: 'map.jpg',
      alt: 'Map: Liburd’s is on Leafield Parade, off Chapeltown Road, between the bakery and Potternewton Park',
    },
    front: {
      kind: 'drawing',
      name: 'beard-before-stripes',
      alt: 'Marcus in profile: a shaved head, a full beard, a record going round behind him',
    },
  },
  designs: { 'barbershop-comb': design },
} satisfies Stored<Content>;
