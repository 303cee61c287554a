import type { Pair } from '../sections/PairList/index.ts';

export const shaves = {
  before: 'In with\na beard',
  after: 'Out with\na chin',
  figure: 'A shaving brush standing in a bowl of lather, half in the dark and half in the light',
  lead: 'Tam’s chair tips back and the lamp goes down. Hot towels, warm lather, an open razor and nobody’s telephone.',
  book: 'Book a shave',
  price: 'A shave is £34',
};

export const byTheClock = {
  heading: 'Forty minutes',
  lead: 'By the clock over the door, which you will see the right way round.',
  pairs: [
    { term: '0', text: 'Chair back, lamp down. Tam asks one question, and it is about your skin.' },
    { term: '5', text: 'First towel. It smells of bergamot and you will not want to get up again.' },
    { term: '12', text: 'Lather, with a brush, the slow way round.' },
    { term: '18', text: 'First pass, with the grain.' },
    { term: '26', text: 'Second towel, second lather, second pass: across.' },
    { term: '36', text: 'Cold towel. People have sworn.' },
    { term: '40', text: 'Balm, lamp up, chair up, and there you are.' },
  ] satisfies readonly Pair[],
};

export const pointAtAChin = {
  heading: 'Point at a chin',
  lead: 'Left, the week before. Right, the walk home.',
};

export const shavesBoard = { heading: 'In chair three' };

export const looksAfter = {
  heading: 'Looking after it',
  pairs: [
    {
      term: 'How long before a wedding?',
      text: 'Two days. By then the pink has gone and the stubble has not come.',
    },
    {
      term: 'My skin comes up in bumps',
      text: 'Say so. One pass, not two, and a sharper blade than yours. We will tell you when not to be shaved at all.',
    },
    {
      term: 'How often should a beard be cut?',
      text: 'Every four weeks to keep it, every six to grow it. In between, oil, a comb and some restraint.',
    },
    {
      term: 'Is the razor clean?',
      text: 'A new blade out of its paper for every face, while you watch. The rest goes in the blue jar.',
    },
  ] satisfies readonly Pair[],
};
