import type { AllergenChartProps } from './AllergenChart.tsx';

/** A primary school kitchen's week. */
export const canteen = {
  heading: 'What’s in dinner',
  lead: 'Written up on Friday for the week after. Mrs Achebe knows every child by what they can’t have.',
  caption: 'Week two',
  allergens: ['Wheat', 'Milk', 'Eggs', 'Fish', 'Nuts'],
  dishes: [
    { name: 'Macaroni cheese', contains: ['Wheat', 'Milk'] },
    { name: 'Fish fingers', contains: ['Wheat', 'Fish'] },
    { name: 'Jelly', contains: [] },
  ],
  note: 'If it’s your child’s first day, come to the hatch.',
  labels: { dish: 'Dish', contains: 'contains', free: 'none' },
} satisfies AllergenChartProps;

export const mensa = {
  heading: 'Allergenkennzeichnungsübersicht',
  caption: 'Mittagsverpflegungswochenplan',
  allergens: ['Schalenfruchterzeugnisse', 'Krebstiererzeugnisse'],
  dishes: [{ name: 'Semmelknödelpilzrahmsoße', contains: ['Schalenfruchterzeugnisse'] }],
  labels: { dish: 'Gericht', contains: 'enthalten', free: 'nicht enthalten' },
} satisfies AllergenChartProps;
