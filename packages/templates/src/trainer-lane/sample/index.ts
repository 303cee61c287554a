import type { Stored } from '../../content/content.ts';
import type { Content } from '../schema.ts';

/** Lane Eight, who never was: a coach in Wallsend. */
export const sample = {
  version: 2,
  business: {
    name: 'Lane Eight',
    trade: 'Running for beginners',
    line: 'From never running to your first ten kilometres in twelve weeks, on the track in Wallsend, with Denise Rutter. The first lap is free.',
    telephone: '0191 498 0227',
    mail: 'denise@laneeight.example',
    address: { street: 'Slipway Road Athletics Track', town: 'Wallsend', postcode: 'NE28 6QX' },
    legal: { name: 'Lane Eight Running' },
    lastWord: 'Licensed, insured, and never once left early from the stop.',
  },
  opening: {
    heading: 'Run for the bus. Keep going.',
    lead: 'Twelve weeks on the track in Wallsend, from never running for anything to your first ten kilometres. Coached by the woman who used to drive the bus.',
    picture: {
      kind: 'drawing',
      name: 'coach',
      alt: 'Seen from above in the early morning: four runners in lanes five to eight, each with a long shadow that shows the stride',
    },
  },
  hours: {
    heading: 'Early',
    week: [
      { days: ['Mon', 'Wed', 'Fri'], opens: '06:30', closes: '08:30' },
      { days: ['Tue', 'Thu'], opens: '06:30', closes: '10:00' },
      { days: ['Sat'], opens: '08:00', closes: '10:30' },
    ],
    closed: 'Sofa',
    note: 'Two evenings a week in June and July, when it’s light enough to see who’s cheating.',
  },
  prices: {
    heading: 'Pick a lane',
    lead: 'The outside lane starts in front. It’s further round, so nobody’s being kind.',
    groups: [
      {
        items: [
          { mark: '5', name: 'One to one', price: 3400, note: 'An hour, any morning but Sunday' },
          {
            mark: '6',
            name: 'Twelve weeks',
            price: 13200,
            note: 'Two mornings a week, one lap to twenty-two',
          },
          { mark: '7', name: 'Drop in', price: 700, note: 'One morning, no promises' },
          { mark: '8', name: 'The first lap', price: 0, note: '454 metres, with me beside you' },
        ],
      },
      {
        heading: 'With somebody',
        items: [
          { name: 'Pairs', price: 2000, note: 'Each, for an hour. You needn’t be the same speed' },
          { name: 'A whole workplace', price: 9000, note: 'Twelve of you, before the office opens' },
          { name: 'Under eighteens', note: 'Half of any of these, with a grown-up somewhere on the grass' },
        ],
      },
      {
        heading: 'Away from the track',
        items: [
          { name: 'The shoe shop', price: 0, note: 'I come with you and say no to the dear ones' },
          { name: 'Race day', price: 2500, note: 'I run it at your elbow and do the talking' },
          { name: 'Coming back from injury', price: 2800, note: 'With a letter from your physio, please' },
        ],
      },
    ],
    footnote:
      'No joining fee and no contract. The council’s gate money (£2) is in the price. Miss a week and it waits for you.',
  },
  people: {
    items: [
      {
        name: 'Denise Rutter',
        note: 'Nineteen years on the 22, now on foot, every morning but Sunday',
        facts: ['Coach in Running Fitness', 'First aid', 'DBS checked', 'Bus licence, still valid'],
      },
    ],
  },
  story: {
    heading: 'Nineteen years in the mirror',
    paragraphs: [
      'I’m Denise Rutter. I drove the 22 between Wallsend and town, and I watched people run for it. Lovely, most of them, for about forty metres.',
      'In 2013 the doctor told me to sit down less, which is a lot to ask of a bus driver. I did one lap here in my work shoes and it took six minutes. I came back on the Thursday.',
      'Now I’ve a coaching licence, a whistle I don’t blow, and the outside lane. On a track the outside lane is for going slowly. So it’s ours.',
    ],
    pictures: [
      {
        picture: {
          kind: 'drawing',
          name: 'coach',
          alt: 'Denise from above, on the grass: grey bob, yellow jacket, a flask, and a long shadow that waves',
        },
      },
    ],
  },
  quotes: {
    heading: 'Said on the cool-down',
    items: [
      {
        quote: 'I caught it. I was so pleased I got off a stop early and ran that.',
        author: 'Farah',
        context: 'the 08:12, week seven',
      },
      {
        quote: 'She said slow and she meant it. A pram went past me in April. By June I’d passed the pram.',
        author: 'Bethan',
        context: 'twelve weeks, twice',
      },
      {
        quote:
          'I’m fifty-eight and I came last at the Tynemouth ten K. They’d kept the tea urn on. Best day of the year.',
        author: 'Colin',
        context: 'week twelve and counting',
      },
    ],
  },
  questions: {
    heading: 'Asked at the gate',
    items: [
      {
        question: 'What if I have to walk?',
        answer: 'Then you walk. Everybody does till week nine, and the sensible ones after that too.',
      },
      {
        question: 'Will proper runners be watching?',
        answer: 'They’re in lanes one and two, looking at their watches. They wouldn’t notice a bus.',
      },
      {
        question: 'What do I wear?',
        answer: 'Anything you can raise your arms in. Trainers of any age. Something warm for after.',
      },
      {
        question: 'I’m too old, too big, too slow.',
        answer: 'The oldest so far was seventy-nine, the biggest was me, and I’ve timed slow: it’s fine.',
      },
      { question: 'What if it rains?', answer: 'We run. It’s Wallsend. In lightning we sit in my car.' },
      {
        question: 'When do I pay?',
        answer:
          'Drop-ins and one to ones on the day, after. The twelve weeks in one go, or three lots of £44. Card, cash or bank transfer.',
        about: 'prices',
      },
      {
        question: 'What if I miss a morning?',
        answer: 'Text by nine the night before and it moves to another. After that it’s gone, like a bus.',
        about: 'prices',
      },
      {
        question: 'What if I don’t get to ten kilometres?',
        answer: 'You repeat the last four weeks for nothing. Three people have. All three got there.',
        about: 'prices',
      },
      {
        question: 'Is there a price for people on benefits?',
        answer:
          'Pay the drop-in for the twelve weeks’ mornings you come to, up to £60. I don’t need to see a letter.',
        about: 'prices',
      },
    ],
  },
  visit: {
    heading: 'The track',
    directions:
      'Eight minutes’ walk from Wallsend Metro, towards the river. The gate by the changing rooms is the open one. Step-free, lockers, one working shower.',
    map: {
      kind: 'photo',
      file: 'map.jpg',
      alt: 'Map: the track is on Slipway Road, between the Metro line and the river, eight minutes’ walk from Wallsend station',
    },
  },
  designs: {
    'trainer-lane': {
      plan: {
        heading: 'Twelve weeks, by the lap',
        lead: 'Ten kilometres is twenty-two laps of lane eight. This is how far you go each week before you may walk. It’s a plan, not a promise: repeat any week you like.',
        unit: 'Week',
        items: [
          {
            title: 'A quarter lap',
            text: 'Jog to the bend, walk to the next one. Eight goes. Nobody’s looking; they’re out of breath too.',
          },
          {
            title: 'Half a lap',
            text: 'Same again with the bend in. Slower than you think. Slower than that.',
          },
          { title: 'One lap', text: 'All the way round. You’ll ring somebody.' },
          { title: 'Two laps', text: 'Twice, with a wander between. Sunday’s for the sofa, and it counts.' },
          { title: 'Three laps', text: 'You can still say a whole sentence. I’ll ask you for one.' },
          { title: 'Four laps', text: 'The week everybody wants to pack it in. Come and say so in person.' },
          { title: 'Six laps', text: 'First time out of the gate: down to the river and back.' },
          { title: 'Eight laps', text: 'Your legs have stopped arguing. Your head’s still at it.' },
          { title: 'Eleven laps', text: 'Five kilometres. Halfway, and there’s flapjack.' },
          {
            title: 'Fourteen laps',
            text: 'A minute’s walk every two laps, on purpose, because it’s quicker.',
          },
          { title: 'Eighteen laps', text: 'The last long one. After it: feet up, doctor’s orders. Mine.' },
          {
            title: 'Twenty-two laps',
            text: 'Ten kilometres. Same number as my old bus, and you don’t get off.',
          },
        ],
      },
      first: {
        heading: 'What happens, by the metre',
        lead: 'Lane eight is 454 metres round. It goes like this.',
        unit: 'At metre',
        items: [
          { mark: '0', title: 'The gate', text: 'A wave, a flask of tea, and a list of what hurts.' },
          { mark: '100', title: 'First bend', text: 'We walk. I look at your feet; you wonder why.' },
          { mark: '300', title: 'Back straight', text: 'We jog, as far as you can and still moan about it.' },
          {
            mark: '454',
            title: 'The line',
            text: 'You’ve run. I write down how far, and you keep the pencil.',
          },
        ],
      },
      numbers: {
        heading: 'What to know about paying',
        items: [
          { title: '£0', text: 'to join, and £0 to stop' },
          { title: '24', text: 'mornings in the twelve weeks: £5.50 each' },
          { title: '£44', text: 'three times over, if you’d rather not pay at once' },
          { title: '21:00', text: 'the night before: cancel by then and keep your place' },
        ],
      },
      closing: {
        heading: 'One lap. Then decide.',
        lead: 'It’s 454 metres, it costs nothing, and you may walk the bends.',
      },
      start: {
        heading: 'The first lap is free',
        lead: 'Once round lane eight, you and me, at the speed of a chat. Wear shoes you could walk to the shops in.',
      },
      ask: {
        heading: 'Tell me a morning',
        lead: 'I’ll text you back with a time, usually before the kettle’s boiled.',
        action: 'Run the free one',
      },
      notFound: {
        heading: 'You just missed it',
        lead: 'The page you wanted has pulled away, or never stopped here. There’s another along in a minute.',
        picture: {
          kind: 'drawing',
          name: 'bus',
          alt: 'Seen from above: a bus drives off up lane six, and somebody runs after it in lane five',
        },
      },
      pages: {
        home: {
          title: 'Lane Eight, running for beginners in Wallsend',
          description:
            'From never running to your first ten kilometres in twelve weeks, on the track in Wallsend, with Denise Rutter. The first lap is free.',
        },
        prices: {
          title: 'Prices · Lane Eight Running',
          description:
            'Twelve weeks £132, one to one £34, drop in £7, the first lap £0. No joining fee, no contract, gate money included.',
        },
        start: {
          name: 'First lap',
          title: 'The first lap is free · Lane Eight Running',
          description:
            'Book a free first lap in Wallsend: what happens by the metre, when and where, and the questions people ask at the gate.',
        },
        notFound: {
          title: 'You just missed it · Lane Eight Running',
          description:
            'There is no such page here. The prices, the plan and the way to a free first lap are.',
        },
      },
    },
  },
} satisfies Stored<Content>;
