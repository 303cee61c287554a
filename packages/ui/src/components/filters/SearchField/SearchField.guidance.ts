import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: ['Over a list, to look for words in it. In a GetForm it works before script.'],
  instead: [
    { take: 'Field', when: 'for words that are kept' },
    { take: 'FilteredField', when: 'for a name that a machine must know again' },
  ],
  pairs: [
    {
      heading: 'Say what is looked through',
      do: 'Empty',
      dont: 'LooksThroughWhat',
      why: { do: 'Name or tier: nobody types a town.', dont: 'Search what? The whole shop, or this list?' },
    },
  ],
  words: [
    { prop: 'label', writer: 'designer', keep: 30 },
    { prop: 'hint', writer: 'designer', keep: 24 },
    { prop: 'labels.clear', writer: 'designer', keep: 13 },
  ],
  keys: [
    { keys: ['Tab'], does: 'To the field, then to the cross if there is something to clear.' },
    { keys: ['Enter', 'Space'], does: 'On the cross, empties the field and goes back to it.' },
  ],
  said: [
    { when: 'On the field', what: '“Search by name or tier, search.”' },
    { when: 'On the cross', what: '“Clear search, button.”' },
    { when: 'What it finds', what: 'Nothing by itself: let the list say how much is left.' },
    { when: 'Without script', what: 'A field of a form; words typed before the script are kept.' },
  ],
};
