export const shoes = {
  heading: 'Point at it',
  lead: 'On the left as they come in, on the right as they go out.',
  items: [
    { name: 'Heel', note: 'While you wait' },
    { name: 'Half sole', note: 'By Friday' },
    { name: 'Resole', note: 'Good as your grandfather’s' },
    { name: 'Toe piece', note: 'Before you feel the rain' },
  ],
};
