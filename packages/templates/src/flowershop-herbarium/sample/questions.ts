import type { Content } from '../schema.ts';

export const questions = {
  heading: 'Queries in the margin',
  items: [
    {
      question: 'Can I buy the pressed one?',
      answer: 'Yes: £18 mounted, with its label. We keep the number and write “sold” beside it.',
    },
    {
      question: 'How long will they last?',
      answer: 'In water, a week to ten days. On paper, the oldest we have is from 1794.',
    },
    {
      question: 'Do I have to know the Latin?',
      answer: 'No. “The blue one” has always worked. Pointing is also accepted.',
    },
    {
      question: 'Weddings?',
      answer: 'Four a year, between May and September. Ring in winter, when we’re bored.',
    },
    {
      question: 'Somebody gave me a plant. What is it?',
      answer: 'Bring a leaf in on a Wednesday after two. Names are free; bad news is also free.',
    },
  ],
} satisfies Content['questions'];
