import type { Content } from '../schema.ts';

export const questions = {
  heading: 'About sitting down',
  items: [
    {
      question: 'Do I have to talk to people?',
      answer:
        'You have to say “bread?” and “thank you”. Most people find the rest follows. Seats one and twenty-four are for those who’d rather look at the river.',
      about: 'visit',
    },
    {
      question: 'Can I come on my own?',
      answer:
        'Please do. On a Thursday about a third of the table has. You’ll be the one everybody wants to sit next to: no elbows.',
      about: 'visit',
    },
    {
      question: 'Can I bring the children?',
      answer: 'To Sunday lunch, gladly. To supper if they’re awake and curious, at half price under twelve.',
      about: 'visit',
    },
    {
      question: 'What if I’m next to somebody dreadful?',
      answer: 'Change chairs after the fish. Everyone will understand. It may have been you.',
      about: 'visit',
    },
    { question: 'Is there a dress code?', answer: 'Sleeves you can roll. There’s crab.', about: 'visit' },
    {
      question: 'I’m vegetarian. Is there any point?',
      answer:
        'Yes: say so by noon. You get the bread, the olives, the artichoke, a plate of Jess’s cheese in place of the fish, and everybody else’s envy at about ten past seven.',
    },
    { question: 'Can I choose what I have?', answer: 'No, and it’s a great relief. You choose all day.' },
    { question: 'Is it enough?', answer: 'Nobody has ever asked that on the way out.' },
    {
      question: 'Can I get up the stairs?',
      answer:
        'There are twenty-two, and a lift from Nina’s hatch that used to carry nets. It takes a wheelchair and one friend. Ring the brass bell.',
    },
    {
      question: 'Do I pay now?',
      answer: 'No. We take £10 a chair once Rosa has said yes, and it comes off the bill.',
      about: 'booking',
    },
    {
      question: 'What if I can’t come?',
      answer: 'Ring by noon and the £10 comes back. After noon it buys the table olives.',
      about: 'booking',
    },
    {
      question: 'Will we sit together?',
      answer: 'If you ask. If you don’t, we’ll put someone interesting in between.',
      about: 'booking',
    },
  ],
} satisfies Content['questions'];
