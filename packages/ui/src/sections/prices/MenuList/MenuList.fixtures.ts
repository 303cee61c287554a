import type { MenuListProps } from './MenuList.tsx';

const labels = { key: 'What the marks mean' };

const marks = [
  { mark: 'v', meaning: 'vegetarian' },
  { mark: 've', meaning: 'vegan' },
  { mark: 'gf', meaning: 'no gluten' },
  { mark: 'n', meaning: 'contains nuts' },
];

export const kitchen = {
  heading: 'Supper',
  lead: 'Wednesday to Sunday, from six until the ovens are off.',
  labels,
  marks,
  footnote:
    'Tell us what you can’t eat before you order. A tenth is added for the table’s service, all of it theirs.',
  groups: [
    {
      heading: 'To begin',
      note: 'With bread from the oven next door.',
      items: [
        {
          name: 'Leek and potato soup',
          description: 'Burnt leek oil, chives',
          price: '£7',
          marks: ['ve', 'gf'],
        },
        {
          name: 'Beetroot tart',
          description: 'Goat’s curd, walnuts, the tops as a salad',
          price: '£9',
          marks: ['v', 'n'],
        },
        { name: 'Smoked mackerel', description: 'Pickled cucumber, horseradish, rye', price: '£9.50' },
      ],
    },
    {
      heading: 'To follow',
      items: [
        {
          name: 'Half a roast chicken',
          description: 'Its own gravy, sage, greens',
          price: '£18',
          marks: ['gf'],
        },
        {
          name: 'Hake off the bone',
          description: 'Mussels, cider, new potatoes',
          price: '£21',
          off: 'No boats in this wind',
        },
        {
          name: 'Mushrooms on toast for two',
          description: 'A loaf, a pan, two forks',
          price: '£24',
          marks: ['v'],
        },
      ],
    },
    {
      heading: 'After that',
      items: [
        { name: 'Treacle tart', description: 'Clotted cream', price: '£8', marks: ['v'] },
        { name: 'Two cheeses', description: 'Quince, oatcakes', price: '£10' },
      ],
    },
    {
      heading: 'To drink',
      items: [
        {
          name: 'Sicilian white',
          description: 'Dry, salt, lemon peel',
          price: [
            { size: 'Glass', price: '£6.50' },
            { size: 'Bottle', price: '£26' },
          ],
          marks: ['ve'],
        },
        { name: 'Cider from over the hill', price: '£5' },
      ],
    },
  ],
  actions: [{ label: 'Book a table', href: '/book' }],
} satisfies MenuListProps;

export const gasthaus = {
  heading: 'Speisekarte',
  lead: 'Durchgehend warme Küche von elf bis einundzwanzig Uhr, donnerstags Schlachtplattenabend.',
  labels: { key: 'Kennzeichnungen' },
  marks: [{ mark: 'veg', meaning: 'fleischlos, jedoch milcheiweißhaltig' }],
  footnote: 'Allergen- und Zusatzstoffkennzeichnungsverzeichnis auf Nachfrage.',
  groups: [
    {
      heading: 'Hauptgerichte aus heimischer Forstwirtschaft',
      items: [
        {
          name: 'Wildschweinschulterschmorbraten',
          description: 'Semmelknödel, Preiselbeerpfannkuchenstreifen, Rotkohl',
          price: '24,80 €',
        },
        {
          name: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnungspfännchen',
          price: [
            { size: 'Seniorentellerportion', price: '16,40 €' },
            { size: 'Holzfällerportion', price: '19,90 €' },
          ],
          marks: ['veg'],
        },
        { name: 'Forellenfilet Müllerinart', price: '21,50 €', off: 'Ausverkauft bis Donnerstagabend' },
      ],
    },
  ],
} satisfies MenuListProps;
