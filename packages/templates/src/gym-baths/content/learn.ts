export const learnPage = {
  heading: 'Learn to swim',
  lead: 'Eleven thousand people have learned in the shallow end since 1908. The water has been changed.',
  mark: '0.9 m',
  notice: 'You can stand up at any time. That is rather the point.',
  panel: 'A mosaic: a child in a green cap between two yellow floats, up to the middle in waves',
  action: 'Ask for a place',
};

export const lessons = {
  heading: 'Ten at a time',
  lead: 'Ten half-hours, six to a group, the same teacher each week. Missed ones can be made up on Sunday.',
  prices: [
    {
      name: 'Children, ten lessons',
      price: '£64',
      per: 'for ten',
      note: 'From four years old. A parent may watch from the gallery, quietly.',
    },
    { name: 'Adult beginners', price: '£64', per: 'for ten', note: 'Tuesdays or Thursdays at 17:15' },
    { name: 'One to one', price: '£24', per: 'half an hour', note: 'For the very new, or the very stuck' },
    { name: 'Two sisters, one teacher', price: '£32', per: 'half an hour', note: 'Brothers are let in too' },
    { name: 'First length', price: '£0', per: 'ever', note: 'A badge, sewn on by Maureen' },
  ],
};

export const steps = {
  heading: 'How it goes',
  image: 'A mosaic: a swimmer in a red cap, three months later',
  paragraphs: [
    'Nobody is thrown in. It was tried, in 1911, and the caretaker had to go in after him in his boots.',
  ],
  steps: [
    'You get wet, from the steps, at your own speed. This may be the whole first lesson.',
    'You put your face in. Tunde puts his in too, so that you have company.',
    'You float. Most people laugh when it happens.',
    'You kick, then pull, then breathe, in that order and for several weeks.',
    'You swim across. Then along. Then nobody can get you out.',
  ],
};

export const learnQuestions = {
  heading: 'What parents ask',
  items: [
    {
      question: 'Is there a waiting list?',
      answer: 'For Saturday mornings, about a term. Weekdays at four there is nearly always a place.',
    },
    {
      question: 'What do they wear?',
      answer:
        'Something that stays on. Goggles if they like, a cap if their hair is longer than their patience.',
    },
    {
      question: 'I am fifty-eight and frightened of water.',
      answer:
        'Good: so was half of Tuesday’s group. You begin sitting on the steps with your feet in, and there is no second step until you say so.',
    },
  ],
};
