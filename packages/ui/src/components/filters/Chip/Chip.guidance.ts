import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: [
    'For one thing that was chosen, where it can be let go: a filter, a tag.',
    'Without remove, for a fact of a word or two on a card.',
  ],
  instead: [
    { take: 'ChipGroup', when: 'for several: it hands the focus on as they go' },
    { take: 'Badge', when: 'for a count, or for what is new' },
    { take: 'FilterGroup', when: 'to choose: a chip only lets go' },
  ],
  pairs: [
    {
      heading: 'Tell what was chosen',
      do: 'Still',
      dont: 'LeadsNowhere',
      why: {
        do: 'A word that stands for a choice.',
        dont: 'It reads as a way on and cannot be pressed. Take a ButtonLink.',
      },
    },
  ],
  words: [
    { prop: 'label', writer: 'owner', keep: 20 },
    { prop: 'remove.label', writer: 'designer', keep: 36 },
  ],
  keys: [
    { keys: ['Tab'], does: 'To the chip, if it can be taken away.' },
    { keys: ['Enter'], does: 'Takes it away.' },
    { keys: ['Space'], does: 'Takes it away too, unless it has an address: then it is a link.' },
  ],
  said: [
    { when: 'On a chip', what: '“Remove filter: Barbershop, button”; with an address, link.' },
    { when: 'Without remove', what: 'Its words, and nothing to press.' },
    {
      when: 'Without script',
      what: 'With an address it leads to the page without it; with none it is not rendered.',
    },
  ],
};
