import type { Content } from '../schema.ts';

export const prices = {
  heading: 'Tonight, in the order it comes past',
  lead: 'Seven things, £39. The second sitting gets the same, two and a half hours later and slightly louder.',
  groups: [
    {
      heading: 'Tonight',
      items: [
        {
          name: 'Bread first',
          note: 'A loaf between four, still warm. Green oil, coarse salt. Tear it: there is no knife on purpose.',
          mark: '6.00',
          diets: ['vegan', 'dairyFree'],
          allergens: ['gluten'],
          picture: { kind: 'drawing', name: 'torn-loaf' },
        },
        {
          name: 'Olives, going left',
          note: 'Baked with orange peel and fennel seed. The bowl goes left, always left. We’ve had incidents.',
          mark: '6.10',
          diets: ['vegan', 'glutenFree', 'dairyFree'],
          allergens: [],
          picture: { kind: 'drawing', name: 'olives' },
        },
        {
          name: 'An artichoke each',
          note: 'Leaf by leaf, into lemon butter. It takes twenty minutes and stops people talking about house prices.',
          mark: '6.25',
          diets: ['vegetarian', 'glutenFree'],
          allergens: ['milk'],
          picture: { kind: 'drawing', name: 'artichoke' },
        },
        {
          name: 'Sardines, or herring if not',
          note: 'Off the grill with breadcrumbs, currants and pine nuts, the way Rosa’s mother denies inventing.',
          mark: '6.50',
          diets: ['dairyFree'],
          allergens: ['gluten', 'fish', 'nuts', 'sulphites'],
          picture: { kind: 'drawing', name: 'sardines' },
        },
        {
          name: 'Spaghetti and the quay’s own crab',
          note: 'Landed forty yards from your chair. Bibs are in the drawer and nobody is too grand for one.',
          mark: '7.10',
          diets: ['dairyFree'],
          allergens: ['gluten', 'crustaceans', 'celery'],
          picture: { kind: 'drawing', name: 'spaghetti' },
        },
        {
          name: 'One fish for eight',
          note: 'Whatever was best at six this morning, whole, on fennel and lemon. Whoever gets the cheek says nothing.',
          mark: '7.30',
          diets: ['glutenFree', 'dairyFree'],
          allergens: ['fish'],
          picture: { kind: 'drawing', name: 'whole-fish' },
        },
        {
          name: 'Figs, or half a lemon',
          note: 'Figs while they last. After that, half a lemon filled with its own ice.',
          mark: '7.55',
          diets: ['vegan', 'glutenFree', 'dairyFree'],
          allergens: [],
          picture: { kind: 'drawing', name: 'figs' },
        },
      ],
    },
  ],
  footnote: 'Coffee comes at ten past eight, with the bill.',
} satisfies Content['prices'];
