import type { Content } from '../schema.ts';

export const questions = {
  heading: 'People ask',
  items: [
    {
      question: 'Am I too heavy, old or stiff?',
      answer:
        'No. The wall takes a hundred and fifty kilos a hold, the oldest of us is eighty-one, and stiff is what the mats are for.',
    },
    {
      question: 'I’m scared of heights.',
      answer: 'So is Tom, and he sets them. Go up two holds and come down. That counts.',
    },
    {
      question: 'Can I bring the children?',
      answer: 'From the day they can walk, with one grown-up for every two of them. Bay One is theirs.',
    },
    {
      question: 'I use a wheelchair.',
      answer:
        'The hall, the mats’ edge, the toilets and the café are level. Bay Six has a seat hoist on Wednesdays; ring and Bev will have it ready.',
    },
    {
      question: 'Do I have to book?',
      answer: 'No. Parties and the Saturday Squad do. Everyone else just turns up, like a bus used to.',
      about: 'prices',
    },
    {
      question: 'When is it quiet?',
      answer:
        'Weekdays before four, and Friday nights, oddly. Monday and Thursday evenings are busy, in a nice way.',
      about: 'prices',
    },
    {
      question: 'Do I have to join?',
      answer: 'You sign one form, once, about falling off. It isn’t a contract and nobody will ring you.',
      about: 'prices',
    },
    {
      question: 'Can I just watch?',
      answer: 'Yes, free, with tea. Most of our members started as people just watching.',
      about: 'prices',
    },
  ],
} satisfies Content['questions'];
