export const steamPage = {
  heading: 'Steam rooms',
  lead: 'The Edwardians put in a Turkish suite for mill owners with gout. It is now for anybody with a towel.',
  mark: '1.6 m',
  notice: 'The cold plunge. It is meant to be a surprise.',
  panel: 'A mosaic: two people in towels on a tiled bench, with steam going up round them',
};

export const rooms = {
  heading: 'In this order',
  lead: 'An hour is plenty. Drink water, talk low, and take your glasses off before they do it themselves.',
  items: [
    {
      mark: '38°',
      name: 'Warm room',
      text: 'Warm tile, a fountain, yesterday’s crossword. Sit until you stop thinking about the car.',
    },
    {
      mark: '46°',
      name: 'Steam',
      text: 'You will not be able to see who is in there. They cannot see you either. This is why people talk.',
    },
    {
      mark: '70°',
      name: 'Hot room',
      text: 'Dry, bright, twelve minutes on the sand glass. It was coal until 1961; it is Edna now.',
    },
    {
      mark: '12°',
      name: 'Plunge',
      text: 'Four steps down, a word your mother would not like, four steps up. You will feel eighteen.',
    },
  ],
};

export const steamHouse = {
  heading: 'House rules, warm side',
  items: [
    { title: 'Swimwear on', text: 'at all times. Towel under you, always.' },
    { title: 'Mixed days', text: 'all week, but Tuesdays are women’s and Wednesdays men’s until noon.' },
    { title: 'Sixteen', text: 'and over. Not if you are expecting, or your heart is.' },
  ],
};

export const steamQuote = {
  heading: 'Written in the visitors’ book',
  items: [
    { quote: 'Went in a plumber. Came out a prune.', author: 'Dave', context: 'Oswaldtwistle' },
    {
      quote: 'My sister and I have not agreed since 1996. We agreed about the plunge.',
      author: 'Nasreen',
      context: 'Church',
    },
  ],
};
