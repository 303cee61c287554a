import type { Content } from '../schema.ts';

export const questions = {
  heading: 'Before you jump',
  items: [
    {
      question: 'I don’t like fish.',
      answer:
        'You’ll be looked after. Leeks on toast, chips, ice cream, and a very good view of other people’s fish.',
    },
    {
      question: 'Can I order the lobster ahead?',
      answer: 'You can. The lobster hasn’t agreed to anything. We’ll ring you if one turns up.',
    },
    {
      question: 'Dogs?',
      answer: 'At the four tables downstairs. There’s a bowl. The cat is called Bosun and outranks them.',
    },
    {
      question: 'There are eight of us.',
      answer: 'Ring 01632 960430. We’ll push the window tables together and hide the good chairs.',
    },
    {
      question: 'Couldn’t you use a fridge?',
      answer:
        'We’ve one, for the butter. There’s another at the bottom of this page. Fish that came in at seven doesn’t need either of them by noon.',
      about: 'visit',
    },
    {
      question: 'How do I know when lunch is?',
      answer:
        'Noon, most days. If the tide’s awkward it’s later, never past half past two. Ring 01632 960430 after nine and you’ll be told to the minute.',
      about: 'visit',
    },
    {
      question: 'What if it blows?',
      answer: 'If no boat goes out we say so by ten. The leeks on toast are better than they sound.',
      about: 'visit',
    },
    {
      question: 'Who sets the price?',
      answer:
        'The skipper says a number, Merryn looks at the fish, then at the sky, then pays it. She used to argue. Then she went out with them for a week in January.',
      about: 'prices',
    },
    {
      question: 'What if nobody goes out?',
      answer:
        'Then there’s leeks on toast, and we shut at nine. It happens about thirty days a year, mostly in February. We say so on the telephone by ten in the morning.',
      about: 'prices',
    },
    {
      question: 'Do you buy from anyone else?',
      answer: 'No. If it isn’t on these five lines, it isn’t on the board.',
      about: 'prices',
    },
    {
      question: 'Which fish do you leave alone?',
      answer:
        'Anything under size goes back over the side with an apology. Hen crabs in berry too, and no bass in February and March.',
      about: 'prices',
    },
  ],
} satisfies Content['questions'];
