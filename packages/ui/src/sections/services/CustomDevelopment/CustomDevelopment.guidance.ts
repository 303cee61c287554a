import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: [
    'On the page of prices, for whoever has found nothing on the shelf: with the pad to write the order on.',
    'On any other page without the pad: the pitch, a picture, and an action that leads to it.',
  ],
  instead: [
    {
      take: 'ContactForm',
      when: 'for any other letter',
    },
    {
      take: 'OrderForm',
      when: 'for things that have a price',
    },
    {
      take: 'VacancyBanner',
      when: 'to show that one window is empty, and lead here',
    },
  ],
  pairs: [
    {
      heading: 'Examples that somebody could order',
      do: 'Usual',
      dont: 'SolutionsForEverything',
      why: {
        do: 'Three things with a use. Whoever wants one of them knows that it can be had.',
        dont: 'Nobody can tell what it is, so nobody can say what they would like to spend.',
      },
    },
  ],
  words: [
    {
      prop: 'heading',
      writer: 'owner',
      keep: 31,
    },
    {
      prop: 'lead',
      writer: 'owner',
      keep: 90,
    },
    {
      prop: 'points[]',
      writer: 'owner',
      keep: 45,
    },
    {
      prop: 'action.label',
      writer: 'designer',
      keep: 15,
    },
    {
      prop: 'quote.labels.pad',
      writer: 'designer',
      keep: 20,
    },
    {
      prop: 'quote.labels.send',
      writer: 'designer',
      keep: 24,
    },
    {
      prop: 'quote.budgets[].label',
      writer: 'owner',
      keep: 20,
    },
    {
      prop: 'quote.labels.sentNote',
      writer: 'owner',
      keep: 80,
    },
  ],
  keys: [
    {
      keys: ['Tab'],
      does: 'From field to field, then to the button.',
    },
    {
      keys: ['Enter'],
      does: 'In a field of one line, or on the button: sends it.',
    },
  ],
  said: [
    {
      when: 'Arriving',
      what: '“Nothing on the shelf fits?, region.” The heading is of level 2; with headingLevel={1}, of 1.',
    },
    {
      when: 'Sent with gaps',
      what: 'Each field says beside it what it lacks. The first of them has the focus; nothing typed is lost.',
    },
    {
      when: 'Sent back',
      what: 'A list leads to the fields that the server has found at fault, and the first of them has the focus.',
    },
    {
      when: 'Nobody answered',
      what: 'An alert says so: “Something went wrong.” The form is still filled in.',
    },
    {
      when: 'Sent',
      what: 'The answer takes the form’s place and the focus: “We have your order”, and a number to write down.',
    },
    {
      when: 'Without script',
      what: 'The browser posts the form to its formAction.',
    },
  ],
};
