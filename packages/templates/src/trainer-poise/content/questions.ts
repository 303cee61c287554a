import type { FaqDetailsProps } from '@awning/ui/sections/FaqDetails';

export const questionsHero = {
  lines: ['Fair', 'questions'],
  lead: 'Asked at the door, on the telephone, and once through the letter box.',
} as const;

export const before = {
  heading: 'Before you come',
  items: [
    {
      question: 'I have terrible balance. Should I practise first?',
      answer:
        'No. That would be like tidying for the cleaner. Come as you are and bring a hand to hold on with.',
    },
    {
      question: 'How soon will I notice?',
      answer:
        'Most people by the fourth week, usually on a bus. Keep it up for twelve and it stays a while. Stop and it goes, like Welsh.',
    },
    {
      question: 'Is there a step?',
      answer:
        'One, two inches, with a rail; and a level door on the Severn Road side with a bell. There is a lavatory you can turn a chair in.',
    },
    {
      question: 'What if I fall over?',
      answer:
        'Then you are in the one room in Cardiff with a person who teaches getting up. It has happened twice in nine years. Both stayed for tea.',
    },
  ],
} satisfies FaqDetailsProps;

export const after = {
  heading: 'Once you are here',
  items: [
    {
      question: 'Do I have to take my socks off?',
      answer: 'Thin ones may stay. Thick ones lie to your feet.',
    },
    {
      question: 'Will I ache?',
      answer: 'Somewhere small, on the second day. Often a place you did not know had a name.',
    },
    {
      question: 'Is there music?',
      answer: 'Only what the chapel next door is doing. Thursdays it’s hymns, and we use the beat.',
    },
    {
      question: 'Can I bring a friend?',
      answer:
        'Yes. The first visit is free for them too, and they can hold your bag, which counts as exercise.',
    },
  ],
} satisfies FaqDetailsProps;
