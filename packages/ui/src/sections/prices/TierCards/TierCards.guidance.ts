import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: [
    'For two to four sizes of one thing, when somebody has to choose among them.',
    'With the comparison on the page of prices, for those who read before they buy.',
  ],
  instead: [
    {
      take: 'PriceList',
      when: 'for many things with a price each',
    },
    {
      take: 'WhatsIncluded',
      when: 'for what is in one price and what is not',
    },
    {
      take: 'TemplateDetail',
      when: 'for one template, with its extras',
    },
  ],
  pairs: [
    {
      heading: 'Say how large, how soon and for whom',
      do: 'Three',
      dont: 'Metals',
      why: {
        do: 'Pages and days can be counted, and each ticket has one line about whom it is for.',
        dont: 'Nobody knows how much more gold is than silver.',
      },
    },
  ],
  words: [
    {
      prop: 'heading',
      writer: 'owner',
      keep: 30,
    },
    {
      prop: 'lead',
      writer: 'owner',
      keep: 63,
    },
    {
      prop: 'items[].tier.label',
      writer: 'owner',
      keep: 14,
    },
    {
      prop: 'items[].title',
      writer: 'owner',
      keep: 25,
    },
    {
      prop: 'items[].note',
      writer: 'owner',
      keep: 34,
    },
    {
      prop: 'items[].facts[]',
      writer: 'owner',
      keep: 26,
    },
    {
      prop: 'items[].features[].text',
      writer: 'owner',
      keep: 28,
    },
    {
      prop: 'items[].action.label',
      writer: 'designer',
      keep: 20,
    },
    {
      prop: 'items[].soldOut',
      writer: 'owner',
      keep: 24,
    },
    {
      prop: 'recommended.label',
      writer: 'designer',
      keep: 12,
    },
    {
      prop: 'comparison.heading',
      writer: 'owner',
      keep: 26,
    },
    {
      prop: 'comparison.groups[].rows[].name',
      writer: 'owner',
      keep: 28,
    },
    {
      prop: 'footnote',
      writer: 'owner',
      keep: 61,
    },
  ],
  keys: [
    {
      keys: ['Tab', 'Enter'],
      does: 'To the way on of each ticket, in the order of the prices; Enter takes it.',
    },
  ],
  said: [
    {
      when: 'Arriving',
      what: '“Three prices, no small print, region.” The heading is of level 2 and each ticket’s of 3; with headingLevel={1}, 1 and 2.',
    },
    {
      when: 'On a ticket',
      what: '“Intermediate Room to show your work, article.” Its lines are told as “Included: …” and “Not included: …”.',
    },
    {
      when: 'On a ticket with the comparison below, on a phone',
      what: 'Its size, its price and the way to it alone.',
    },
    {
      when: 'A price that fell',
      what: '“Was $499 Now $449.”',
    },
    {
      when: 'Led to by #advanced',
      what: 'The ticket is ringed, and told as the current location. Without script it is ringed all the same.',
    },
    {
      when: 'The comparison',
      what: 'A table, on a phone too, where each row’s name stands over its cells; ticks and crosses are told in words.',
    },
    {
      when: 'Without script',
      what: 'All of it stands there.',
    },
  ],
};
