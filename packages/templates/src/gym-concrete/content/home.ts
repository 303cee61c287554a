export const hero = {
  heading: 'Lifts to\u00a0all levels',
  plate: 'Max. headroom 2.1 m',
  lead: 'A strength gym in a 1968 multi-storey in Digbeth, Birmingham. Beginners on every deck, cars on one, platforms at the bottom of the ramp.',
  figure:
    'The car park cut open: a sled on the roof, somebody pushing a car on level two, rowing on one, the booth at ground, pull-ups on a pipe below, barbells on minus two',
};

export const notes = {
  heading: 'Left under the wiper',
  items: [
    {
      quote: 'I came to pay a parking fine in 2014 and I’ve never really left.',
      author: 'Denise, 57',
      context: 'deadlifts her own husband',
    },
    {
      quote: 'Best-lit gym in Birmingham. My physio cried, in a good way.',
      author: 'Imran, 34',
      context: 'season ticket',
    },
    {
      quote:
        'Nobody looked at me for a month, which is all I’d asked for. Then I pulled eighty kilos and everybody did.',
      author: 'Steph, 41',
      context: 'level −2, platform five',
    },
  ],
};
