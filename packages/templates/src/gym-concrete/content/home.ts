export const hero = {
  heading: 'Lifts to all levels',
  plate: 'Max. headroom 2.1 m',
  lead: 'A strength gym in a 1968 multi-storey in Digbeth, Birmingham. Beginners on every deck, cars on one, platforms at the bottom of the ramp.',
  figure:
    'The car park cut open: a sled on the roof, somebody pushing a car on level two, rowing on one, the booth at ground, pull-ups on a pipe below, barbells on minus two',
};
