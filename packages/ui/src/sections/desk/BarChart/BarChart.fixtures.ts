const takings = [
  0, 29_900, 0, 0, 79_900, 49_900, 0, 29_900, 0, 109_800, 0, 0, 29_900, 0, 49_900, 0, 0, 0, 34_900, 0, 79_900,
  0, 29_900, 29_900, 0, 0, 62_400, 0, 49_900, 109_800,
];

export const november = {
  heading: 'Thirty days at the till',
  summary: '$7,755 in 14 orders. The best day was 30 November, with $1,098.',
  items: takings.map((value, place) => ({
    label: `${place + 1} Nov`,
    value,
    more: [value === 0 ? '0' : '1'],
  })),
  format: (value: number) => `$${value / 100}`,
  table: {
    open: 'The same as a table',
    caption: 'Day by day',
    rowHeading: 'Day',
    value: 'Taken',
    columns: ['Orders'],
  },
};
