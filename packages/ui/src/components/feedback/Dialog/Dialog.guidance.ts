import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: [
    'When nothing else can go on before a question is answered: delete, leave, pay.',
    'As a sheet from below or from the end, for what is set and then put away: filters.',
  ],
  instead: [
    { take: 'Toast', when: 'when something went well and nothing need be done about it' },
    { take: 'Accordion', when: 'to fold what is read on the page itself' },
    { take: 'Lightbox', when: 'to look at pictures large' },
  ],
  pairs: [
    {
      heading: 'Let the buttons answer the heading',
      do: 'Usual',
      dont: 'YesOrNo',
      why: {
        do: 'The buttons alone tell what will happen.',
        dont: 'Yes to what? Who skips the words deletes an account.',
      },
    },
  ],
  words: [
    { prop: 'heading', writer: 'designer', keep: 40 },
    { prop: 'labels.close', writer: 'designer', keep: 9 },
  ],
  keys: [
    { keys: ['Tab'], does: 'To the next thing in the dialog. The page behind cannot be reached.' },
    { keys: ['Escape'], does: 'Asks to close it.' },
    { keys: ['Enter', 'Space'], does: 'Presses what has the focus; at first that is the cross.' },
  ],
  said: [
    { when: 'Opening', what: '“Delete your account?, dialog”, and the cross, which has the focus.' },
    { when: 'Closing', what: 'The focus is back where it came from.' },
    { when: 'Before script', what: 'Closed: the server sends none of it.' },
    { when: 'Less motion', what: 'It is there at once.' },
  ],
};
