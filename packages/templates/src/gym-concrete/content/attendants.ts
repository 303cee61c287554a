export const attendants = {
  heading: 'Your attendants',
  lead: 'All in orange, all qualified, none of them shouting. Whoever is in the booth has the kettle and the first-aid box.',
  people: [
    {
      name: 'Bev Hadley',
      note: 'The booth',
      duty: 'Took the tickets from 1994. Deadlifts.',
      level: 'G',
      portrait: 'Bev Hadley in the window of the booth: grey bob, orange jacket',
      look: { skin: 'fair', hair: 'bob', shade: 'grey' },
      paragraphs: [
        'Bev took the tickets here from 1994. When the cars stopped coming she found a barbell in lost property and taught herself out of a library book. She won the British Masters at forty-nine and was back in the booth on Monday.',
        'Ask her about deadlifts, or about the Metro. She does not discuss the barrier of 2003.',
      ],
      facts: ['Level 3 personal trainer', 'Powerlifting coach', 'Has the keys'],
    },
    {
      name: 'Kwame Asante',
      note: 'Engines',
      duty: 'Ex-breakdown recovery. Sleds and rows.',
      level: '1',
      portrait: 'Kwame Asante in the window of the booth: short hair, beard, orange jacket',
      look: { skin: 'deep', hair: 'crop', shade: 'ink', beard: true },
      paragraphs: [
        'Twelve years on breakdown recovery, mostly on the M6, mostly in February. He learned that people go further than they think as long as somebody stays with them.',
        'Runs the sleds and the rows. Still turns up within the hour.',
      ],
      facts: ['Strength and conditioning, BSc', 'First aid at work', 'Jump leads'],
    },
    {
      name: 'Priya Sandhu',
      note: 'Bodyshop',
      duty: 'Physiotherapist. Finds the squeak.',
      level: '−1',
      portrait: 'Priya Sandhu in the window of the booth: dark plait, orange jacket',
      look: { skin: 'olive', hair: 'plait', shade: 'ink' },
      paragraphs: [
        'A physiotherapist three days a week and ours the other two. She does the M.O.T.: twenty minutes on what turns, what sticks and what that noise is.',
        'Will tell you to rest if you need to, which is why people believe her when she tells you not to.',
      ],
      facts: ['Chartered physiotherapist', 'Pre- and post-natal', 'Never says “core”'],
    },
    {
      name: 'Tomasz Wolny',
      note: 'Platforms',
      duty: 'Drove the 50. Points at things.',
      level: '−2',
      portrait: 'Tomasz Wolny in the window of the booth: bald, fair moustache, orange jacket',
      look: { skin: 'fair', hair: 'none', shade: 'yellow', beard: true },
      paragraphs: [
        'Lifted for Poland’s juniors, then drove the number 50 for nine years. Teaches the snatch, the clean and the Learner sessions, in about forty words an evening.',
        'Points at things. Afterwards you can do them.',
      ],
      facts: ['British Weight Lifting level 2', 'PCV licence', 'Six words of small talk'],
    },
  ],
} as const;

export const attendantsPage = {
  heading: 'Someone in the booth',
  plate: 'Attended at all times',
  lead: 'Four coaches on four levels, and one kettle. You will be asked your name once and it will be remembered.',
  figure: 'The booth at ground level, its light on, with Bev in the window and the barrier up',
};
