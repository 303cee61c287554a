import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: [
    'For a price, a call or a repair: whatever few things it takes to answer.',
    'On a page without script, or on a site that is a demonstration.',
  ],
  instead: [
    {
      take: 'ContactForm',
      when: 'for a plain letter that is answered in place',
    },
    {
      take: 'BookingRequest',
      when: 'for a time within the opening hours',
    },
    {
      take: 'OrderForm',
      when: 'for how many of what, and on which day',
    },
  ],
  pairs: [
    {
      heading: 'As few as will do',
      do: 'Posted',
      dont: 'AskedToDeath',
      why: {
        do: 'Five, of which three may stay empty: enough to text back.',
        dont: 'None of these is needed for an answer. Each is a reason to leave.',
      },
    },
  ],
  words: [
    {
      prop: 'heading',
      writer: 'owner',
      keep: 18,
    },
    {
      prop: 'lead',
      writer: 'owner',
      keep: 56,
    },
    {
      prop: 'fields[].label',
      writer: 'owner',
      keep: 16,
    },
    {
      prop: 'fields[].placeholder',
      writer: 'owner',
      keep: 30,
    },
    {
      prop: 'fields[].options[]',
      writer: 'owner',
      keep: 24,
    },
    {
      prop: 'submit',
      writer: 'owner',
      keep: 16,
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
      keep: 35,
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
      does: 'Sends from a field of one line; in a message it begins a new line.',
    },
  ],
  said: [
    {
      when: 'Arriving',
      what: '“Book a service”: the heading, of level 2 or 1, names both the section and its form.',
    },
    {
      when: 'On a field that may stay empty',
      what: '“Best day (if you like).” The others are required.',
    },
    {
      when: 'With something missing',
      what: 'The browser says so, in its own words, and leads there.',
    },
    {
      when: 'Once it is sent',
      what: 'Whoever is sent back to #{id}-sent finds sent over the form.',
    },
    {
      when: 'Without script',
      what: 'Nothing is missing: it has none.',
    },
    {
      when: 'Without a formAction',
      what: 'A demonstration: nothing that is typed leaves the browser.',
    },
  ],
};
