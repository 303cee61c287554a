import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: [
    'On the page of an order that has been delivered, for its buyer.',
    'When what is said may be shown to others, and that is said beside it.',
  ],
  instead: [
    {
      take: 'Testimonials',
      when: 'to show what was said',
    },
    {
      take: 'ContactForm',
      when: 'for a complaint that wants an answer',
    },
    {
      take: 'FieldsForm',
      when: 'to ask more than one question',
    },
  ],
  pairs: [
    {
      heading: 'Let them say it was poor',
      do: 'Blank',
      dont: 'OnlyPraise',
      why: {
        do: 'Five words from bad to good: whoever chooses means one.',
        dont: 'Five kinds of good. The stars are worth nothing to those who read them.',
      },
    },
  ],
  words: [
    {
      prop: 'heading',
      writer: 'owner',
      keep: 20,
    },
    {
      prop: 'lead',
      writer: 'owner',
      keep: 58,
    },
    {
      prop: 'labels.pad',
      writer: 'designer',
      keep: 16,
    },
    {
      prop: 'labels.rating',
      writer: 'designer',
      keep: 8,
    },
    {
      prop: 'labels.stars[]',
      writer: 'owner',
      keep: 16,
    },
    {
      prop: 'labels.text',
      writer: 'designer',
      keep: 20,
    },
    {
      prop: 'labels.send',
      writer: 'owner',
      keep: 20,
    },
    {
      prop: 'labels.thanks',
      writer: 'owner',
      keep: 9,
    },
    {
      prop: 'labels.thanksNote',
      writer: 'owner',
      keep: 29,
    },
  ],
  keys: [
    {
      keys: ['Tab'],
      does: 'To the stars, which are one stop; to the words; to the button.',
    },
    {
      keys: ['ArrowRight', 'ArrowLeft'],
      does: 'One star more, one less.',
    },
    {
      keys: ['Space'],
      does: 'Takes the star that has the focus.',
    },
    {
      keys: ['Enter'],
      does: 'Sends from the stars and the button; among the words it begins a new line.',
    },
  ],
  said: [
    {
      when: 'Arriving',
      what: '“How is it?, region.” The heading is of level 2, or 1 where the review is the page.',
    },
    {
      when: 'On a star',
      what: '“Stars, group. Good, radio button, 4 of 5”: what it means, and not only how many.',
    },
    {
      when: 'Without a star',
      what: 'The focus is on the first one; “Choose from one to five stars” stands under them. The words stay.',
    },
    {
      when: 'Sent',
      what: 'The thanks take the form’s place, and the focus if it was there.',
    },
    {
      when: 'Without script',
      what: 'The browser asks for stars and words, and posts them.',
    },
    {
      when: 'In print',
      what: 'Left out.',
    },
  ],
};
