import type { FilteredMenuProps } from './FilteredMenu.tsx';

export const labels = {
  filter: 'What can you eat?',
  only: 'Show only',
  without: 'Leave out',
  reset: 'Show the whole menu',
  contains: 'Contains',
  containsNone: 'None of the 14 allergens',
  ask: 'Ask us what is in it',
  nothing: 'Nothing on the menu is without {allergen}: ask us.',
  diets: {
    vegan: 'Vegan',
    vegetarian: 'Vegetarian',
    glutenFree: 'Gluten-free',
    dairyFree: 'Dairy-free',
    halal: 'Halal',
    kosher: 'Kosher',
  },
  allergens: {
    gluten: 'gluten',
    crustaceans: 'crustaceans',
    eggs: 'egg',
    fish: 'fish',
    peanuts: 'peanuts',
    soya: 'soya',
    milk: 'milk',
    nuts: 'nuts',
    celery: 'celery',
    mustard: 'mustard',
    sesame: 'sesame',
    sulphites: 'sulphites',
    lupin: 'lupin',
    molluscs: 'molluscs',
  },
} satisfies FilteredMenuProps['labels'];

export const canteen = {
  heading: 'Today at the Lock Canteen',
  lead: 'From half past eleven until the pots are empty.',
  labels,
  footnote:
    'One kitchen cooks it all, so we cannot promise that nothing has strayed. Tell us before you order.',
  groups: [
    {
      heading: 'Soups',
      note: 'With bread, which contains gluten.',
      items: [
        {
          name: 'Split pea',
          text: 'Mint, burnt onion, good oil',
          price: '£5.50',
          diets: ['vegan', 'glutenFree'],
          allergens: ['celery'],
        },
        {
          name: 'Smoked haddock',
          text: 'Leek, cream, potato',
          price: '£6.80',
          allergens: ['celery', 'fish', 'milk'],
        },
      ],
    },
    {
      heading: 'From the oven',
      items: [
        {
          name: 'Aubergine and tahini',
          text: 'Pomegranate, dill, flatbread',
          price: '£9',
          diets: ['vegan'],
          allergens: ['gluten', 'sesame'],
        },
        {
          name: 'Macaroni cheese',
          text: 'Three cheeses, a crust',
          price: '£8.50',
          diets: ['vegetarian'],
          allergens: ['gluten', 'milk', 'mustard'],
        },
        {
          name: 'Half a chicken',
          text: 'Lemon, thyme',
          price: '£12',
          diets: ['halal', 'glutenFree'],
          allergens: [],
        },
        { name: 'Whatever Joan brought', price: '£7' },
      ],
    },
    {
      heading: 'Puddings',
      items: [
        {
          name: 'Sticky toffee pudding',
          price: '£5',
          diets: ['vegetarian'],
          allergens: ['gluten', 'eggs', 'milk'],
        },
        {
          name: 'Walnut tart',
          price: '£5',
          diets: ['vegetarian'],
          allergens: ['gluten', 'eggs', 'milk', 'nuts'],
        },
      ],
    },
  ],
} satisfies FilteredMenuProps;

export const kantine = {
  heading: 'Mittagstischwochenübersicht',
  lead: 'Durchgehend warme Küche, donnerstags Schlachtplattenabend.',
  labels: {
    ...labels,
    filter: 'Unverträglichkeitsberücksichtigung',
    only: 'Ausschließlich anzeigen',
    without: 'Unverträglichkeiten ausblenden',
    reset: 'Gesamte Speisekarte wieder anzeigen',
    contains: 'Enthält',
    diets: { ...labels.diets, dairyFree: 'Milcheiweißfrei und laktoseunbedenklich' },
    allergens: {
      ...labels.allergens,
      gluten: 'glutenhaltiges Getreide',
      fish: 'Fischerzeugnisse',
      sulphites: 'Schwefeldioxidverbindungen',
    },
  },
  groups: [
    {
      heading: 'Hauptgerichte aus heimischer Forstwirtschaft',
      items: [
        {
          name: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnungspfännchen',
          text: 'Semmelknödel, Preiselbeerpfannkuchenstreifen, Rotkohl',
          price: '24,80 €',
          diets: ['dairyFree'],
          allergens: ['gluten', 'sulphites'],
        },
        { name: 'Forellenfilet Müllerinart', price: 'nach Tagespreisaushang', allergens: ['fish'] },
      ],
    },
  ],
} satisfies FilteredMenuProps;
