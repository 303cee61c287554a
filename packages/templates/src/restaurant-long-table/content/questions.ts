import type { FaqDetailsProps } from '@awning/ui/sections/FaqDetails';

export const questionsPage = {
  lines: ['Ask the', 'table'],
  lead: 'What people ask on the phone, usually with the door open behind them.',
} as const;

export const sitting = {
  heading: 'About sitting down',
  items: [
    {
      question: 'Do I have to talk to people?',
      answer:
        'You have to say “bread?” and “thank you”. Most people find the rest follows. Seats one and twenty-four are for those who’d rather look at the river.',
    },
    {
      question: 'Can I come on my own?',
      answer:
        'Please do. On a Thursday about a third of the table has. You’ll be the one everybody wants to sit next to: no elbows.',
    },
    {
      question: 'Can I bring the children?',
      answer: 'To Sunday lunch, gladly. To supper if they’re awake and curious, at half price under twelve.',
    },
    {
      question: 'What if I’m next to somebody dreadful?',
      answer: 'Change chairs after the fish. Everyone will understand. It may have been you.',
    },
    {
      question: 'Is there a dress code?',
      answer: 'Sleeves you can roll. There’s crab.',
    },
  ],
} satisfies FaqDetailsProps;

export const eating = {
  heading: 'About eating up',
  items: [
    {
      question: 'I’m vegetarian. Is there any point?',
      answer:
        'Yes: say so by noon. You get the bread, the olives, the artichoke, a plate of Jess’s cheese in place of the fish, and everybody else’s envy at about ten past seven.',
    },
    {
      question: 'Can I choose what I have?',
      answer: 'No, and it’s a great relief. You choose all day.',
    },
    {
      question: 'Is it enough?',
      answer: 'Nobody has ever asked that on the way out.',
    },
    {
      question: 'Can I get up the stairs?',
      answer:
        'There are twenty-two, and a lift from Nina’s hatch that used to carry nets. It takes a wheelchair and one friend. Ring the brass bell.',
    },
  ],
} satisfies FaqDetailsProps;
