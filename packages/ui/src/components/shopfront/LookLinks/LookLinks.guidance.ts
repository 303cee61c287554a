import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'new',
  since: '2.0.0',
  use: ['For the colours or letters that one thing is to be had in, on the page that shows it.'],
  instead: [
    { take: 'SegmentedControl', when: 'for how something is shown that no address needs to keep' },
    { take: 'ChoiceTabs', when: 'for what is sent with a form' },
    { take: 'SelectField', when: 'for more than five' },
  ],
  pairs: [],
  words: [
    { prop: 'label', writer: 'owner', keep: 12 },
    { prop: 'items[].label', writer: 'owner', keep: 24 },
  ],
  keys: [
    { keys: ['Tab'], does: 'From one to the next.' },
    { keys: ['Enter'], does: 'Shows the page in that look. The focus stays.' },
  ],
  said: [
    {
      when: 'Arriving',
      what: '“Colours, list, 3 items. Dark red and brass, current, link.” The cloth is silent.',
    },
    { when: 'Without script', what: 'The browser goes to the address, and the page comes in that look.' },
  ],
};
