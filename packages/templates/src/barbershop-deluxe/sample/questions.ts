import type { Content } from '../schema.ts';

export const questions = {
  items: [
    {
      question: 'Do I need to book?',
      answer: 'No. But after eight a booking gets a chair and a walk-in gets a magazine.',
      about: 'visit',
    },
    {
      question: 'How late can I come?',
      answer:
        'Ten past ten, for anything up to a cut. A shave needs half past nine, because Tam will not be hurried.',
      about: 'visit',
    },
    {
      question: 'I’m in my work clothes. Is that all right?',
      answer: 'It is £8 better than all right, from eight o’clock, if they are a uniform.',
      about: 'visit',
    },
    {
      question: 'Can the dog come?',
      answer: 'Yes. There is one here already. They sort it out between them.',
      about: 'visit',
    },
    {
      question: 'Do you cut women’s hair?',
      answer: 'We cut hair. The price goes by the length of it and not by whose it is.',
    },
    {
      question: 'Do I have to talk?',
      answer: 'No. Say “quiet” when you book, or just shut your eyes. We can tell.',
    },
    {
      question: 'My son can’t bear clippers',
      answer:
        'Come at four on a Wednesday. Ava does it with scissors, in two halves, with a walk round the block between.',
    },
    { question: 'Will you tell me if it doesn’t suit me?', answer: 'Before, gently. Afterwards, never.' },
    {
      question: 'What if I don’t like it?',
      answer: 'Come back within eight days. Whoever cut it cuts it again, for nothing.',
    },
    {
      question: 'How do I keep it like this?',
      answer: 'We show you once, with your hands and not ours. Then eight minutes a morning, or a hat.',
    },
    {
      question: 'Why is the clock backwards?',
      answer: 'It isn’t. You are looking at it from the wrong side.',
    },
    {
      question: 'How do I pay?',
      answer:
        'Card, cash or a voucher. Tips go in the jar, and the jar goes to the shelter on Tollgate Street.',
      about: 'prices',
    },
  ],
} satisfies Content['questions'];
