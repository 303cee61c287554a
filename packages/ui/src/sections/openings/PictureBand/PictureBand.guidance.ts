import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: [
    'For one picture that is worth the whole width of the page, between two quieter parts.',
    'Where the place itself is what people come for.',
  ],
  instead: [
    {
      take: 'Gallery',
      when: 'for several pictures, or one to be looked at closely',
    },
    {
      take: 'ImageWithText',
      when: 'when there is more to say of it than a line',
    },
    {
      take: 'HeroBanner',
      when: 'to open a page',
    },
  ],
  pairs: [
    {
      heading: 'Say what the eye would miss',
      do: 'WithCaption',
      dont: 'CaptionSaysWhatIsSeen',
      why: {
        do: 'A door and a number of days: neither can be seen in the picture.',
        dont: 'Everybody sees that. Whoever does not has heard it already, from the drawing’s own name.',
      },
    },
  ],
  words: [
    {
      prop: 'caption',
      writer: 'owner',
      keep: 60,
    },
  ],
  keys: [],
  said: [
    {
      when: 'Arriving',
      what: '“Hills behind hills, image”, then the caption. It is a figure: no region, no heading.',
    },
    {
      when: 'Right to left',
      what: 'The drawing is turned round, as the page is.',
    },
    {
      when: 'Without script',
      what: 'All of it stands there.',
    },
  ],
};
