export const gymPage = {
  heading: 'The gym floor',
  lead: 'In 1908 it was the second-class pool: tuppence cheaper, changed on Saturdays. It has had a sprung floor over it since 2009 and has not leaked upwards yet.',
  mark: '1.2 m',
  notice: 'The depth of the water that isn’t under you any more.',
  panel: 'A mosaic: a bottle-green kettlebell with a yellow middle, inside a ring of aqua tiles',
};

export const stations = {
  heading: 'Round the floor',
  lead: 'Five stations where the steps used to be. Each has a card on the wall and somebody to ask.',
  items: [
    {
      mark: '6',
      name: 'Racks',
      text: 'Six racks along the deep end, platforms under them, a mirror for whoever wants one.',
    },
    {
      mark: '32',
      name: 'Bells',
      text: 'Kettlebells from four kilos to thirty-two. The old ones are marked in pounds and lie a little.',
    },
    {
      mark: '8',
      name: 'Rowers',
      text: 'Facing the gallery, so that you have somebody’s aunt to row towards.',
    },
    { mark: '40', name: 'Metres of turf', text: 'For sleds, carries, and Sofia saying “and back”.' },
    {
      mark: '12',
      name: 'Bikes',
      text: 'In the gallery, over both halls. You can smell the chlorine and hear the kettle.',
    },
    {
      mark: '2',
      name: 'Coaches',
      text: 'On the floor until nine every evening. They look up when you come in.',
    },
  ],
};

export const gymFacts = {
  heading: 'Before you lift',
  items: [
    {
      question: 'Do I need an induction?',
      answer: 'Half an hour with a coach, once, free. We would rather show you than put up a sign.',
    },
    {
      question: 'Is it busy after work?',
      answer: 'Half five to seven, yes. At ten past seven half of them go and lie in the steam.',
    },
    {
      question: 'Can I go straight from the pool?',
      answer:
        'Dry, yes. There is a drain under the floor but it is a hundred and eighteen years old and we’d rather not.',
    },
  ],
};
