export const tablePage = {
  lines: ['Everyone', 'eats the', 'same'],
  lead: 'There is no menu to choose from and no table to choose. There is one of each. You choose the night, the sitting and who to sit next to, and two of those are up to luck.',
} as const;

export const evening = {
  heading: 'How an evening goes',
  lead: 'The fork is the hour. If you’re coming at half past eight, add two and a half of them.',
  hours: {
    stairs: {
      mark: '5.50',
      name: 'Up the stairs',
      text: 'Coat on a hook. Find your number on the back of a chair. Say hello to it and to either side.',
    },
    bread: {
      mark: '6.00',
      name: 'Bread goes down',
      text: 'Tear some and pass it. That is the whole induction.',
    },
    bowls: {
      mark: '6.10',
      name: 'Bowls start travelling',
      text: 'From the kitchen end, left. If you have two bowls in front of you, you have stopped listening.',
    },
    fish: {
      mark: '7.30',
      name: 'The big fish',
      text: 'One to every eight people, so somebody has to serve. It’s usually a nurse.',
    },
    coffee: {
      mark: '8.10',
      name: 'Coffee and the bill',
      text: 'And ten minutes to finish the argument on the landing, before the second sitting starts one.',
    },
  },
};

export const manners = {
  heading: 'Table manners',
  lead: 'Six of them. The tablecloth has heard worse.',
  items: [
    { name: 'Left', text: 'Everything travels left. If you sit on the even side, that’s towards the river.' },
    { name: 'Leave some', text: 'There is a person at the far end with a memory.' },
    { name: 'Say your name', text: 'Once, at the bread. It saves two hours of “sorry, was it Claire?”' },
    { name: 'Phones', text: 'In the basket by the door. It is wicker and has never lost one.' },
    { name: 'Swap', text: 'Change chairs after the fish if you like. Ask the chair first.' },
    { name: 'Spills', text: 'Salt, shrug, carry on. You’ll see we’ve had a few.' },
  ],
};
