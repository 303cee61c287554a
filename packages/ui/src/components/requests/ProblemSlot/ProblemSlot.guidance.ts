import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'new',
  since: '2.0.0',
  use: ['Beside a field whose faults are found by a script that stands alone.'],
  instead: [{ take: 'FieldProblem', when: 'where React renders the field' }],
  pairs: [],
  words: [],
  keys: [],
  said: [
    {
      when: 'A script writes in it',
      what: 'Its words, politely; and again with the field that is described by its id.',
    },
    { when: 'Silent', what: 'It takes no room and adds nothing to what is heard.' },
    { when: 'Without script', what: 'It stays silent.' },
  ],
};
