import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: ['For an email address or a username that has to be typed the same again: logging in, signing up.'],
  instead: [
    { take: 'Field', when: 'for an address that is only written to' },
    { take: 'PasswordField', when: 'for a password' },
    { take: 'SearchField', when: 'for words that are looked for' },
  ],
  pairs: [],
  words: [
    { prop: 'label', writer: 'designer', keep: 20 },
    { prop: 'error', writer: 'designer', keep: 40 },
  ],
  keys: [
    { keys: ['Tab'], does: 'From the field to what keeps the letters, then to what leaves them out.' },
    { keys: ['Enter', 'Space'], does: 'On either of them, decides it; the focus is back in the field.' },
  ],
  said: [
    {
      when: 'Something no address may have',
      what: '“We left out “,”, which cannot be used here.”, politely, as it is typed.',
    },
    {
      when: 'Something it may have',
      what: '“We left out “+”. Is that part of your address?”, with two buttons.',
    },
    {
      when: 'Sent before that is decided',
      what: 'The focus is in the field, described by what there is to decide.',
    },
    { when: 'Without script', what: 'Anything can be typed: it is sifted once the script is there.' },
  ],
};
