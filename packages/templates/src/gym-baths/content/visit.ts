export const visitPage = {
  heading: 'First visit',
  lead: 'Come in under the clock. Say it is your first time; you will be walked round once and never have to ask where the showers are.',
  mark: '1.0 m',
  notice: 'Wading depth. Everyone starts here.',
  panel: 'A mosaic of the front of the baths, with its green door',
};

export const walk = {
  heading: 'Door to water',
  image: 'A mosaic: the swimmer in the red cap, well on her way',
  paragraphs: ['It takes eleven minutes the first time and four after that.'],
  steps: [
    'Pay at the window, or show your card. The window is original. So is the draught.',
    'Left for cubicles, right for the gym floor. Shoes off at the red line.',
    'Any door that says vacant. Lock, change, carry your things to a locker. It takes a pound and gives it back.',
    'Shower, with soap, before you get in. Glasses go in the tray by the lifeguard.',
    'Steps at the shallow end. Go in backwards if you are cold; everybody does.',
  ],
};

export const bring = {
  heading: 'What to bring',
  showHeading: true,
  items: [
    { title: 'A towel', text: 'or a pound for one of ours.' },
    { title: 'A costume', text: 'any cut you can swim in. No cotton.' },
    { title: 'A pound', text: 'for the locker. It comes back.' },
    { title: 'Nothing else', text: 'Hairdryers, soap and tea are here.' },
  ],
};

export const access = {
  heading: 'If steps are a nuisance',
  items: [
    {
      question: 'Is there a level way in?',
      answer: 'By the yard on Abbey Row: a bell, a wide door, no step. Somebody comes in under a minute.',
    },
    {
      question: 'How do I get into the water without the steps?',
      answer:
        'A hoist and a pool wheelchair at the shallow end, and staff who use both every day. No booking.',
    },
    {
      question: 'Is there somewhere to change with a helper?',
      answer: 'Yes: a full changing place with a bench, a hoist and a door that locks, next to the pool.',
    },
    {
      question: 'Is there a quiet time?',
      answer:
        'Sundays half past eight to ten: no radio, half the lights, no whistles unless somebody is in trouble.',
    },
  ],
};
