export const tailors = {
  heading: 'Who measures you',
  lead: 'Each of them has a chair, a tape and an opinion.',
  people: [
    {
      name: 'Hannah',
      place: 'Upstairs, Monday to Thursday',
      text: 'Trousers, and what is wrong with yours.',
    },
    { name: 'Bob', place: 'By the window', text: 'Coats. Bob is the same in the mirror.' },
  ],
};
