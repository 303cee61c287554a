import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: [
    'To show a website as a shop shows its goods: on a card, at the till, on its own page.',
    'With a bill, for a shop that stands empty; with shut, while it loads.',
  ],
  instead: [
    { take: 'Shopfront', when: 'with sign, door and step' },
    { take: 'Photo', when: 'for a photograph' },
    { take: 'Skeleton', when: 'to keep the place of words' },
  ],
  pairs: [],
  words: [
    { prop: 'sticker.label', writer: 'owner', keep: 14 },
    { prop: 'riser.note', writer: 'owner', keep: 40 },
    { prop: 'riser.link.label', writer: 'designer', keep: 20 },
  ],
  keys: [
    { keys: ['Tab'], does: 'To the link on the riser, if there is one.' },
    { keys: ['Enter'], does: 'Opens it in a new tab.' },
  ],
  said: [
    {
      when: 'Reading',
      what: 'The picture’s words, then what is pasted on the glass. Awning and sill are silent.',
    },
    { when: 'The link', what: '“Open the live demo (opens in a new tab), link.”' },
    {
      when: 'The phone',
      what: 'A large window has it; others fetch it once the card is pointed at or has the focus, never on a touch screen.',
    },
    { when: 'A picture that never came', what: 'The glass is whitewashed, and its words stand on it.' },
    { when: 'Less motion', what: 'The phone stands in the window at once.' },
  ],
};
