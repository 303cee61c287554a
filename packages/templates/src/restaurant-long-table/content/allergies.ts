import type { AllergenChartProps } from '@awning/ui/sections/AllergenChart';
import type { NumberedGridProps } from '@awning/ui/sections/NumberedGrid';

export const chart = {
  heading: 'What’s in it',
  lead: 'Everyone eats the same, so everyone should know what that is. Chalked up at four each afternoon and copied here.',
  caption: 'Tonight’s seven dishes',
  allergens: ['Wheat', 'Milk', 'Eggs', 'Fish', 'Shellfish', 'Nuts', 'Celery', 'Sulphites'],
  dishes: [
    { name: 'Bread and oil', contains: ['Wheat'] },
    { name: 'Baked olives', contains: [] },
    { name: 'Artichoke, lemon butter', contains: ['Milk'] },
    { name: 'Sardines', contains: ['Wheat', 'Fish', 'Nuts', 'Sulphites'] },
    { name: 'Spaghetti and crab', contains: ['Wheat', 'Shellfish', 'Celery'] },
    { name: 'The whole fish', contains: ['Fish'] },
    { name: 'Figs, lemon ice', contains: [] },
  ],
  note: 'There’s no sesame, mustard, soya, lupin or peanut in tonight’s food. There is sesame at Nina’s counter downstairs, and the air has no door.',
  labels: { dish: 'Dish', contains: 'contains', free: 'none' },
} satisfies AllergenChartProps;

export const yours = {
  heading: 'If one of those is yours',
  items: [
    {
      name: 'Tell us by noon',
      text: 'On the form, or ring. After noon the shopping is done and Rosa has to improvise, which she’ll do at you.',
    },
    {
      name: 'You get your own plate',
      text: 'The same dish without the thing, on the plate with the yellow rim. Yellow plates don’t get passed.',
    },
    {
      name: 'Say so again at the bread',
      text: 'Out loud, with your name. Twenty-three people will now look out for you all night. It’s rather nice.',
    },
  ],
} satisfies NumberedGridProps;
