import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: ['For how to reach a business: the address, a telephone, a mail.'],
  instead: [
    { take: 'ContactDetails', when: 'for all of it as a section' },
    { take: 'LinkRow', when: 'for a map and other ways on' },
    { take: 'FactList', when: 'for what is known of somebody' },
  ],
  pairs: [],
  words: [{ prop: 'lines[].text', writer: 'owner', keep: 40 }],
  keys: [
    { keys: ['Tab'], does: 'To the telephone, to the mail.' },
    { keys: ['Enter'], does: 'Rings it, or starts a letter.' },
  ],
  said: [
    { when: 'Reading', what: 'The lines of an address; those with an href are links.' },
    { when: 'A long mail address', what: 'Breaks after its @.' },
  ],
};
