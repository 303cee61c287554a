import type { Pair } from '../sections/PairList/index.ts';

export const questionsPage = {
  title: 'Questions',
  figure:
    'A clock at ten past ten, whose left half is the mirror image of its right: on the left, the numbers run backwards',
  lead: 'Asked on the left, answered on the right.',
  aside: 'Anything else, ring 0141 496 0110.',
};

export const coming = {
  heading: 'Coming in',
  pairs: [
    {
      term: 'Do I need to book?',
      text: 'No. But after eight a booking gets a chair and a walk-in gets a magazine.',
    },
    {
      term: 'How late can I come?',
      text: 'Ten past ten, for anything up to a cut. A shave needs half past nine, because Tam will not be hurried.',
    },
    {
      term: 'I’m in my work clothes. Is that all right?',
      text: 'It is £8 better than all right, from eight o’clock, if they are a uniform.',
    },
    { term: 'Can the dog come?', text: 'Yes. There is one here already. They sort it out between them.' },
  ] satisfies readonly Pair[],
};

export const inTheChair = {
  heading: 'In the chair',
  pairs: [
    {
      term: 'Do you cut women’s hair?',
      text: 'We cut hair. The price goes by the length of it and not by whose it is.',
    },
    {
      term: 'Do I have to talk?',
      text: 'No. Say “quiet” when you book, or just shut your eyes. We can tell.',
    },
    {
      term: 'My son can’t bear clippers',
      text: 'Come at four on a Wednesday. Ava does it with scissors, in two halves, with a walk round the block between.',
    },
    {
      term: 'Will you tell me if it doesn’t suit me?',
      text: 'Before, gently. Afterwards, never.',
    },
  ] satisfies readonly Pair[],
};

export const goingOut = {
  heading: 'Going out',
  pairs: [
    {
      term: 'What if I don’t like it?',
      text: 'Come back within eight days. Whoever cut it cuts it again, for nothing.',
    },
    {
      term: 'How do I keep it like this?',
      text: 'We show you once, with your hands and not ours. Then eight minutes a morning, or a hat.',
    },
    {
      term: 'How do I pay?',
      text: 'Card, cash or a voucher. Tips go in the jar, and the jar goes to the shelter on Tollgate Street.',
    },
    {
      term: 'Why is the clock backwards?',
      text: 'It isn’t. You are looking at it from the wrong side.',
    },
  ] satisfies readonly Pair[],
};

export const notFound = {
  title: 'Nobody there',
  lead: 'We have looked on both sides of the mirror, and there is no such page on either.',
  home: 'Back to the door',
  prices: 'The prices',
};
