import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: ['For the words of one customer, with what makes them worth hearing.'],
  instead: [
    { take: 'Testimonials', when: 'for several, as a section' },
    { take: 'SubmissionSlip', when: 'on the desk, for what came in' },
    { take: 'PostNotice', when: 'for a post' },
  ],
  pairs: [
    {
      heading: 'Signed, and about something',
      do: 'Least',
      dont: 'NobodysWords',
      why: {
        do: 'The price held. It could be true of no other shop by chance.',
        dont: 'No name, no thing: it is taken for advertising, and it is.',
      },
    },
  ],
  words: [
    { prop: 'quote', writer: 'customer', keep: 32 },
    { prop: 'author', writer: 'customer', keep: 11 },
    { prop: 'business', writer: 'customer', keep: 15 },
    { prop: 'reply.text', writer: 'owner', keep: 40 },
    { prop: 'source.label', writer: 'designer', keep: 22 },
    { prop: 'labels.verified', writer: 'designer', keep: 14 },
  ],
  keys: [{ keys: ['Tab'], does: 'To where the words were first written, if that is told.' }],
  said: [
    {
      when: 'Reading',
      what: 'A figure: the stars in words, the quotation, the reply, then who wrote it. Card, postmark and initials are silent.',
    },
    { when: 'With a stamp', what: 'Its word is read: “Specimen.”' },
  ],
};
