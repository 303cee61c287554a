import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: [
    'On a site that would keep more in a browser than it cannot run without.',
    'Behind a “Cookie settings” button, by open: what was chosen can be changed.',
  ],
  instead: [
    {
      take: 'AnnouncementBar',
      when: 'for news, which asks nothing',
    },
    {
      take: 'SmallPrint',
      when: 'for the policy itself',
    },
    {
      take: 'Dialog',
      when: 'for a question that cannot wait',
    },
  ],
  pairs: [
    {
      heading: 'Three answers of equal weight',
      do: 'Usual',
      dont: 'OneAnswerPraised',
      why: {
        do: 'Each says what it does, so any of them is as easy as the next.',
        dont: 'The words push where the buttons must not, and nobody can say what the first two do.',
      },
    },
  ],
  words: [
    {
      prop: 'heading',
      writer: 'owner',
      keep: 24,
    },
    {
      prop: 'text',
      writer: 'owner',
      keep: 70,
    },
    {
      prop: 'policy.label',
      writer: 'owner',
      keep: 16,
    },
    {
      prop: 'labels.reject-some',
      writer: 'designer',
      keep: 14,
    },
    {
      prop: 'labels.accept',
      writer: 'designer',
      keep: 10,
    },
    {
      prop: 'labels.accept-all',
      writer: 'designer',
      keep: 14,
    },
    {
      prop: 'labels.saved',
      writer: 'designer',
      keep: 24,
    },
  ],
  keys: [
    {
      keys: ['Tab'],
      does: 'To the policy, then to each of the three answers.',
    },
    {
      keys: ['Enter', 'Space'],
      does: 'Gives the answer; the focus goes back to where it came from.',
    },
    {
      keys: ['Escape'],
      does: 'Decides nothing: the notice stays.',
    },
  ],
  said: [
    {
      when: 'When it comes',
      what: '“A word about cookies: We keep the few this shop can’t run without.” Once, and the focus stays where it is.',
    },
    {
      when: 'After an answer',
      what: '“Your choice is kept.”',
    },
    {
      when: 'Asked for by a button',
      what: 'The focus goes in: “A word about cookies, region.” Its heading is of level 2.',
    },
    {
      when: 'While somebody types on a phone',
      what: 'It steps aside, and is back once they have left the field.',
    },
    {
      when: 'Without script',
      what: 'It is not rendered: nobody is asked, and nothing was agreed to.',
    },
    {
      when: 'In print',
      what: 'Left out.',
    },
    {
      when: 'Less motion',
      what: 'It is there at once, without rising.',
    },
  ],
};
