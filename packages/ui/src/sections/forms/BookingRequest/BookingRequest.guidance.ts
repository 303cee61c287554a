import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'new',
  since: '2.0.0',
  use: [
    'For a chair, a table or a visit within the opening hours, which somebody confirms.',
    'When the day and the time matter, and closed days should say so at once.',
  ],
  instead: [
    {
      take: 'OrderForm',
      when: 'for things to be made ready for a day',
    },
    {
      take: 'FieldsForm',
      when: 'for a question without a time',
    },
    {
      take: 'ContactForm',
      when: 'for a plain letter',
    },
  ],
  pairs: [
    {
      heading: 'Ask, do not promise',
      do: 'Posted',
      dont: 'PromisedTooSoon',
      why: {
        do: 'They know that somebody will answer, how and when.',
        dont: 'They believe in a chair that nobody has kept yet.',
      },
    },
  ],
  words: [
    {
      prop: 'heading',
      writer: 'owner',
      keep: 24,
    },
    {
      prop: 'lead',
      writer: 'owner',
      keep: 60,
    },
    {
      prop: 'services[]',
      writer: 'owner',
      keep: 24,
    },
    {
      prop: 'people[]',
      writer: 'owner',
      keep: 16,
    },
    {
      prop: 'labels.message',
      writer: 'owner',
      keep: 35,
    },
    {
      prop: 'labels.day.closed',
      writer: 'owner',
      keep: 64,
    },
    {
      prop: 'submit',
      writer: 'owner',
      keep: 20,
    },
    {
      prop: 'footnote',
      writer: 'owner',
      keep: 54,
    },
    {
      prop: 'sent.heading',
      writer: 'owner',
      keep: 14,
    },
    {
      prop: 'sent.text',
      writer: 'owner',
      keep: 41,
    },
  ],
  keys: [
    {
      keys: ['Tab'],
      does: 'Through the fields in the order they are read, then to the button.',
    },
    {
      keys: ['ArrowDown', 'ArrowUp'],
      does: 'In a list: the next one, the one before.',
    },
    {
      keys: ['Enter'],
      does: 'Sends from a field of one line; in the message it begins a new line.',
    },
  ],
  said: [
    {
      when: 'Arriving',
      what: '“Ask for a chair”: the heading, of level 2 or 1, names both the section and its form.',
    },
    {
      when: 'On a closed day',
      what: '“We are closed on Sundays. Choose another day.” Politely, beside the day; what was typed stays.',
    },
    {
      when: 'With something missing',
      what: 'The browser says so, in its own words, and leads there.',
    },
    {
      when: 'Without script',
      what: 'Any day, and all times of the week by their day; the browser posts it.',
    },
    {
      when: 'Once it is sent',
      what: 'Whoever is sent back to #{id}-sent finds sent over the form.',
    },
    {
      when: 'Without a formAction',
      what: 'A demonstration: nothing that is typed leaves the browser.',
    },
  ],
};
