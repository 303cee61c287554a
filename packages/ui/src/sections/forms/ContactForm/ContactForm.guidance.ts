import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: [
    'At the end of a front page, or on a page of its own, for whoever has a question.',
    'When a letter is answered by mail, and may get a number to write down.',
  ],
  instead: [
    {
      take: 'FieldsForm',
      when: 'to ask for anything else, or on a page without script',
    },
    {
      take: 'CustomDevelopment',
      when: 'for work that has to be priced',
    },
    {
      take: 'BookingRequest',
      when: 'for a time within the opening hours',
    },
  ],
  pairs: [
    {
      heading: 'Say who answers, and how',
      do: 'Usual',
      dont: 'FormForAForm',
      why: {
        do: 'A reason to write, and what comes back.',
        dont: 'What one must do, and not what one gets. “Submit” is nobody’s word.',
      },
    },
  ],
  words: [
    {
      prop: 'heading',
      writer: 'owner',
      keep: 27,
    },
    {
      prop: 'lead',
      writer: 'owner',
      keep: 70,
    },
    {
      prop: 'details[].text',
      writer: 'owner',
      keep: 40,
    },
    {
      prop: 'labels.plate',
      writer: 'designer',
      keep: 10,
    },
    {
      prop: 'labels.enterMessage',
      writer: 'designer',
      keep: 22,
    },
    {
      prop: 'labels.send',
      writer: 'designer',
      keep: 16,
    },
    {
      prop: 'labels.sent',
      writer: 'owner',
      keep: 25,
    },
    {
      prop: 'labels.sentNote',
      writer: 'owner',
      keep: 49,
    },
  ],
  keys: [
    {
      keys: ['Tab'],
      does: 'Through other ways to reach the shop, the fields, then the button.',
    },
    {
      keys: ['Enter'],
      does: 'Sends from a field of one line; in the message it begins a new line.',
    },
  ],
  said: [
    {
      when: 'Arriving',
      what: '“Pop a note through the door, region.” The heading is of level 2, or 1 where the letter is the page.',
    },
    {
      when: 'With something missing',
      what: 'The focus is on the first such field, and what it lacks is heard with it.',
    },
    {
      when: 'While somebody writes',
      what: 'How much room is left, a second after the fingers rest.',
    },
    {
      when: 'Sent',
      what: '“Message sent successfully”, as an alert. The focus stays and the fields are empty.',
    },
    {
      when: 'It failed',
      what: 'The reason, as an alert; nothing that was written is lost.',
    },
    {
      when: 'Without script',
      what: 'The browser checks it, in its own words, and posts it.',
    },
  ],
};
