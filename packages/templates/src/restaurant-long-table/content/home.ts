export const hero = {
  lines: ['Sit next to', 'somebody', 'and pass', 'the bread'] as const,
  lead: 'Supper on the Fish Quay, North Shields. One long table, twenty-four chairs, two sittings. Everyone eats the same, and the plates come past.',
};
