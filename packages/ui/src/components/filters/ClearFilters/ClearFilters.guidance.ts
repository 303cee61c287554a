import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: ['Beside the chips it clears, quiet; or as the way on where nothing is left over.'],
  instead: [
    { take: 'Chip', when: 'to let go of one' },
    { take: 'Button', when: 'of the type reset, to empty the fields of a form' },
  ],
  pairs: [],
  words: [{ prop: 'label', writer: 'designer', keep: 13 }],
  keys: [
    { keys: ['Tab'], does: 'To the button.' },
    { keys: ['Enter', 'Space'], does: 'Shows everything again.' },
  ],
  said: [
    { when: 'On the button', what: '“Clear Filters, button.” What is left then is for the page to say.' },
    { when: 'Without script', what: 'It asks for the page anew, with nothing in the address.' },
  ],
};
