import type { AllergenChartProps } from '../sections/AllergenChart/index.ts';

export const chart = {
  heading: 'What’s in it',
  lead: 'Everyone eats the same, so everyone should know what that is. Chalked up at four each afternoon and copied here.',
  caption: 'Tonight’s seven dishes',
  allergens: ['Wheat', 'Milk', 'Fish', 'Crab', 'Nuts', 'Celery', 'Sulphites'],
  dishes: [
    { name: 'Bread and oil', contains: ['Wheat'] },
    { name: 'Baked olives', contains: [] },
    { name: 'Artichoke, butter', contains: ['Milk'] },
    { name: 'Sardines', contains: ['Wheat', 'Fish', 'Nuts', 'Sulphites'] },
    { name: 'Spaghetti, crab', contains: ['Wheat', 'Crab', 'Celery'] },
    { name: 'The whole fish', contains: ['Fish'] },
    { name: 'Figs, lemon ice', contains: [] },
  ],
  note: 'There’s no egg, sesame, mustard, soya, lupin or peanut in tonight’s food. There is sesame at Nina’s counter downstairs, and the air has no door.',
  labels: { dish: 'Dish', contains: 'contains', free: 'none' },
} satisfies AllergenChartProps;

export const yours = {
  heading: 'If one of those is yours',
  items: {
    first: {
      name: 'Tell us by noon',
      text: 'On the form, or ring. After noon the shopping is done and Rosa has to improvise, which she’ll do at you.',
    },
    second: {
      name: 'You get your own plate',
      text: 'The same dish without the thing, on the plate with the yellow rim. Yellow plates don’t get passed.',
    },
    third: {
      name: 'Say so at the bread',
      text: 'Out loud, with your name. Twenty-three people will now look out for you all night. It’s rather nice.',
    },
  },
};
