import type { Content } from '../schema.ts';

export const people = {
  heading: 'Your attendants',
  lead: 'All in orange, all qualified, none of them shouting. Whoever is in the booth has the kettle and the first-aid box.',
  items: [
    {
      name: 'Bev Hadley',
      role: 'The booth',
      note: 'Took the tickets from 1994. Deadlifts.',
      mark: 'G',
      story: [
        'Bev took the tickets here from 1994. When the cars stopped coming she found a barbell in lost property and taught herself out of a library book. She won the British Masters at forty-nine and was back in the booth on Monday.',
        'Ask her about deadlifts, or about the Metro. She does not discuss the barrier of 2003.',
      ],
      facts: ['Level 3 personal trainer', 'Powerlifting coach', 'Has the keys'],
      picture: {
        kind: 'drawing',
        name: 'grey-bob',
        alt: 'Bev Hadley in the window of the booth: grey bob, orange jacket',
      },
    },
    {
      name: 'Kwame Asante',
      role: 'Engines',
      note: 'Ex-breakdown recovery. Sleds and rows.',
      mark: '1',
      story: [
        'Twelve years on breakdown recovery, mostly on the M6, mostly in February. He learned that people go further than they think as long as somebody stays with them.',
        'Runs the sleds and the rows. Still turns up within the hour.',
      ],
      facts: ['Strength and conditioning, BSc', 'First aid at work', 'Jump leads'],
      picture: {
        kind: 'drawing',
        name: 'short-beard',
        alt: 'Kwame Asante in the window of the booth: short hair, beard, orange jacket',
      },
    },
    {
      name: 'Priya Sandhu',
      role: 'Bodyshop',
      note: 'Physiotherapist. Finds the squeak.',
      mark: '−1',
      story: [
        'A physiotherapist three days a week and ours the other two. She does the M.O.T.: twenty minutes on what turns, what sticks and what that noise is.',
        'Will tell you to rest if you need to, which is why people believe her when she tells you not to.',
      ],
      facts: ['Chartered physiotherapist', 'Pre- and post-natal', 'Never says “core”'],
      picture: {
        kind: 'drawing',
        name: 'plait',
        alt: 'Priya Sandhu in the window of the booth: dark plait, orange jacket',
      },
    },
    {
      name: 'Tomasz Wolny',
      role: 'Platforms',
      note: 'Drove the 50. Points at things.',
      mark: '−2',
      story: [
        'Lifted for Poland’s juniors, then drove the number 50 for nine years. Teaches the snatch, the clean and the Learner sessions, in about forty words an evening.',
        'Points at things. Afterwards you can do them.',
      ],
      facts: ['British Weight Lifting level 2', 'PCV licence', 'Six words of small talk'],
      picture: {
        kind: 'drawing',
        name: 'moustache',
        alt: 'Tomasz Wolny in the window of the booth: bald, fair moustache, orange jacket',
      },
    },
  ],
} satisfies Content['people'];
