export const peoplePage = {
  heading: 'The people',
  lead: 'Twenty-three work here and eleven hundred own it. These four you will meet in the first five minutes.',
  mark: '1.8 m',
  notice: 'Out of your depth? Ask one of them.',
};

export const people = [
  {
    name: 'Maureen Holt',
    note: 'The window',
    who: 'maureen',
    portrait: 'A mosaic of Maureen Holt: a green bathing cap and a red polo shirt',
    paragraphs: [
      'Lifeguard from 1988, on the desk since her knees. Led the sit-in of 2004, in the water, in shifts. Holds the keys, the tin, and most people’s confidences.',
      'Swims forty lengths at six every morning in the cap. Do not offer to time her.',
    ],
    facts: ['Knows your name by Thursday', 'First aid instructor', 'Sews the badges'],
  },
  {
    name: 'Tunde Bakare',
    note: 'Lessons',
    who: 'tunde',
    portrait: 'A mosaic of Tunde Bakare: short black hair and a green shirt, on yellow',
    paragraphs: [
      'Learned at nineteen, in this pool, and remembers every minute. Which is why he teaches the frightened ones.',
      'Has a voice that carries forty yards and has never been seen to raise it.',
    ],
    facts: ['Swim England level 3', 'Adults on Tuesdays', 'Once rescued a pigeon'],
  },
  {
    name: 'Sofia Marques',
    note: 'Gym floor',
    who: 'sofia',
    portrait: 'A mosaic of Sofia Marques: brown hair in a high bun, a red shirt',
    paragraphs: [
      'Rowed for Porto, moved for love, stayed for the rain. Coaches barbell and kettlebells, and writes everybody’s numbers in one enormous ledger.',
      'If she says “again”, it was nearly right.',
    ],
    facts: ['Strength coach, MSc', 'Over-sixties, Tue and Thu', 'Makes the tea'],
  },
  {
    name: 'Alan Pickup',
    note: 'The boiler',
    who: 'alan',
    portrait: 'A mosaic of Alan Pickup: bald, a grey beard, a dark overall',
    paragraphs: [
      'Looks after Edna, who was put in in 1961 and answers to nobody else. Tests the water every two hours and writes it up in pencil, because ink runs.',
      'Also lays the tiles. Any that look new are not his.',
    ],
    facts: ['Pool plant operator', 'Forty years of grout', 'Cannot swim. Is learning'],
  },
] as const;

export const hiring = {
  heading: 'Lifeguards *wanted*',
  lead: 'Sixteen or over, strong in the water, polite out of it. We pay for the course and the whistle. Ask at the window.',
};
