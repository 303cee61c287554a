import type { Content } from '../schema.ts';

export const design = {
  lines: [
    { words: 'Sit next to', picture: { kind: 'drawing', name: 'figs' } },
    { words: 'somebody', picture: { kind: 'drawing', name: 'sardines' } },
    { words: 'and pass', picture: { kind: 'drawing', name: 'lemon-half' } },
    { words: 'the bread', picture: { kind: 'drawing', name: 'torn-loaf' } },
  ],
  seating: {
    heading: 'Tonight’s chairs',
    lead: 'Pick by number if you like. Two and three can see the kitchen; twenty-three can hear it.',
    sittings: [
      {
        name: 'First sitting, 6 o’clock',
        summary: 'Six chairs free',
        chairs: 24,
        free: [4, 5, 11, 16, 17, 24],
      },
      { name: 'Second sitting, half past 8', summary: 'Four chairs free', chairs: 24, free: [1, 12, 13, 20] },
    ],
    head: 'Kitchen',
    foot: 'Quay',
    note: 'Drawn at four this afternoon. Ring after that and Alan will look at the actual chairs.',
  },
  bill: {
    heading: 'And the bill',
    lead: 'It comes with the coffee, face up. No service, no cover charge, no charge for water, which is from the tap and very good.',
    caption: 'Supper for two, with a carafe',
    lines: [
      { name: 'Two suppers', price: '£78' },
      { name: 'A carafe of the red', price: '£17' },
      { name: 'Coffee, twice', price: 'in' },
      { name: 'Bread, as much as you had', price: 'in' },
      { name: 'Service', price: 'thanks' },
    ],
    total: { name: 'All of it', price: '£95' },
    thanks: 'Tips go in the jug and the jug goes to whoever washed up.',
  },
  evening: {
    heading: 'How an evening goes',
    lead: 'The fork is the hour. If you’re coming at half past eight, add two and a half of them.',
    items: [
      {
        title: 'Up the stairs',
        text: 'Coat on a hook. Find your number on the back of a chair. Say hello to it and to either side.',
        mark: '5.50',
        picture: { kind: 'drawing', name: 'clock-5-50' },
      },
      {
        title: 'Bread goes down',
        text: 'Tear some and pass it. That is the whole induction.',
        mark: '6.00',
        picture: { kind: 'drawing', name: 'clock-6-00' },
      },
      {
        title: 'Bowls start travelling',
        text: 'From the kitchen end, left. If you have two bowls in front of you, you have stopped listening.',
        mark: '6.10',
        picture: { kind: 'drawing', name: 'clock-6-10' },
      },
      {
        title: 'The big fish',
        text: 'One to every eight people, so somebody has to serve. It’s usually a nurse.',
        mark: '7.30',
        picture: { kind: 'drawing', name: 'clock-7-30' },
      },
      {
        title: 'Coffee and the bill',
        text: 'And ten minutes to finish the argument on the landing, before the second sitting starts one.',
        mark: '8.10',
        picture: { kind: 'drawing', name: 'clock-8-10' },
      },
    ],
  },
  manners: {
    heading: 'Table manners',
    lead: 'Six of them. The tablecloth has heard worse.',
    items: [
      {
        title: 'Left',
        text: 'Everything travels left. If you sit on the even side, that’s towards the river.',
        picture: { kind: 'drawing', name: 'number-1' },
      },
      {
        title: 'Leave some',
        text: 'There is a person at the far end with a memory.',
        picture: { kind: 'drawing', name: 'number-2' },
      },
      {
        title: 'Say your name',
        text: 'Once, at the bread. It saves two hours of “sorry, was it Claire?”',
        picture: { kind: 'drawing', name: 'number-3' },
      },
      {
        title: 'Phones',
        text: 'In the basket by the door. It is wicker and has never lost one.',
        picture: { kind: 'drawing', name: 'number-4' },
      },
      {
        title: 'Swap',
        text: 'Change chairs after the fish if you like. Ask the chair first.',
        picture: { kind: 'drawing', name: 'number-5' },
      },
      {
        title: 'Spills',
        text: 'Salt, shrug, carry on. You’ll see we’ve had a few.',
        picture: { kind: 'drawing', name: 'number-6' },
      },
    ],
  },
  lunch: {
    top: {
      heading: 'Sunday, one o’clock',
      lead: 'One sitting, four things, £28. Children £12, and allowed under the table between courses. Up by half past four, or whenever Kenny starts stacking chairs.',
      lines: [
        { words: 'Sunday,', picture: { kind: 'drawing', name: 'roast-bird' } },
        { words: 'one o’clock', picture: { kind: 'drawing', name: 'greens' } },
      ],
    },
    dishes: {
      heading: 'What Sunday is',
      items: [
        {
          title: 'Bread and tomatoes',
          text: 'The loaf, the oil, and tomatoes while there are any worth the name. In winter, beans on the loaf. You’ll not complain.',
          note: 'Wheat',
          picture: { kind: 'drawing', name: 'tomatoes' },
        },
        {
          title: 'Three birds for the table',
          text: 'Roasted with lemon and bay, carved by whoever admits they can. No bird for you? A whole baked cheese with your name on it.',
          note: 'Nothing, or milk',
          picture: { kind: 'drawing', name: 'roast-bird' },
        },
        {
          title: 'Potatoes, twice',
          text: 'They go round once at the start and once when everybody has stopped pretending. Greens go round as well.',
          note: 'Nothing at all',
          picture: { kind: 'drawing', name: 'potatoes' },
        },
        {
          title: 'Orange cake, cut badly',
          text: 'Twenty-four slices out of a round cake by eye. Nobody has ever got the same one twice.',
          note: 'Eggs, almonds',
          picture: { kind: 'drawing', name: 'orange-cake' },
        },
      ],
    },
    bill: {
      heading: 'What Sunday comes to',
      lead: 'For a family of four with one who only eats potatoes.',
      caption: 'Two grown-ups, two smaller',
      lines: [
        { name: 'Two lunches', price: '£56' },
        { name: 'Two small lunches', price: '£24' },
        { name: 'A carafe of the white', price: '£16' },
        { name: 'Squash, from a jug', price: 'in' },
        { name: 'Thirds of potatoes', price: 'in' },
      ],
      total: { name: 'All of it', price: '£96' },
      thanks: 'Grandparents come at full price and leave with the leftovers.',
    },
  },
  wine: {
    heading: 'Six wines, from above',
    lead: 'All in tumblers, because stems and elbows don’t mix. A carafe is half a litre, or one conversation.',
    groups: [
      {
        items: [
          {
            name: 'The red',
            note: 'Nero d’Avola from Rosa’s cousin Salvo. The one you want.',
            price: 600,
            per: 'a glass',
            mark: 'carafe £17, bottle £25',
            picture: { kind: 'drawing', name: 'glass-of-red' },
          },
          {
            name: 'The white',
            note: 'Grillo, cold, salty, made within sight of the sea and a cement works.',
            price: 600,
            per: 'a glass',
            mark: 'carafe £16, bottle £24',
            picture: { kind: 'drawing', name: 'glass-of-white' },
          },
          {
            name: 'The other red',
            note: 'From up the volcano. Thin, stern, improves when ignored, like Alan.',
            price: 800,
            per: 'a glass',
            mark: 'carafe £23, bottle £34',
            picture: { kind: 'drawing', name: 'glass-of-dark-red' },
          },
          {
            name: 'The orange one',
            note: 'Skins left in. Tastes of tea and apricots. Half the table will say “ooh” and half won’t.',
            price: 800,
            per: 'a glass',
            mark: 'carafe £22, bottle £33',
            picture: { kind: 'drawing', name: 'glass-of-amber' },
          },
          {
            name: 'The pink',
            note: 'Arrives in May, gone by the regatta. We don’t order more. It’s the not having it that’s nice.',
            price: 700,
            per: 'a glass',
            mark: 'carafe £18, bottle £27',
            picture: { kind: 'drawing', name: 'glass-of-pink' },
          },
          {
            name: 'Water',
            note: 'Tap. Northumbrian. People have asked for the label.',
            price: 0,
            picture: { kind: 'drawing', name: 'glass-of-water' },
          },
        ],
      },
    ],
    footnote: 'Salvo’s wine has sulphites in it and so does Salvo.',
  },
  others: {
    heading: 'Not wine',
    groups: [
      {
        heading: 'Before',
        items: [
          { name: 'Vermouth, orange, ice', note: 'or without the vermouth, £3', price: 600 },
          { name: 'Beer from Seaton Sluice', note: 'the pint, or most of one', price: 500 },
          { name: 'Lemons, squeezed', note: 'with fizz, or flat and honest', price: 300 },
        ],
      },
      {
        heading: 'After',
        items: [
          { name: 'Coffee', note: 'from a pot older than Nina', price: 0 },
          { name: 'Marsala', note: 'a thimble, a large one', price: 500 },
          { name: 'Salvo’s digestivo', note: 'green; we don’t ask', price: 400 },
        ],
      },
    ],
    footnote: 'Bring your own on a Wednesday: £8 a bottle, and Alan gets a taste.',
  },
  bread: {
    heading: 'Bread to take home',
    lead: 'Nina’s counter is the hatch at the foot of the stairs. Eight o’clock until it’s gone, which is about eleven, or ten past nine if it’s raining and people are sad.',
    groups: [
      {
        items: [
          {
            name: 'The long-table loaf',
            note: 'Two days old before it’s baked. Keeps till Thursday.',
            price: 420,
            picture: { kind: 'drawing', name: 'round-loaf' },
          },
          {
            name: 'Focaccia by the hand',
            note: 'Show her a hand. That’s how much.',
            price: 360,
            picture: { kind: 'drawing', name: 'focaccia' },
          },
          {
            name: 'Sesame ring',
            note: 'Fits on a handlebar. We checked.',
            price: 180,
            picture: { kind: 'drawing', name: 'sesame-ring' },
          },
          {
            name: 'Breadsticks',
            note: 'A fistful, tied with string you’ll keep.',
            price: 250,
            picture: { kind: 'drawing', name: 'breadsticks' },
          },
          {
            name: 'Friday bun',
            note: 'Lemon on top, cherry on that. Fridays. Don’t ask on a Thursday.',
            price: 220,
            picture: { kind: 'drawing', name: 'friday-bun' },
          },
          {
            name: 'Yesterday’s, sliced',
            note: 'Makes better toast and knows it.',
            price: 200,
            picture: { kind: 'drawing', name: 'slices' },
          },
        ],
      },
    ],
    footnote: 'Ring before seven the night before and she’ll put your name on one. In pencil.',
  },
  counter: {
    heading: 'The hatch',
    week: [
      { days: ['Tue', 'Wed', 'Thu', 'Sat'], opens: '08:00', closes: '11:00' },
      { days: ['Fri'], opens: '07:30', closes: '11:00' },
    ],
    closed: 'Rising',
    note: 'Or until it’s gone. Buns on Fridays.',
  },
  whole: {
    top: {
      heading: 'The whole table, then',
      lead: 'Mondays and Tuesdays the table is nobody’s. Take it for a birthday, a wedding supper, a wake or a board meeting that could do with a fish in the middle.',
      lines: [
        { words: 'The whole', picture: { kind: 'drawing', name: 'artichoke' } },
        { words: 'table, then', picture: { kind: 'drawing', name: 'orange-cake' } },
      ],
    },
    parts: {
      heading: 'What you get',
      items: [
        {
          title: 'The loft',
          text: 'From five until half past eleven, with the hooks, the river and the good light.',
          picture: { kind: 'drawing', name: 'key' },
        },
        {
          title: 'The supper',
          text: 'The seven dishes as they are, or talk to Rosa. She likes being talked to before April.',
          picture: { kind: 'drawing', name: 'whole-fish' },
        },
        {
          title: 'The four of us',
          text: 'Nobody hired in. Kenny washes up in a tie for weddings, unasked.',
          picture: { kind: 'drawing', name: 'flat-top' },
        },
      ],
    },
    bill: {
      heading: 'The large bill',
      lead: 'One price for the table, whether you fill it or stretch out. Wine is what you drink.',
      caption: 'A seventieth, twenty-four chairs',
      lines: [
        { name: 'The table, all of it', price: '£980' },
        { name: 'Fourteen carafes', price: '£231' },
        { name: 'A cake, with the right number on', price: '£45' },
        { name: 'Speech, over nine minutes', price: 'a fine' },
        { name: 'Service', price: 'thanks' },
      ],
      total: { name: 'All of it', price: '£1,256' },
      thanks: 'A quarter to hold the date. Given back up to a month before.',
    },
    form: {
      heading: 'Ask for all of it',
      lead: 'Say when and what it’s for. Alan rings back, so pick a time you can hear him over the washing-up.',
    },
  },
  growers: {
    heading: 'Where it came from, and how far',
    lead: 'Six people feed us. Two of them would like it known that they were first.',
    items: [
      {
        title: 'Davey Pringle, the fish',
        text: 'Lands at five, rings at six, at the back door by ten past. If Davey stays in bed it’s herring from the barrel.',
        mark: '40 yards',
        picture: { kind: 'drawing', name: 'sardines' },
      },
      {
        title: 'The Straughans, the flour',
        text: 'Heritage wheat from above Rothbury, stone-milled in a shed that shakes. Nina can tell which brother milled it.',
        mark: '31 miles',
        picture: { kind: 'drawing', name: 'wheat' },
      },
      {
        title: 'Earsdon allotments, the greens',
        text: 'Plot nineteen, plot twenty and a long feud. We buy from both, on different days.',
        mark: '4 miles',
        picture: { kind: 'drawing', name: 'greens' },
      },
      {
        title: 'Jess Milburn, the sheep’s cheese',
        text: 'Ninety ewes outside Stamfordham. Each wheel has a name on the rind. You may be eating Patricia.',
        mark: '22 miles',
        picture: { kind: 'drawing', name: 'cheese' },
      },
      {
        title: 'Cousin Salvo, the oil and the red',
        text: 'Four hundred trees at Castelbuono. It comes twice a year in a van that has never passed anything first time.',
        mark: '1,640 miles',
        picture: { kind: 'drawing', name: 'oil' },
      },
      {
        title: 'Uncle Nino, the lemons',
        text: 'Same van, wrapped in the football pages. He is eighty-eight and still says they were bigger before.',
        mark: '1,655 miles',
        picture: { kind: 'drawing', name: 'lemons' },
      },
    ],
  },
  never: {
    heading: 'And what we don’t buy',
    items: [
      { title: 'Farmed sea bass', text: 'There’s a sea outside. We asked it.' },
      { title: 'Asparagus in November', text: 'It hasn’t come a long way to see you. It’s lost.' },
      { title: 'Truffle oil', text: 'No.' },
    ],
  },
  allergies: {
    heading: 'What’s in it',
    lead: 'Everyone eats the same, so everyone should know what that is. Chalked up at four each afternoon and copied here.',
    caption: 'Tonight’s seven dishes',
    note: 'There’s no egg, sesame, mustard, soya, lupin or peanut in tonight’s food. There is sesame at Nina’s counter downstairs, and the air has no door.',
  },
  yours: {
    heading: 'If one of those is yours',
    items: [
      {
        title: 'Tell us by noon',
        text: 'On the form, or ring. After noon the shopping is done and Rosa has to improvise, which she’ll do at you.',
        picture: { kind: 'drawing', name: 'clock-12-00' },
      },
      {
        title: 'You get your own plate',
        text: 'The same dish without the thing, on the plate with the yellow rim. Yellow plates don’t get passed.',
        picture: { kind: 'drawing', name: 'sardines' },
      },
      {
        title: 'Say so at the bread',
        text: 'Out loud, with your name. Twenty-three people will now look out for you all night. It’s rather nice.',
        picture: { kind: 'drawing', name: 'torn-loaf' },
      },
    ],
  },
  tops: {
    table: {
      heading: 'Everyone eats the same',
      lead: 'There is no menu to choose from and no table to choose. There is one of each. You choose the night, the sitting and who to sit next to, and two of those are up to luck.',
      lines: [
        { words: 'Everyone', picture: { kind: 'drawing', name: 'spaghetti' } },
        { words: 'eats the', picture: { kind: 'drawing', name: 'olives' } },
        { words: 'same', picture: { kind: 'drawing', name: 'sardines' } },
      ],
    },
    book: {
      heading: 'Pull up a chair',
      lead: 'One chair or six. More than six is half a party and belongs on the Whole table page.',
      lines: [
        { words: 'Pull up', picture: { kind: 'drawing', name: 'lemon-half' } },
        { words: 'a chair', picture: { kind: 'drawing', name: 'artichoke' } },
      ],
    },
    questions: {
      heading: 'Ask the table',
      lead: 'What people ask on the phone, usually with the door open behind them.',
      lines: [
        { words: 'Ask the', picture: { kind: 'drawing', name: 'olives' } },
        { words: 'table', picture: { kind: 'drawing', name: 'spaghetti' } },
      ],
    },
    visit: {
      heading: 'Up the stairs, follow the noise',
      lead: 'An old net loft over the quay at North Shields. The window with the light in it is us.',
      lines: [
        { words: 'Up the stairs,', picture: { kind: 'drawing', name: 'whole-fish' } },
        { words: 'follow the', picture: { kind: 'drawing', name: 'torn-loaf' } },
        { words: 'noise', picture: { kind: 'drawing', name: 'coffee' } },
      ],
    },
  },
  ask: {
    heading: 'Book a seat',
    lead: 'Rosa reads these between the fish and the figs and answers the same evening.',
    action: 'Book a seat',
  },
  closing: { heading: 'Still hungry?', lead: 'Then you’ve read enough. There’s a chair with no one on it.' },
  notFound: {
    heading: 'Somebody ate it',
    lead: 'This page went round the table and never came back. There is still bread, and most of tonight’s menu.',
    lines: [
      { words: 'Somebody', picture: { kind: 'drawing', name: 'crumbs' } },
      { words: 'ate it', picture: { kind: 'drawing', name: 'bone' } },
    ],
  },
  pages: {
    home: {
      title: 'Pass the Bread, one long table on the Fish Quay, North Shields',
      description:
        'Supper at one table for twenty-four in a North Shields net loft. Two sittings, one menu, plates passed along. £39, Wednesday to Saturday.',
    },
    tonight: {
      name: 'Tonight',
      title: 'Tonight · Pass the Bread',
      description:
        'Tonight’s menu in the order it comes past, from warm bread at six to coffee and the bill, with the chairs that are still free at both sittings.',
    },
    'the-table': {
      name: 'The table',
      title: 'The table: how it works · Pass the Bread',
      description:
        'One table, twenty-four chairs, everyone eats the same. How an evening goes by the clock, which way the bowl travels and what it costs.',
    },
    lunch: {
      title: 'Sunday lunch · Pass the Bread',
      description:
        'Sunday lunch at one long table in North Shields: one sitting at one o’clock, four courses, £28, children £12 and allowed under the table.',
    },
    wine: {
      name: 'Wine',
      title: 'Wine · Pass the Bread',
      description:
        'Six wines by the glass, carafe and bottle, all from people we have met. The red is £17 a carafe and is the one you want.',
    },
    book: {
      name: 'Book a seat',
      title: 'Book a seat · Pass the Bread',
      description:
        'Book one chair or six at the long table on the Fish Quay, North Shields. Tonight’s free seats, both sittings, and how to ask for the quiet end.',
    },
    'whole-table': {
      name: 'Whole table',
      title: 'The whole table · Pass the Bread',
      description:
        'Twenty-four chairs, one party: hire the long table in North Shields for a birthday, a wedding supper or a wake. £980 with everything.',
    },
    kitchen: {
      name: 'The kitchen',
      title: 'The kitchen · Pass the Bread',
      description:
        'Rosa cooks, Alan pours, Nina bakes and Kenny washes up. The four people who feed the long table on the Fish Quay.',
    },
    growers: {
      title: 'Growers · Pass the Bread',
      description:
        'Where supper comes from, by the mile: fish from forty yards away, greens from Earsdon, lemons from Rosa’s uncle in Sicily.',
    },
    bread: {
      name: 'Bread',
      title: 'Bread to take home · Pass the Bread',
      description:
        'Nina’s bread counter on the Fish Quay, Tuesday to Saturday from eight until it’s gone. Long-table loaf £4.20, focaccia, sesame rings, Friday buns.',
    },
    allergies: {
      title: 'Allergies · Pass the Bread',
      description:
        'What is in tonight’s seven dishes, allergen by allergen, and how a table that eats the same feeds the one who can’t.',
    },
    questions: {
      title: 'Questions · Pass the Bread',
      description:
        'Do I have to talk to people? Can I come alone? What about the children? Answers about one long table, and the stairs.',
    },
    'find-us': {
      title: 'Find us · Pass the Bread',
      description:
        'The Net Loft, 9 Ropery Stairs, Fish Quay, North Shields. Eight minutes from the Metro, opening hours, the lift, and where not to park.',
    },
    notFound: {
      title: 'Somebody ate it · Pass the Bread',
      description:
        'There is no such page at this table. Tonight’s menu, the chairs and the bread are still here.',
    },
  },
} satisfies Content['design'];
