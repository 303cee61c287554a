export const radio = {
  heading: 'Who’s on',
  lead: 'Four presenters and one kettle, live from the old signal box at Hebden Vale.',
  presenters: [
    {
      name: 'Ines Marlow',
      note: 'Weekdays from six',
      text: 'Reads the bus times as if they were poems.',
      sides: [
        { side: 'Side A', text: 'Breakfast, buses, birthdays' },
        { side: 'Side B', text: 'Forty years of northern soul' },
      ],
    },
    { name: 'Col Whitty', note: 'Saturdays', sides: [{ side: 'Side A', text: 'Brass, and only brass' }] },
    { name: 'The Twins', note: 'Sundays, if up' },
    { name: 'Bev Osei', note: 'Late' },
  ],
};
