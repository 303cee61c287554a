import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: [
    'For one address for the shop’s letters: in a footer, with look="slip", or in a section of your own.',
  ],
  instead: [
    { take: 'NewsletterForm', when: 'for the same as a section' },
    { take: 'ContactForm', when: 'for letters from them' },
  ],
  pairs: [],
  words: [
    { prop: 'consent.text', writer: 'owner', keep: 50 },
    { prop: 'consent.link.label', writer: 'designer', keep: 24 },
    { prop: 'labels.email', writer: 'designer', keep: 12 },
    { prop: 'labels.subscribe', writer: 'designer', keep: 14 },
    { prop: 'labels.success', writer: 'designer', keep: 26 },
    { prop: 'labels.already', writer: 'designer', keep: 27 },
    { prop: 'labels.error', writer: 'designer', keep: 38 },
    { prop: 'labels.invalid', writer: 'designer', keep: 26 },
  ],
  keys: [
    { keys: ['Tab'], does: 'To the field, the button, then what they agree to.' },
    { keys: ['Enter'], does: 'In the field, sends it.' },
  ],
  said: [
    { when: 'On its way', what: '“Subscribing…”, politely.' },
    {
      when: 'No address',
      what: 'The focus is in the field, which is described by what is wrong until it is changed.',
    },
    { when: 'It could not be sent', what: 'An alert; what was typed stays.' },
    { when: 'Done', what: 'The focus goes to the thanks in the form’s place, if it was in the form.' },
    { when: 'Without script', what: 'The browser posts it.' },
  ],
};
