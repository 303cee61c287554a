export const gardenersPage = {
  heading: 'Four of us, and Doreen',
  lead: 'Doreen is the boiler. She was put in in 1952 and has never taken a holiday, so we don’t like to mention ours.',
  figure: 'A pineapple on a stand',
};

export const people = {
  heading: 'Who’s in which room',
  lead: 'Ask any of us anything. You’ll be sent to the right one, by way of the kettle.',
  items: [
    {
      gardener: 'ottilie',
      name: 'Ottilie Marrable',
      note: 'Palm house',
      text: 'Great-granddaughter. Can tell you the temperature by her hair.',
      figure: 'Ottilie: white hair in a bun, fuchsia glasses, a yellow apron',
    },
    {
      gardener: 'femi',
      name: 'Femi Adeleke',
      note: 'Orchid case',
      text: 'Came in for one orchid in 2009. Has one orchid still, he says, and three hundred of ours.',
      figure: 'Femi: a short beard, a fuchsia shirt with a white collar',
    },
    {
      gardener: 'bryony',
      name: 'Bryony Khan',
      note: 'Cut flowers and weddings',
      text: 'Up before the sun. Has cried at every wedding, including the rehearsals.',
      figure: 'Bryony: long dark hair, a yellow jumper, a rose behind her ear',
    },
    {
      gardener: 'walt',
      name: 'Walt Pickering',
      note: 'Cool house and hospital',
      text: 'Forty years on the railway, then ferns. Says they’re more punctual.',
      figure: 'Walt: a flat cap, a moustache, green braces',
    },
  ],
} as const;

export const history = {
  heading: 'A hundred and fifty years for one pineapple',
  lead: 'Josiah Marrable made his money in mineral water and meant to lose it in fruit.',
  hail: '1983',
  items: [
    {
      name: 'The house goes up',
      mark: '1874',
      text: 'Iron from Chesterfield, glass from Smethwick, 1,844 panes. Josiah wants pineapples.',
    },
    {
      name: 'The pineapple',
      mark: '1881',
      text: 'It weighs two pounds. He shows it to the Duke, who eats it.',
    },
    { name: 'Doreen', mark: '1952', text: 'Came by train from Derby. Walt’s father helped push.' },
    {
      name: 'The great hail',
      mark: '1983',
      text: 'Four hundred panes in six minutes. Everyone in Buxton turned up with a dustpan.',
    },
    { name: 'Still here', mark: 'Now', text: 'We have planted another pineapple. Give it time.' },
  ],
} as const;
