import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: [
    'When something is done here: sent, saved, opened, put away.',
    'ButtonLink, with the same looks, when a link matters as much as a button does.',
  ],
  instead: [
    { take: 'Link', when: 'when it leads somewhere and stands among words' },
    { take: 'IconButton', when: 'in a corner too small for words' },
    { take: 'SubmitButton', when: 'in a Form: it knows when the form is on its way' },
  ],
  pairs: [
    {
      heading: 'Begin with a verb that says what happens',
      do: 'Usual',
      dont: 'SaysNothing',
      why: {
        do: 'Who hears only the button knows what a press does.',
        dont: 'OK to what? Read out by itself it could do anything.',
      },
    },
    {
      heading: 'Keep it in reach while it works',
      do: 'Busy',
      dont: 'DisabledAtWork',
      why: {
        do: 'It keeps the focus, says that it cannot be pressed, and takes no second press.',
        dont: 'A disabled button loses the focus: who pressed it by key starts the page anew.',
      },
    },
  ],
  words: [{ prop: 'children', writer: 'designer', keep: 28 }],
  keys: [
    { keys: ['Tab'], does: 'To the button; past it while it is disabled.' },
    { keys: ['Enter', 'Space'], does: 'Presses it. While it is busy, nothing.' },
  ],
  said: [
    { when: 'On the button', what: '“Send, button.”' },
    { when: 'Busy', what: '“Sending…, button, unavailable”, and it keeps the focus.' },
    { when: 'With expanded', what: '“Read all of it, button, collapsed”, or “expanded”.' },
    { when: 'Without script', what: 'Only what sends or empties a form is there.' },
    { when: 'A ButtonLink in a new tab', what: '“View Demo (opens in a new tab), link.”' },
    { when: 'Less motion', what: 'It goes down at once.' },
  ],
};
