import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: ['For one of many, in a form: a trade, a budget, a time.'],
  instead: [
    { take: 'ChoiceTabs', when: 'for one of a few, all of them in sight' },
    { take: 'FilterGroup', when: 'to narrow a list down' },
    { take: 'Checkbox', when: 'for yes or no' },
  ],
  pairs: [
    {
      heading: 'Not for a yes or a no',
      do: 'WithPlaceholder',
      dont: 'YesOrNo',
      why: {
        do: 'A list of trades is worth a press.',
        dont: 'Two presses and a hidden answer, where one tick would do.',
      },
    },
  ],
  words: [
    { prop: 'label', writer: 'designer', keep: 24 },
    { prop: 'options[].label', writer: 'owner', keep: 24 },
    { prop: 'placeholder', writer: 'designer', keep: 12 },
    { prop: 'hint', writer: 'designer', keep: 60 },
    { prop: 'error', writer: 'designer', keep: 17 },
  ],
  keys: [
    { keys: ['Tab'], does: 'To the field; past it while it is disabled.' },
    { keys: ['ArrowDown', 'ArrowUp'], does: 'Through the options, as the device’s own list does.' },
    { keys: ['Space'], does: 'Opens the list.' },
  ],
  said: [
    {
      when: 'On the field',
      what: '“Your trade, combo box, Choose one, required”, then what is wrong, then the hint.',
    },
    { when: 'In a group', what: 'The group is said with its first option, as the device does.' },
    { when: 'Without script', what: 'The same: it is the browser’s own list, and is sent.' },
  ],
};
