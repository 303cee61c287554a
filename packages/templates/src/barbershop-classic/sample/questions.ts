import type { Content } from '../schema.ts';

export const questions = {
  heading: 'Before you ask',
  items: [
    {
      question: 'Do I need to book?',
      answer:
        'No. Walk in, sit by the window, you’ll see the queue. Book if you want a shave, a certain barber or a Saturday.',
    },
    {
      question: 'How long will I wait?',
      answer:
        'Twenty minutes on an ordinary day. On Saturdays before eleven, about forty. Ring and Tomasz will count heads for you.',
    },
    {
      question: 'Do you cut women’s hair?',
      answer: 'If it’s short, yes, and at the same price. Carol has worn a number 2 since school.',
    },
    {
      question: 'Can the dog come in?',
      answer: 'Yes. He sits on the mat, has a biscuit, and isn’t charged.',
      about: 'visit',
    },
    {
      question: 'Can you get up the step in a wheelchair?',
      answer: 'There’s a ramp inside the door; knock and we’ll put it down. Chair three lifts out.',
      about: 'visit',
    },
    {
      question: 'Which chair is best for a child?',
      answer:
        'Chair three, Thursday after school. Tomasz starts with the clippers off and the booster board on.',
      about: 'booking',
    },
    {
      question: 'Are you open on bank holidays?',
      answer: 'On Good Friday, yes, because Ray says so. On the others we’re at Cleethorpes.',
      about: 'visit',
    },
    {
      question: 'Is it dearer in a certain chair?',
      answer: 'No. Carol, Dez and Tomasz all charge what the board says. You’re paying for the haircut.',
      about: 'prices',
    },
    {
      question: 'Does long hair cost more?',
      answer: 'A haircut is £19 down to the collar. Below that, allow £24, because it takes twice the time.',
      about: 'prices',
    },
    {
      question: 'What if I don’t like it?',
      answer:
        'Say so in the chair, or come back within the week. We put it right for nothing and nobody sulks.',
      about: 'prices',
    },
    {
      question: 'When did you last put prices up?',
      answer: 'In April, by a pound. It was in the window from January, next to the cat.',
      about: 'prices',
    },
    {
      question: 'Do you do wedding mornings?',
      answer:
        'Yes: a groom and three others is £120, with the door shut and the kettle on. Ring us a month before.',
      about: 'prices',
    },
  ],
} satisfies Content['questions'];
