import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: ['Over a list that filters narrow down: what narrows it, and how much is left.'],
  instead: [
    { take: 'ChipGroup', when: 'for the chips alone' },
    { take: 'CatalogueFilters', when: 'for all of it: search, filters, order and this bar' },
  ],
  pairs: [],
  words: [
    { prop: 'result', writer: 'designer', keep: 40 },
    { prop: 'groups[].options[].label', writer: 'owner', keep: 11 },
    { prop: 'action.label', writer: 'designer', keep: 12 },
    { prop: 'labels.active', writer: 'designer', keep: 15 },
    { prop: 'labels.remove', writer: 'designer', keep: 24 },
  ],
  keys: [
    { keys: ['Tab'], does: 'To the next chip, then to what clears them all.' },
    { keys: ['Enter'], does: 'Takes the chip away; the last hands the focus to the count.' },
  ],
  said: [
    { when: 'When the list changes', what: '“Showing 5 of 15 templates”, politely.' },
    { when: 'With one chip or none', what: 'What clears them all is not there.' },
    {
      when: 'On the action',
      what: '“Saved (2), link”; “current” where that part is shown. While it is pending it is silent.',
    },
    { when: 'Less motion', what: 'While it is loading the striped edge stands still.' },
    { when: 'Without script', what: 'With hrefFor each chip is a link to the page without it.' },
  ],
};
