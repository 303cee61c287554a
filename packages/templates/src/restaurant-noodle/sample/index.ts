import type { Stored } from '../../content/content.ts';
import type { Content } from '../schema.ts';

const drawn = (name: string, alt?: string) => ({ kind: 'drawing' as const, name, ...(alt && { alt }) });

/** Long Story, who never were: nine stools in Newcastle. */
export const sample = {
  version: 2,
  business: {
    name: 'Long Story',
    trade: 'Noodle counter',
    line: 'Hand-pulled noodles on Pudding Chare, Newcastle: one uncut noodle to a bowl, nine bowls from £9.50, nine stools.',
    telephone: '0191 498 0136',
    mail: 'kev@longstory.example',
    address: { street: '9 Pudding Chare', town: 'Newcastle upon Tyne', postcode: 'NE1 1UE' },
    lastWord: 'No noodle was cut in the making of this page. Wen checked.',
  },
  opening: {
    heading: 'It’s all one noodle',
    lead: 'Nine stools in Newcastle. Wen pulls each bowl from one piece of dough and doesn’t cut it. Neither should you.',
  },
  hours: {
    week: [
      { days: ['Tue', 'Wed', 'Thu'], opens: '12:00', closes: '20:00' },
      { days: ['Fri', 'Sat'], opens: '12:00', closes: '22:00' },
      { days: ['Sun'], opens: '12:00', closes: '16:00' },
    ],
    closed: 'Resting the dough',
    note: 'Or until the dough runs out, which we’ll shout.',
  },
  prices: {
    heading: 'Nine bowls',
    lead: 'One noodle in each. The metres are how far you have to go.',
    groups: [
      {
        items: [
          {
            name: 'The plain truth',
            mark: '7 m',
            note: 'Chicken broth, spring onion, salt. Where everybody should start.',
            price: 950,
            allergens: ['gluten', 'celery'],
            picture: drawn('clear'),
          },
          {
            name: 'Tomato and egg',
            mark: '7 m',
            note: 'Sweet red broth, soft egg. What Wen’s mother makes, minus the questions.',
            price: 1050,
            diets: ['vegetarian'],
            allergens: ['gluten', 'eggs'],
            picture: drawn('tomato-and-egg'),
          },
          {
            name: 'Hot shin',
            mark: '8 m, hot',
            note: 'Beef, eleven hours, chilli bean and star anise. Bring a hanky.',
            price: 1350,
            allergens: ['gluten', 'soya'],
            picture: drawn('beef'),
          },
          {
            name: 'Black vinegar pork',
            mark: '8 m',
            note: 'Minced belly, Shanxi vinegar, cucumber. Sour enough to sit up for.',
            price: 1200,
            allergens: ['gluten', 'soya'],
            picture: drawn('pork'),
          },
          {
            name: 'Mushroom and nori',
            mark: '8 m, vegan',
            note: 'Three mushrooms, a sheet of sea. The broth takes longer than the beef’s.',
            price: 1100,
            diets: ['vegan'],
            allergens: ['gluten', 'soya'],
            picture: drawn('mushroom'),
          },
          {
            name: 'Shields prawn',
            mark: '8 m',
            note: 'Off the boat at North Shields, with ginger. Heads on. Look away if you must.',
            price: 1450,
            allergens: ['gluten', 'crustaceans'],
            picture: drawn('prawn'),
          },
          {
            name: 'Cumin lamb',
            mark: '9 m, hot',
            note: 'Northumberland lamb, Xi’an manners.',
            price: 1350,
            allergens: ['gluten'],
            picture: drawn('lamb'),
          },
          {
            name: 'Cold sesame',
            mark: '9 m, vegan',
            note: 'Served at the temperature of a paddle at Tynemouth. Peanuts.',
            price: 1050,
            diets: ['vegan'],
            allergens: ['gluten', 'sesame', 'peanuts'],
            picture: drawn('sesame'),
          },
          {
            name: 'The birthday',
            mark: '12 m',
            note: 'The longest we can lift, for a long life. You say it’s your birthday; we don’t check.',
            price: 1600,
            allergens: ['gluten'],
            picture: drawn('candle'),
          },
        ],
      },
      {
        heading: 'On the side',
        items: [
          { name: 'Another egg', note: 'Soft, soy, halved.', price: 150 },
          { name: 'Smacked cucumber', note: 'Garlic, vinegar, a rolling pin.', price: 400 },
          { name: 'Five dumplings', note: 'Pork and chive, or just chive.', price: 600 },
          { name: 'Chilli oil', note: 'On the counter. A spoon is plenty. Two is Geoff.', price: 0 },
          { name: 'More noodle', note: 'No. You’d have two.' },
        ],
      },
      {
        heading: 'To drink',
        items: [
          { name: 'Barley tea', note: 'Hot or cold, until you float.', price: 200 },
          {
            name: 'Tyneside lager',
            note: 'From the brewery under the bridge, in a small glass.',
            price: 480,
          },
          { name: 'Plum soda', note: 'Kev’s. He won’t say what’s in it, but it’s plums.', price: 350 },
        ],
      },
    ],
    footnote:
      'Noodles are wheat, and there’s no way round it. Ask Kev about anything else: he has a list and he likes reading it out.',
  },
  questions: {
    heading: 'Before you slurp',
    items: [
      {
        question: 'Is it really one noodle?',
        answer:
          'Yes. One piece of dough, rolled, oiled, coiled and pulled straight into the pot. You may measure it. You may not take it home to measure it.',
      },
      {
        question: 'What if it breaks?',
        answer: 'Then it’s two noodles and half the luck. Wen makes a noise. Nothing else happens.',
      },
      {
        question: 'There are three of us.',
        answer:
          'Two of you and a friend who’ll meet you after. Or come at four, when it’s quiet and we can’t count.',
      },
      {
        question: 'Can I bring a child?',
        answer: 'Yes, they’re good at it. Stool 5 has a box to stand on. Half bowls, half the metres, £5.',
      },
      {
        question: 'Can I have it cut?',
        answer: 'There are scissors. They’re under the counter. You’ll have to ask in front of everyone.',
      },
    ],
  },
  visit: {
    heading: 'Follow the noodle',
    lead: 'Four minutes from Central Station, mostly downhill.',
    directions:
      'Along Westgate Road, left up the lane that smells of star anise. Red door, one step; there’s a ramp behind it and Kev’s quick with it.',
    map: drawn(
      'blocks',
      'Map: 9 Pudding Chare is in the lane between Westgate Road and the Bigg Market, four minutes from Central Station',
    ),
  },
  designs: {
    'restaurant-noodle': {
      seats: {
        heading: 'Nine stools. That’s the restaurant.',
        lead: 'Walk in, look along the counter, sit where there’s a gap. Parties of two at most: we’ve tried three and it was a meeting.',
        items: [
          { title: 'By the door. Brisk in February', picture: drawn('bun') },
          { title: 'Best light. Eat, don’t film' },
          { title: 'Wobbles. Has its fans' },
          { title: 'Over the broth. Steams glasses', picture: drawn('bobble') },
          { title: 'Dead centre. You’ll be talked to', picture: drawn('afro') },
          { title: 'You’ll be doing the talking', picture: drawn('long') },
          { title: 'Under the fan, in July' },
          { title: 'Geoff’s, Thursdays', picture: drawn('bald') },
          { title: 'By the wall. First dates, and last ones' },
        ],
        footnote:
          'Want to be sure? We hold up to four stools a sitting. Or ring: Kev will look round and tell you.',
      },
      steps: {
        heading: 'How to eat here',
        lead: 'It’s long and it’s all attached. There’s a knack.',
        items: [
          {
            title: 'Find the end',
            text: 'There are two. Either will do. If you find three, tell Wen.',
            picture: drawn('find-the-end', 'Chopsticks lift one end of a noodle out of a bowl'),
          },
          {
            title: 'Lean right in',
            text: 'Chin over the bowl. Your shirt will thank you. Bibs are 50p and nobody’s too proud.',
            picture: drawn('lean-in', 'Somebody leans close over a bowl'),
          },
          {
            title: 'Slurp, don’t bite',
            text: 'Loud is fine. Loud is how we know. Stop for breath at the halfway egg.',
            picture: drawn('slurp', 'A noodle goes from a bowl into somebody’s mouth'),
          },
          {
            title: 'Drink the rest',
            text: 'Both hands, bowl up. When we can see the fish on the bottom, you’ve finished.',
            picture: drawn('drink-the-rest', 'Somebody drinks from a bowl that hides their face'),
          },
        ],
      },
      streets: ['Westgate Road', 'Pudding Chare', 'Bigg Market'],
      door: '9',
      ask: {
        heading: 'Hold two stools',
        lead: 'Or one. We’ll text back before the next sitting, and keep them ten minutes.',
        action: 'Hold two stools',
      },
      end: 'The end',
      notFound: {
        heading: '404: lost the end',
        lead: 'This page has slipped off the chopsticks. It happens to everyone once. Start again from the top, or go straight to the bowls.',
      },
      pages: {
        home: {
          title: 'Long Story, a nine-stool noodle counter in Newcastle',
          description:
            'Hand-pulled noodles on Pudding Chare, Newcastle: one uncut noodle to a bowl, nine bowls from £9.50, nine stools. Walk in, or hold two.',
        },
        menu: {
          title: 'Menu · Long Story',
          description:
            'Nine bowls with one noodle in each, seven to twelve metres, £9.50 to £16. Dumplings, smacked cucumber, barley tea and Kev’s plum soda.',
        },
        'find-us': {
          title: 'Find us · Long Story',
          description:
            '9 Pudding Chare, four minutes from Newcastle Central Station. Tuesday to Sunday from noon. Questions, and a form to hold two stools.',
        },
        notFound: {
          title: 'Lost the end · Long Story',
          description: 'There is no such page here. The nine bowls and the nine stools are where they were.',
        },
      },
    },
  },
} satisfies Stored<Content>;
