import type { Content } from '../schema.ts';

export const questions = {
  heading: 'Fair questions',
  items: [
    {
      question: 'Will I get bulky?',
      answer: 'Not by accident. It takes years and a lot of chicken. You’ll get jars open.',
    },
    {
      question: 'What do I wear?',
      answer: 'Flat shoes and anything you can sit on the floor in. There are spare plimsolls.',
    },
    {
      question: 'I have an injury. Can I come?',
      answer: 'Nearly always. Say so on the form; if I’m not the right person I’ll name who is.',
    },
    {
      question: 'I’m sixty-eight and I’ve never been in a gym.',
      answer: 'Then you’ll like this one. Come on a Tuesday at half past nine and ask for the kettle.',
    },
    { question: 'Do you do diets?', answer: 'No. Eat your tea.' },
    {
      question: 'How do I pay?',
      answer:
        'Card or bank transfer, after the session. I send the receipt, you keep it for the tax if it helps.',
      about: 'prices',
    },
    {
      question: 'What if I’m ill?',
      answer:
        'Cancel by eight the night before and keep your session. After eight it counts, unless you’re in hospital. Send a picture.',
      about: 'prices',
    },
    {
      question: 'Can I swap a group card for one to ones?',
      answer: 'Yes. What’s left on it comes off the price, to the penny.',
      about: 'prices',
    },
    {
      question: 'Is there a student price?',
      answer: 'The group is the student price. It’s also the pensioner price, and mine.',
      about: 'prices',
    },
  ],
} satisfies Content['questions'];
