/** A village tearoom's set tea, in the order of the stand. */
export const tearoom = {
  heading: 'Tea at four, in this order',
  lead: 'Eleven pounds, and nobody has ever finished it sitting up straight.',
  courses: [
    { mark: '4.00', name: 'Sandwiches', text: 'Egg, and the other one.', note: 'Wheat, eggs', size: 'small' },
    { mark: '4.20', name: 'Scones', text: 'Two each. Jam first; we don’t discuss it.', glaze: 'spark' },
    {
      mark: '4.45',
      name: 'The sponge',
      text: 'Made by Mrs Pellow, whose mother made it better.',
      size: 'large',
      glaze: 'accent',
    },
  ],
  foot: 'A second pot is on the house.',
  actions: [{ label: 'Book for four', href: '/book' }],
} as const;

export const konditorei = {
  heading: 'Nachmittagskuchenbüfettreihenfolge',
  courses: [
    {
      mark: '15.30 Uhr',
      name: 'Schwarzwälderkirschtortenstück',
      text: 'Sauerkirschwasserdurchtränkte Schokoladenbiskuitböden.',
      note: 'Weizenmehl, Milcheiweißerzeugnisse',
    },
    { name: 'Pflaumenstreuselkuchen', text: 'Mit Zwetschgen aus eigenem Obstanbau.' },
  ],
} as const;
