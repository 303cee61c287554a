import type { Content } from '../schema.ts';

export const design = {
  transom: 'Outside 6 °C · In the palm house 24 °C',
  roomWords: {
    heading: 'Sorted by weather',
    lead: 'A plant that’s happy at four degrees is dead at twenty-four, and nobody puts that on the label. So we hang it over the door.',
  },
  rooms: [
    {
      name: 'Cool house',
      text: 'Ferns, camellias and Walt. For porches, and for people who won’t put the heating on till November.',
      lead: 'First through the door, and the only room where you keep your coat on. Nothing in here minds a frost on the inside of the window.',
      from: 4,
      to: 10,
      climate: '4–10 °C',
      damp: '70% damp',
      facts: [
        { title: 'Night to noon', text: '4–10 °C' },
        { title: 'Damp', text: '70%' },
      ],
      picture: { kind: 'drawing', name: 'fern', alt: 'A fern in a clay pot, in front of more ferns' },
      goods: {
        heading: 'For the cold end of the house',
        lead: 'Porches, north windows, the bedroom with the radiator that’s never worked.',
        groups: [
          {
            heading: 'North window',
            items: [
              { name: 'Hart’s tongue fern', note: 'Strap leaves, no fuss.', price: 800 },
              { name: 'Soft shield fern', note: 'The one in the picture.', price: 1400 },
              { name: 'Cast-iron plant', price: 2600 },
            ],
          },
          {
            heading: 'Unheated porch',
            items: [
              { name: 'Camellia, white', note: 'Buds in January, sulks in wind.', price: 3200 },
              { name: 'Winter cyclamen', price: 500 },
              { name: 'Christmas box', note: 'Smells across a street.', price: 1900 },
            ],
          },
          {
            heading: 'Spare room',
            note: 'Heated when the in-laws come.',
            items: [
              { name: 'Fatsia', note: 'Large, shiny, forgiving. As in-laws should be.', price: 2200 },
              { name: 'Ivy, three kinds', price: 600, from: true },
            ],
          },
        ],
      },
      care: {
        heading: 'How to keep it cold',
        items: [
          {
            title: 'Off the radiator',
            text: 'That’s most of it. A fern over a radiator is a crisp by Friday.',
          },
          {
            title: 'Water from below',
            text: 'Stand it in the washing-up bowl for the length of The Archers.',
            mark: 'Weekly',
            picture: { kind: 'drawing', name: 'saucer' },
          },
          {
            title: 'Feed it in April',
            text: 'Half what the bottle says. The bottle wants to sell you a bottle.',
          },
        ],
      },
    },
    {
      name: 'Temperate house',
      text: 'Lemons, pelargoniums, anything that grew up beside a sea. For a landing with a window.',
      lead: 'Coat open. It’s an April afternoon in here all year, in Portugal, with somebody peeling an orange.',
      from: 12,
      to: 18,
      climate: '12–18 °C',
      damp: '60% damp',
      facts: [
        { title: 'Night to noon', text: '12–18 °C' },
        { title: 'Damp', text: '60%' },
      ],
      picture: { kind: 'drawing', name: 'lemon-tree', alt: 'A lemon tree in a pot, with five lemons' },
      goods: {
        heading: 'For where you’d sit with a coffee',
        lead: 'Landings, kitchens, conservatories that were sold to you as an extra room.',
        groups: [
          {
            heading: 'South-facing bay',
            items: [
              { name: 'Meyer lemon', note: 'Fruit and flower at once.', price: 3800 },
              { name: 'The big lemon', note: 'Eleven on it. We counted with it watching.', price: 6400 },
              { name: 'Olive, small', price: 2900 },
            ],
          },
          {
            heading: 'Kitchen sill',
            items: [
              { name: 'Scented pelargonium', note: 'Rose, lemon, or something like Vick’s.', price: 600 },
              { name: 'Bay, clipped', price: 2400 },
              { name: 'Chilli, in fruit', price: 900 },
            ],
          },
          {
            heading: 'Cold conservatory',
            items: [
              { name: 'Bougainvillea', note: 'Paper flowers, real thorns.', price: 3400 },
              {
                name: 'Bird of paradise',
                note: 'Flowers in year five. It’s worth knowing that now.',
                price: 4600,
              },
            ],
          },
        ],
      },
      care: {
        heading: 'What a lemon wants',
        lead: 'More than a cat, less than a baby.',
        items: [
          { title: 'All the light there is', text: 'And then turn it, a quarter, every Sunday.' },
          {
            title: 'Rain, not tap',
            text: 'Buxton water is lovely, but it’s mostly limestone. Put a bucket out. It’ll fill.',
            picture: { kind: 'drawing', name: 'rain' },
          },
          {
            title: 'Leave one on',
            text: 'That’s how long one takes to ripen. Don’t pick it because somebody’s brought gin.',
            mark: '9 months',
          },
          { title: 'Out in June', text: 'And in again in September, before you think you need to.' },
        ],
      },
    },
    {
      name: 'Palm house',
      text: 'Bananas, palms, leaves you could sleep under. Your glasses will steam up. Wait. It passes.',
      lead: 'Hang your coat on the banana. Thirty-eight feet to the ridge, and the big palm has been touching it since the Coronation.',
      from: 20,
      to: 28,
      climate: '20–28 °C',
      damp: '85% damp',
      facts: [
        { title: 'Night to noon', text: '20–28 °C' },
        { title: 'Damp', text: '85%' },
      ],
      picture: {
        kind: 'drawing',
        name: 'palm',
        alt: 'Banana leaves, a fan palm and two leaves with holes in them',
      },
      goods: {
        heading: 'For people who like it warm',
        lead: 'Bathrooms, offices, flats over bakeries.',
        groups: [
          {
            heading: 'Bathroom',
            items: [
              { name: 'Boston fern', note: 'As wide as the bath, in time.', price: 1600 },
              { name: 'Swiss cheese plant', note: 'Holes are included.', price: 2800 },
              { name: 'Peace lily', note: 'Faints when thirsty. Comes round.', price: 1500 },
            ],
          },
          {
            heading: 'A very tall room',
            items: [
              { name: 'Banana', note: 'A leaf a week in summer.', price: 4200 },
              { name: 'Kentia palm, 6 ft', note: 'What hotels had.', price: 9500 },
              { name: 'Rubber plant', price: 2400 },
            ],
          },
          {
            heading: 'Office, shared',
            note: 'Watered by everyone or by no one.',
            items: [
              { name: 'Devil’s ivy', note: 'Thrives on resentment.', price: 1200 },
              { name: 'Dragon tree', price: 2100 },
            ],
          },
        ],
      },
      care: {
        heading: 'To make a jungle in Derbyshire',
        items: [
          { title: 'Steam', text: 'Have your shower with the door shut and the plant watching.' },
          {
            title: 'Wipe the leaves',
            text: 'Damp cloth, both sides. It’s oddly soothing. We hire it out as team-building.',
            mark: 'Monthly',
            picture: { kind: 'drawing', name: 'drying' },
          },
          {
            title: 'Never below fifteen',
            text: 'Not even on the way to the car: we’ll wrap it in newspaper, and you run.',
          },
        ],
      },
    },
    {
      name: 'Orchid case',
      text: 'A room inside a room, two at a time. They look difficult. They only want leaving alone.',
      lead: 'A glass room inside the glass house, nine feet by twelve. Two visitors at a time, and Femi, who whispers.',
      from: 18,
      to: 24,
      climate: '18–24 °C',
      damp: '80% damp',
      facts: [
        { title: 'Night to noon', text: '18–24 °C' },
        { title: 'Damp', text: '80%' },
      ],
      picture: { kind: 'drawing', name: 'orchid', alt: 'A spray of four orchids over a small clay pot' },
      goods: {
        heading: 'Leave it alone, it’ll flower',
        lead: 'Every one of these has flowered here at least once. We’ve seen it with our own eyes.',
        groups: [
          {
            heading: 'First orchid',
            items: [
              { name: 'Moth orchid', note: 'White, pink, or freckled.', price: 2400 },
              { name: 'Slipper orchid', note: 'Looks at you.', price: 2800 },
            ],
          },
          {
            heading: 'Second orchid',
            note: 'There’s always a second.',
            items: [
              { name: 'Pansy orchid', note: 'Cool bathroom, no sun.', price: 3100 },
              { name: 'Dancing lady', note: 'Two hundred, all in yellow.', price: 3500 },
              { name: 'Chocolate orchid', note: 'Smells of it. Do not.', price: 3800 },
            ],
          },
          {
            heading: 'Not for sale',
            items: [
              { name: 'Mrs Marrable, 1911', note: 'The last of her kind. You may look.' },
              { name: 'Her daughter', note: 'Divided in 2023. There’s a list.', price: 16000 },
            ],
          },
        ],
      },
      care: {
        heading: 'Femi’s three rules',
        lead: 'He has others, but he’ll need to know you.',
        items: [
          {
            title: 'An ice cube is an insult',
            text: 'Lukewarm, over the roots, then let it drain. Ten minutes. Sing if you like.',
          },
          {
            title: 'Look at the roots',
            text: 'Silver’s thirsty, green’s had enough, brown’s an apology.',
            mark: 'Silver',
            picture: { kind: 'drawing', name: 'roots' },
          },
          {
            title: 'Don’t cut the stalk',
            text: 'Not all the way. Count three knuckles up, and wait till spring.',
          },
        ],
      },
    },
  ],
  week: {
    heading: 'Behind the glass this week',
    lead: 'Six out and sleeting. In here, the following.',
    items: [
      {
        title: 'Anemones, by the fistful',
        text: 'Cut on Tuesday, open by Thursday, gone by the Monday after. That’s the deal with anemones.',
        mark: '£9',
        page: 'cut-flowers',
        picture: { kind: 'drawing', name: 'bucket' },
      },
      {
        title: 'Eleven lemons, one tree',
        text: 'Flowers at one end and fruit at the other, like a good funeral.',
        mark: '£64',
        note: 'Temperate house, by the tap',
        page: 'second-room',
        picture: { kind: 'drawing', name: 'lemon-tree' },
      },
      {
        title: 'Is it dead?',
        text: 'Probably not. Bring it on Saturday morning. Walt will scratch its stem and pull a face.',
        page: 'plant-hospital',
        picture: { kind: 'drawing', name: 'can' },
      },
      {
        title: 'A wedding every Saturday in June',
        text: 'Under the big palm, sixty chairs, and it has never once rained on anybody.',
        page: 'weddings',
        picture: { kind: 'drawing', name: 'arch' },
      },
    ],
  },
  cut: {
    top: {
      heading: 'Cut flowers',
      lead: 'Bryony cuts at seven, before the sun’s over Solomon’s Temple, and stands everything in the cold for two hours. That’s the whole secret.',
      picture: {
        kind: 'drawing',
        name: 'bucket',
        alt: 'A bucket of flowers: fuchsia, white, rose and one yellow',
      },
    },
    list: {
      heading: 'By the armful',
      lead: 'Say a size and a day. The colours are up to the weather.',
      groups: [
        {
          heading: 'In your hand',
          items: [
            { name: 'A fistful', note: 'One kind. For a jam jar.', price: 900 },
            { name: 'A bunch', note: 'Three kinds and a leaf.', price: 2200 },
            { name: 'An armful', note: 'You’ll need help with the car door.', price: 4500 },
            { name: 'Leaves only', note: 'Fern, palm, banana. Very grand, oddly cheap.', price: 1600 },
          ],
        },
        {
          heading: 'To your door',
          note: 'By van in Buxton, Whaley and Chapel, Tuesday to Saturday.',
          items: [
            { name: 'Within five miles', price: 400, picture: { kind: 'drawing', name: 'van' } },
            { name: 'Up to Bakewell', price: 700 },
            { name: 'To a hospital', note: 'And we’ll find the vase.', price: 0 },
          ],
        },
        {
          heading: 'Every Friday',
          note: 'A bunch on the mat, until you say stop.',
          items: [
            { name: 'Four Fridays', price: 7600 },
            { name: 'Twelve Fridays', note: 'One free, in effect. In fact, also.', price: 20900 },
          ],
        },
      ],
    },
    notes: {
      heading: 'To make them last',
      lead: 'A week, as a rule. Ten days if you do as you’re told.',
      items: [
        { title: 'Cut them again', text: 'An inch, on a slant, the minute you’re home. Coat still on.' },
        {
          title: 'Cold at night',
          text: 'Put them on the step when you go to bed. In Buxton that’s a fridge.',
          mark: '8 °C',
        },
        { title: 'No fruit bowl', text: 'Bananas gas them. It’s a true thing. Ask Femi, if you’ve an hour.' },
        {
          title: 'Not with the daffodils',
          text: 'Daffodils slime the water. Give them a jug of their own, as you would anybody.',
        },
      ],
    },
  },
  weddings: {
    top: {
      heading: 'Married under the palm',
      lead: 'Sixty chairs, one aisle, a roof of glass. We are licensed for weddings and heated for bridesmaids.',
      picture: { kind: 'drawing', name: 'arch', alt: 'An arch of leaves and flowers to be married under' },
    },
    list: {
      heading: 'What it comes to',
      lead: 'Written down, so that nobody has to ask in front of their mother.',
      groups: [
        {
          heading: 'The palm house',
          note: 'Yours from two till eleven.',
          items: [
            { name: 'A Saturday, May to September', price: 190000 },
            { name: 'Any other day', note: 'Mondays included: we’ll stop watering.', price: 110000 },
            { name: 'Just the vows', note: 'One hour, twenty people, tea.', price: 34000 },
          ],
        },
        {
          heading: 'Flowers',
          items: [
            { name: 'Something to hold', price: 8500, from: true },
            { name: 'Something to pin on', price: 900 },
            { name: 'The arch', note: 'Ours. It’s alive. It goes back to work on Tuesday.', price: 22000 },
          ],
        },
        {
          heading: 'A church elsewhere',
          note: 'We come with buckets and leave with buckets.',
          items: [
            { name: 'Pew ends, each', price: 1400 },
            { name: 'Font', price: 9500 },
            {
              name: 'Palms to borrow, a pair',
              note: 'They’ve done forty-one weddings. Still single.',
              price: 6000,
            },
          ],
        },
      ],
    },
    notes: {
      heading: 'What survives a church',
      lead: 'It’s nine degrees in there and you’re booked for an hour. Some flowers cope.',
      items: [
        { title: 'Sweet peas', text: 'Last thing in, first thing photographed.', mark: '2 hours' },
        {
          title: 'Fern',
          text: 'Could do the christening as well.',
          mark: 'All week',
          picture: { kind: 'drawing', name: 'fern' },
        },
        { title: 'Camellia', text: 'Perfect, until an aunt touches it. Then brown.', mark: '4 hours' },
        { title: 'The groom', text: 'Sit him near a pipe.', mark: 'Varies' },
      ],
    },
  },
  hospital: {
    top: {
      heading: 'Plant hospital',
      lead: 'Saturday mornings, half past eight till noon, in the potting shed. No appointment. Walt sees them in the order they droop.',
      picture: { kind: 'drawing', name: 'can', alt: 'A watering can with a yellow cross on it' },
    },
    list: {
      heading: 'Walt’s fees',
      lead: 'Bad news is free.',
      groups: [
        {
          heading: 'Outpatients',
          items: [
            { name: 'A look and a face pulled', price: 0 },
            {
              name: 'Repotting, while you wait',
              note: 'Soil included, opinions too.',
              price: 600,
              from: true,
            },
            { name: 'A haircut', price: 500 },
          ],
        },
        {
          heading: 'Staying in',
          items: [
            {
              name: 'A week in the right room',
              note: 'Visiting, nine to five.',
              price: 800,
              picture: { kind: 'drawing', name: 'sunny-sill' },
            },
            {
              name: 'Holiday board',
              note: 'While you’re away. It may not want to leave.',
              price: 500,
              per: 'a week',
            },
          ],
        },
        {
          heading: 'House calls',
          note: 'For anything that won’t go in a car.',
          items: [
            { name: 'In Buxton', price: 3000 },
            {
              name: 'An office, monthly',
              note: 'Watering, wiping, and a word with whoever’s near the window.',
              price: 4800,
            },
          ],
        },
      ],
    },
    notes: {
      heading: 'What seems to be the matter?',
      lead: 'Four in five are one of these. Have a look before you carry it up the hill.',
      items: [
        {
          title: 'Yellow leaves',
          text: 'Too much water. It’s always too much water. Stop loving it for a fortnight.',
          picture: { kind: 'drawing', name: 'yellow-leaf', alt: 'A green leaf between two yellow ones' },
        },
        {
          title: 'Brown tips',
          text: 'Dry air, or tap water. Or you keep walking past it in a big coat.',
          picture: { kind: 'drawing', name: 'brown-tips', alt: 'Four leaves with brown tips' },
        },
        {
          title: 'All of it, drooping',
          text: 'Stick a finger in the soil. Dry: drink. Wet: it’s drowning, bring it in now.',
          picture: { kind: 'drawing', name: 'droop', alt: 'A plant hanging its leaves over its pot' },
        },
        {
          title: 'It’s got legs',
          text: 'Then it’s not the plant. Bag it, tie the bag, and don’t bring it past the orchids.',
          picture: { kind: 'drawing', name: 'bugs', alt: 'Four beetles on a leaf with holes' },
        },
      ],
    },
  },
  gardeners: {
    heading: 'Four of us, and Doreen',
    lead: 'Doreen is the boiler. She was put in in 1952 and has never taken a holiday, so we don’t like to mention ours.',
    picture: { kind: 'drawing', name: 'pineapple', alt: 'A pineapple on a stand' },
  },
  history: {
    heading: 'A hundred and fifty years for one pineapple',
    lead: 'Josiah Marrable made his money in mineral water and meant to lose it in fruit.',
    items: [
      {
        title: 'The house goes up',
        text: 'Iron from Chesterfield, glass from Smethwick, 1,844 panes. Josiah wants pineapples.',
        mark: '1874',
      },
      {
        title: 'The pineapple',
        text: 'It weighs two pounds. He shows it to the Duke, who eats it.',
        mark: '1881',
      },
      { title: 'Doreen', text: 'Came by train from Derby. Walt’s father helped push.', mark: '1952' },
      {
        title: 'The great hail',
        text: 'Four hundred panes in six minutes. Everyone in Buxton turned up with a dustpan.',
        mark: '1983',
        picture: { kind: 'drawing', name: 'hail' },
      },
      { title: 'Still here', text: 'We have planted another pineapple. Give it time.', mark: 'Now' },
    ],
  },
  vouchers: {
    heading: 'A pane of your own',
    lead: 'When a pane cracks we cut what’s left to the size of a postcard, grind the edges and etch your voucher on it. It’s 1874 glass. Nobody’s ever binned one.',
    picture: {
      kind: 'drawing',
      name: 'etched-pane',
      alt: 'A small pane of glass with a leaf etched on it, in a fuchsia clip',
    },
  },
  hurry: {
    heading: 'Is it her birthday today?',
    lead: 'Come to the till. We keep six small panes ready, etched “Sorry it’s late”. They go quickly.',
  },
  questionsTop: {
    heading: 'Asked through the steam',
    lead: 'Ottilie answers. If yours isn’t here, ring: she likes the company when it’s raining, so that’s any day.',
    picture: { kind: 'drawing', name: 'fern' },
  },
  visit: {
    heading: 'Up the hill, in at the gate',
    lead: 'Look for the only roof in Buxton with no snow on it.',
  },
  mapCaption: 'Seven minutes from the platform. Follow the dots, or the smell of wet fern.',
  ask: {
    heading: 'Ask us to put it by',
    lead: 'A plant, a bunch, a Saturday, a second opinion. We ring back the same day, if it’s not a Monday.',
    action: 'Have it put by',
  },
  closing: {
    heading: 'It’s warmer in here',
    lead: 'Nobody has to buy anything. Mrs Alsop has come in for a sit-down since 1998 and owns one cactus.',
    picture: { kind: 'drawing', name: 'palm' },
  },
  notFound: {
    heading: 'A pane is missing',
    lead: '404. There was a page here, or there was going to be, and now there’s only a draught. Mind your fingers.',
    picture: {
      kind: 'drawing',
      name: 'pineapple',
      alt: 'A pineapple on a stand, looking pleased with itself',
    },
  },
  pages: {
    home: {
      title: 'Plants and flowers under glass: Marrable’s Glasshouse, Buxton',
      description:
        'A Victorian glasshouse in Buxton, four climates under one roof: ferns, lemons, palms, orchids and cut flowers. Open Tuesday to Sunday.',
    },
    'first-room': {
      name: 'Cool house',
      title: 'Cool house, 4 to 10 °C: Marrable’s Glasshouse, Buxton',
      description:
        'Ferns, camellias and cyclamen for porches, north windows and rooms nobody heats. From £5.',
    },
    'second-room': {
      name: 'Temperate house',
      title: 'Temperate house, 12 to 18 °C: Marrable’s Glasshouse, Buxton',
      description:
        'Lemon trees, pelargoniums, olives and chillies for bays, sills and cold conservatories. From £6.',
    },
    'third-room': {
      name: 'Palm house',
      title: 'Palm house, 20 to 28 °C: Marrable’s Glasshouse, Buxton',
      description:
        'Palms, bananas and very large leaves for bathrooms, tall rooms and shared offices. From £12.',
    },
    'fourth-room': {
      name: 'Orchid case',
      title: 'Orchid case, 18 to 24 °C: Marrable’s Glasshouse, Buxton',
      description: 'First orchids from £24, second orchids, and Femi’s three rules for keeping them.',
    },
    'cut-flowers': {
      name: 'Cut flowers',
      title: 'Cut flowers: Marrable’s Glasshouse, Buxton',
      description:
        'Cut at seven each morning. A fistful £9, a bunch £22, an armful £45. Delivered from Buxton to Bakewell.',
    },
    weddings: {
      title: 'Weddings under glass: Marrable’s Glasshouse, Buxton',
      description:
        'Sixty chairs under a palm, licensed and heated. The palm house from £340, flowers from £85.',
    },
    'plant-hospital': {
      name: 'Plant hospital',
      title: 'Plant hospital: Marrable’s Glasshouse, Buxton',
      description:
        'Saturday mornings, no appointment. Walt looks for nothing; repotting from £6, holiday board £5 a week.',
    },
    'gift-vouchers': {
      name: 'Gift vouchers',
      title: 'Gift vouchers: Marrable’s Glasshouse, Buxton',
      description: 'Vouchers etched on glass from 1874, from £20. Good for three years.',
    },
    gardeners: {
      name: 'The gardeners',
      title: 'The gardeners: Marrable’s Glasshouse, Buxton',
      description: 'Ottilie, Femi, Bryony and Walt, a boiler called Doreen, and the story of one pineapple.',
    },
    questions: {
      title: 'Questions: Marrable’s Glasshouse, Buxton',
      description:
        'What to wear, whether dogs may come, what happens if it dies, and which plants a cat can live with.',
    },
    visit: {
      title: 'Visit: Marrable’s Glasshouse, Buxton',
      description:
        'Seven minutes from Buxton station, level from the street. Hours, a map, and a form to have things put by.',
    },
    notFound: {
      title: 'A pane is missing: Marrable’s Glasshouse, Buxton',
      description: 'There is no such page behind the glass.',
    },
  },
} satisfies Content['design'];
