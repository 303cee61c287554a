import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: [
    'For something that went well, or did not, and that needs no answer. Toasts shows it and says it aloud.',
  ],
  instead: [
    { take: 'DoneMessage', when: 'when the button that was pressed is still there' },
    { take: 'FormReply', when: 'when there is a number to write down' },
    { take: 'Dialog', when: 'when they must decide' },
  ],
  pairs: [
    {
      heading: 'Nothing that has to be kept',
      do: 'Success',
      dont: 'WordsToKeep',
      why: {
        do: 'Missed, and nothing is lost: the mail says it too.',
        dont: 'It is gone before a pen is found. Put it on the page.',
      },
    },
  ],
  words: [
    { prop: 'title', writer: 'designer', keep: 7 },
    { prop: 'message', writer: 'designer', keep: 50 },
    { prop: 'closeLabel', writer: 'designer', keep: 9 },
  ],
  keys: [
    { keys: ['F8'], does: 'To the shelf of toasts.' },
    { keys: ['Tab'], does: 'To a toast, then to its cross.' },
    { keys: ['Enter', 'Space'], does: 'On the cross, puts it away.' },
    { keys: ['Escape'], does: 'Puts away the toast that has the focus.' },
  ],
  said: [
    { when: 'As it comes', what: 'Nothing by itself: Toasts says it from the ToastRegion.' },
    { when: 'On the shelf', what: '“Notices (F8), region”, and a list of what is shown.' },
    {
      when: 'While somebody is at it',
      what: 'Its time stops: under the pointer, with the focus, in a hidden tab.',
    },
    { when: 'In print', what: 'It is not there.' },
    { when: 'Less motion', what: 'It is there at once.' },
  ],
};
