export const buildingPage = {
  heading: 'The building',
  lead: 'Red Nori brick outside, white tile inside, and a boiler in between. It has been shut twice and missed both times.',
  mark: '3 m',
  notice: 'The deep end. It goes back a fair way.',
  panel: 'A mosaic of the baths: red brick, a gable with a mast, white stone round a green door',
};

export const years = {
  heading: 'Year by year',
  lead: 'Everything here was in the local paper, so some of it happened.',
  items: [
    {
      mark: '08',
      name: 'Opened in 1908',
      text: 'By the mayor, who went in fully dressed for a bet of five guineas. First-class swim tuppence, second-class a penny.',
    },
    {
      mark: '17',
      name: 'Drained in 1917',
      text: 'Boarded over for a hospital. The wards were called Shallow and Deep.',
    },
    {
      mark: '61',
      name: 'Edna in 1961',
      text: 'The coal boiler went out and Edna came in, named by the fitter after his wife, who has never been to see it.',
    },
    {
      mark: '04',
      name: 'Closed in 2004',
      text: 'Too dear to mend, said the council. Sixty people stayed in the water until it was turned off.',
    },
    {
      mark: '07',
      name: 'Ours in 2007',
      text: 'For a pound, by 412 swimmers. It took two more years and nine tonnes of grout.',
    },
    {
      mark: '09',
      name: 'Filled in 2009',
      text: 'At a quarter to six in the morning. The queue went round to the library.',
    },
  ],
};

export const heron = {
  heading: 'The heron',
  image: 'The heron: grey, long-necked, standing in two rows of water before a yellow sun',
  paragraphs: [
    'She stands over the slipper baths, 784 tiles, laid by a man called Ambrose who had never seen one and was sent a postcard. That is why the beak is red.',
    'One tile in the building was set upside down on purpose, so as not to compete with God. Nobody has found it. Alan says he has.',
  ],
  facts: ['28 by 28 tiles', 'Laid in nine days', 'Not real, since you ask'],
};

export const tours = {
  heading: 'Mind your head',
  text: 'First Saturday of the month at four: plant room, gallery, slipper baths and the tunnel between. An hour, £4, sensible shoes.',
  action: 'Ask for a tour',
};
