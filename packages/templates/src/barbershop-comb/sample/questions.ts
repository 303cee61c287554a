import type { Content } from '../schema.ts';

export const questions = {
  heading: 'Before you sit',
  items: [
    {
      question: 'Do I need to book for a cut?',
      answer: 'No. Take a seat on the bench and remember who was before you; everybody else will.',
    },
    {
      question: 'How should my hair be when I come for braids?',
      answer: 'Washed, dry, combed through, nothing in it. If that’s the hard part, book a steam first.',
    },
    {
      question: 'Do you do straight hair?',
      answer: 'We do heads. Tunde has a lady who comes from Harrogate.',
    },
    {
      question: 'My child can’t bear clippers.',
      answer:
        'Come at nine on a Tuesday: lights down, music off, scissors only, stop whenever. Marcus has all morning.',
    },
    {
      question: 'Is there a step?',
      answer: 'One, with a ramp that lives behind the door. Chair two lifts right out.',
    },
    {
      question: 'Is it dearer for women?',
      answer: 'No. It never has been. A fade is £22 on anybody; the clippers can’t tell.',
      about: 'prices',
    },
    {
      question: 'My hair is thicker than most. Does it cost more?',
      answer:
        'No. Thick hair is what the shop is for. If it’ll take an hour more than the board says, Keziah tells you before she starts, not after.',
      about: 'prices',
    },
    {
      question: 'Can I bring my own hair for braids?',
      answer: 'Yes, and we take £10 off. Pre-stretched, please, or we’ll be here until carnival.',
      about: 'prices',
    },
    {
      question: 'What if I don’t like it?',
      answer:
        'Say so in the chair. If you only notice at home, come back inside a week and we put it right for nothing. Alford will want to see it.',
      about: 'prices',
    },
    {
      question: 'When is it quiet?',
      answer: 'Tuesday and Wednesday before noon. On Friday after four, bring a book and an opinion.',
      about: 'visit',
    },
    {
      question: 'Can I bring the pushchair, the dog, my nan?',
      answer: 'Yes, yes, and she’ll know Alford.',
      about: 'visit',
    },
    {
      question: 'Can I just come for the dominoes?',
      answer: 'Saturday after four, when the scissors are put away. Stand up to slam.',
      about: 'visit',
    },
  ],
} satisfies Content['questions'];
