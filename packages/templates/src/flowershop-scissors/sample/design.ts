import type { Content } from '../schema.ts';

export const design = {
  note: 'Bouquets from £18',
  benchNote:
    'A pint glass is fine. Everything comes with a card, written by hand, spelled the way you spell it.',
  moral: 'If it isn’t in the garden, it isn’t in the window.',
  year: {
    heading: 'What grows when',
    lead: 'We don’t fly flowers in. This is the year as the garden at Saltcoats sees it.',
    items: [
      { name: 'Snowdrops, hellebores', from: 1, to: 3, picture: { kind: 'drawing', name: 'snowdrop' } },
      { name: 'Anemones', from: 2, to: 6, picture: { kind: 'drawing', name: 'anemone' } },
      { name: 'Ranunculus', from: 3, to: 6, picture: { kind: 'drawing', name: 'rose' } },
      { name: 'Tulips', from: 4, to: 6, picture: { kind: 'drawing', name: 'tulip' } },
      { name: 'Peonies', from: 5, to: 7, picture: { kind: 'drawing', name: 'peony' } },
      { name: 'Foxgloves', from: 5, to: 7, picture: { kind: 'drawing', name: 'foxglove' } },
      { name: 'Garden roses', from: 6, to: 10, picture: { kind: 'drawing', name: 'dahlia' } },
      { name: 'Sweet peas', from: 6, to: 9, picture: { kind: 'drawing', name: 'sweet-pea' } },
      { name: 'Sunflowers', from: 7, to: 9, picture: { kind: 'drawing', name: 'sunflower' } },
      { name: 'Dahlias', from: 8, to: 11, picture: { kind: 'drawing', name: 'dahlia' } },
      { name: 'Seed heads, dried', from: 9, to: 12, picture: { kind: 'drawing', name: 'seed-head' } },
      { name: 'Eucalyptus, ivy, holly', from: 11, to: 2, picture: { kind: 'drawing', name: 'leaf' } },
    ],
  },
  occasions: {
    heading: 'For the big days, and the hard ones',
    lead: 'We take one wedding a Saturday and never two farewells in a morning. Both deserve the whole bench.',
    items: [
      {
        name: 'Weddings',
        text: 'One meeting, one garden walk, one honest quote. Your bouquet, six buttonholes and the tables.',
        price: 65000,
        from: true,
      },
      {
        name: 'Farewells',
        text: 'Tell us what they grew, or couldn’t. Sprays, sheaves and gathered jam jars; we deal with the undertaker.',
        price: 7000,
        from: true,
      },
      {
        name: 'Shop counters',
        text: 'A fresh jug every Tuesday and last week’s taken away. Skip any week you’re shut.',
        price: 2600,
        per: 'a week',
      },
    ],
  },
  wedding: {
    heading: 'How a wedding goes',
    paragraphs: [
      'In the winter you come to the shop with a date and, if you must, a mood board. We tell you what will be out that week and what won’t. That’s the meeting; there’s cake.',
      'Six weeks before, we walk the garden and you point. You get a price on one page, and it doesn’t grow.',
      'On the day Bea is there by eight with the buckets, pins six buttonholes on six men who can’t, and has gone before the photographs.',
    ],
    moral: 'Something borrowed: all the jugs.',
    picture: {
      kind: 'photo',
      file: 'bride-holding-pink-bouquet.jpg',
      alt: 'A bride in lace, holding a posy of pink and white flowers in both hands',
      focus: { x: 50, y: 40 },
      drawing: 'couple',
    },
  },
  farewell: {
    heading: 'And how a farewell does',
    paragraphs: [
      'Ring, or come in by the side door; nobody will ask how you are until you’ve sat down. Tell us one thing about them. Allotment, orange lipstick, hated carnations: that’s enough.',
      'We speak to the undertaker, check the time twice, and set them down ourselves. Afterwards the flowers can go to whoever should have them, in jars, with a list.',
    ],
    moral: 'For a child, there is no bill.',
    picture: {
      kind: 'photo',
      file: 'purple-chrysanthemums.jpg',
      alt: 'Purple chrysanthemums in the dark, lit from one side',
      focus: { x: 50, y: 40 },
      drawing: 'jars',
    },
  },
  garden: {
    heading: 'Two acres and a wall',
    paragraphs: [
      'Saltcoats was a kitchen garden for a house that burned down in 1911. The wall stayed: nine feet of warm red brick that thinks it’s in Kent. Against it the sweet peas start three weeks before anyone else’s in the county.',
      'No heat, no peat, no spray. Slugs are removed by hand and driven to Haddington.',
      'You can come and look on the last Sunday of each month, April to September, ten till two. Tea is in the bothy. Wear what you’d wear to dig.',
    ],
    moral: 'The hungry gap is February. We sell a lot of twigs.',
    picture: {
      kind: 'drawing',
      name: 'walled-garden',
      alt: 'Cut-paper picture of the walled garden: brick wall, bothy with a blue roof, and rows of flowers',
    },
  },
  thanks: {
    heading: 'What came back with the jugs',
    items: [
      { quote: 'Nobody has ever made Dad cry before.', author: 'Priya and Tom, married in June' },
      { quote: 'You remembered she couldn’t stand lilac.', author: 'The Dunbar family' },
      { quote: 'My regulars now come in to see the jug.', author: 'Aldo, Aldo’s Barbers, Raeburn Street' },
      {
        quote: 'It rained sideways. The tent went. The flowers looked as though they’d expected it.',
        author: 'Kirsty and Meg, married in July, in a barn in the end',
      },
    ],
  },
  bigDaysAsked: {
    heading: 'Before you ring',
    items: [
      {
        question: 'How soon should we book?',
        answer:
          'Saturdays from May to September go by Christmas. Thursdays are ours for the asking, and the registrar is cheaper too.',
      },
      {
        question: 'How soon, for a funeral?',
        answer: 'Three days is comfortable. One day is possible; we’ll have done it before.',
      },
      {
        question: 'Do you do arches?',
        answer: 'Yes, from £180, of willow, and you’ll need two cousins with a van to take it home.',
      },
      {
        question: 'Can I cut the flowers myself?',
        answer: 'By the bucket, £45, on the Thursday before. We lend snips and stand well back.',
      },
    ],
  },
  seasonAsked: {
    heading: 'But could you get…',
    items: [
      {
        question: 'Red roses for the fourteenth of February?',
        answer:
          'Not from this garden. We can do anemones in a red you could see from Fife, and a card that explains.',
      },
      {
        question: 'Peonies in March?',
        answer:
          'Somebody can. They’ll have come further than your holiday did. Ours start in the second week of May.',
      },
      {
        question: 'Lilies?',
        answer: 'Never: half our customers have cats, and the other half have white walls.',
      },
      {
        question: 'Something blue?',
        answer:
          'May for camassias, June for cornflowers, July for delphiniums. Ask, and Nell will look at the sky first.',
      },
    ],
  },
  delivery: {
    heading: 'What delivery costs',
    items: [
      { title: '£5', text: 'by van to EH1–EH4' },
      { title: '£8', text: 'by van to EH5–EH12' },
      { title: '£12', text: 'to East Lothian, Wed and Fri' },
    ],
  },
  visit: {
    heading: 'Follow *the smell*',
    lead: 'A stone room under Circus Wynd, with the door open in all weathers and a bench you’re allowed to touch.',
  },
  order: {
    heading: 'Say it with *something alive*',
    lead: 'Before seven tonight for tomorrow. Before midnight for the day after. Before you’ve thought of the words: ring, we know a few.',
    picture: {
      kind: 'drawing',
      name: 'snips',
      alt: 'Cut-paper picture of a pair of snips, an envelope and flowers',
    },
  },
  ask: {
    heading: 'Send some',
    lead: 'Before seven tonight for tomorrow. We ring if anything is unclear; pay by link or at the counter.',
    action: 'Order flowers',
  },
  notFound: {
    heading: 'This one’s *gone over*',
    lead: 'The page you asked for has dropped its petals, or never came up. The bench is full, if that’s any comfort.',
    picture: { kind: 'drawing', name: 'gone-over' },
  },
  pages: {
    home: {
      title: 'Sorrel & Stem, flowers in Stockbridge, Edinburgh',
      description:
        'Seasonal bouquets from £18, grown in East Lothian, cut before seven, tied in Stockbridge and on an Edinburgh table by noon.',
    },
    'this-week': {
      name: 'This week',
      title: 'This week · Sorrel & Stem',
      description:
        'What is on the bench this week: five bouquets from £18 to £58, stems by the bucket, jugs to borrow and a wreath.',
    },
    visit: {
      title: 'Visit · Sorrel & Stem',
      description:
        'Circus Wynd, Stockbridge, down the steps from the bridge. Tuesday to Sunday; hours, a map, delivery prices and the dog.',
    },
    'in-season': {
      title: 'In season · Sorrel & Stem',
      description:
        'What grows when in a walled garden in East Lothian: the whole year, from snowdrops to seed heads, and nothing flown in.',
    },
    'big-days': {
      name: 'Big days',
      title: 'Big days · Sorrel & Stem',
      description:
        'Wedding flowers from £650, farewells from £70 and a weekly jug for your counter at £26, grown and tied by the same three people.',
    },
    order: {
      title: 'Order · Sorrel & Stem',
      description:
        'Order by seven tonight for tomorrow before noon, anywhere in Edinburgh. Bouquets £18 to £58, delivery from £5, a card written by hand.',
    },
    notFound: {
      title: 'Gone over · Sorrel & Stem',
      description: 'There is no such page here. This week’s bench, the opening hours and the order form are.',
    },
  },
} satisfies Content['design'];
