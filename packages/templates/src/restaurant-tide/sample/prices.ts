import type { Content } from '../schema.ts';

export const prices = {
  groups: [
    {
      heading: 'The tide line',
      note: 'You could get these yourself. You’d need a rake, a permit and Denzil’s knees.',
      items: [
        {
          name: 'Cockles, a pint of',
          allergens: ['gluten', 'molluscs', 'sulphites'],
          note: 'Steamed open in Polperro cider, with the bread to mop up after.',
          price: 800,
          mark: '05:40, Denzil, by rake',
          picture: { kind: 'drawing', name: 'cockles' },
        },
      ],
    },
    {
      heading: 'Where the light goes green',
      note: 'Hand lines and jigs, an hour either side of dawn.',
      items: [
        {
          name: 'Mackerel',
          diets: ['glutenFree', 'dairyFree'],
          allergens: ['fish'],
          note: 'Whole, off the coals, gooseberries. The best fish in England and still the cheapest here.',
          price: 1300,
          mark: '06:20, Little Auk, hand line',
          picture: { kind: 'drawing', name: 'mackerel' },
        },
        {
          name: 'Squid',
          diets: ['glutenFree', 'dairyFree'],
          allergens: ['molluscs'],
          note: 'Scored, salted, two minutes. Three would be a wellington.',
          price: 1500,
          mark: '06:20, Little Auk, jig',
          picture: { kind: 'drawing', name: 'squid' },
        },
      ],
    },
    {
      heading: 'Pots',
      note: 'Two hundred of them, on the rough ground off Looe Island. They go down empty and come up argued over.',
      items: [
        {
          name: 'Spider crab',
          diets: ['glutenFree', 'dairyFree'],
          allergens: ['crustaceans'],
          note: 'One each, split, with a hammer and an apron. Allow an hour and no secrets.',
          price: 1900,
          mark: '07:10, Guiding Star, pots',
          picture: { kind: 'drawing', name: 'spider-crab' },
        },
        {
          name: 'Lobster',
          diets: ['glutenFree'],
          allergens: ['crustaceans', 'milk'],
          note: 'When there is one it’s half, grilled, £28. There isn’t one.',
          mark: 'Walked round the pots and left',
          soldOut: true,
          picture: { kind: 'drawing', name: 'lobster' },
        },
      ],
    },
    {
      heading: 'The bottom',
      note: 'Where it’s dark and nothing hurries. Neither should you.',
      items: [
        {
          name: 'Turbot',
          diets: ['glutenFree'],
          allergens: ['fish', 'milk'],
          note: 'On the bone, seaweed butter, for one with ambition or two who are friends.',
          price: 3400,
          mark: '07:10, Our Janet, trawl',
          picture: { kind: 'drawing', name: 'turbot' },
        },
        {
          name: 'Cuttlefish',
          diets: ['glutenFree', 'dairyFree'],
          allergens: ['molluscs', 'sulphites'],
          note: 'Braised black in its own ink. Don’t wear the blouse.',
          price: 1700,
          mark: '07:10, Our Janet, trawl',
          picture: { kind: 'drawing', name: 'cuttlefish' },
        },
        {
          name: 'Lemon sole',
          diets: ['glutenFree'],
          allergens: ['fish', 'milk'],
          note: 'Neither a lemon nor a sole. Nor here, today.',
          mark: 'Too much swell on Wednesday’s ground',
          soldOut: true,
          picture: { kind: 'drawing', name: 'sole' },
        },
      ],
    },
    {
      heading: 'Dry land',
      note: 'Always here. It doesn’t swim.',
      items: [
        {
          name: 'Chips',
          diets: ['glutenFree', 'dairyFree'],
          allergens: [],
          note: 'Maris Piper, twice, dripping or oil.',
          price: 500,
        },
        {
          name: 'Bread and seaweed butter',
          diets: ['vegetarian'],
          allergens: ['gluten', 'milk'],
          note: 'Sourdough from the top of the hill.',
          price: 400,
          picture: {
            kind: 'photo',
            file: 'slicing-sourdough-bread.jpg',
            alt: 'A round sourdough loaf being sliced on a wooden board',
            focus: { x: 50, y: 60 },
          },
        },
        {
          name: 'Green salad',
          diets: ['vegan', 'glutenFree', 'dairyFree'],
          allergens: ['mustard'],
          note: 'For balance, or for show.',
          price: 500,
        },
        {
          name: 'Leeks on toast',
          diets: ['vegetarian'],
          allergens: ['gluten', 'milk', 'mustard'],
          note: 'For whoever came for the company.',
          price: 1200,
        },
        {
          name: 'Saffron bun ice cream',
          diets: ['vegetarian'],
          allergens: ['gluten', 'eggs', 'milk'],
          note: 'Yesterday’s buns, today’s cream.',
          price: 700,
        },
        {
          name: 'Cornish white',
          diets: ['vegan', 'glutenFree', 'dairyFree'],
          allergens: ['sulphites'],
          note: 'Camel Valley side. By the glass; the bottle is £34.',
          price: 800,
        },
      ],
    },
  ],
  footnote:
    'Prices are for today and so is the fish. Tell us about allergies before you sit; the kitchen is small and the crab gets everywhere.',
} satisfies Content['prices'];
