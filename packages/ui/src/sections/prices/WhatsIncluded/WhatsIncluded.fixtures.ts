import type { WhatsIncludedProps } from './WhatsIncluded.tsx';

export const labels = { included: 'In the price', excluded: 'Not in the price' };

/** A workshop that builds kitchens. */
export const kitchen = {
  heading: 'What the price covers',
  lead: 'Read it over with whoever cooks. What is not here, ask.',
  rows: [
    {
      subject: 'Cupboards',
      included: 'Seven, in oiled ash, hung and levelled.',
      excluded: 'What goes in them.',
    },
    {
      subject: 'Worktop',
      included: 'One, up to four metres, cut round your sink.',
      excluded: 'The sink. We like the ones from the salvage yard.',
    },
    {
      subject: 'Plumbing',
      included: 'A hole where the pipe comes through.',
      excluded: 'The pipe: ring Maureen.',
    },
  ],
  delivery: {
    heading: 'When we come',
    text: 'Between Friday 27 November and Tuesday 1 December.',
    leaves: [
      { heading: 'Friday', value: '27', footnote: 'November' },
      { heading: 'Tuesday', value: '1', footnote: 'December' },
    ],
    to: 'to',
    note: 'Once the plaster is dry.',
  },
  figures: {
    heading: 'On the last one',
    items: [
      { label: 'drawers that shut', value: '14' },
      { label: 'millimetres out of level', value: '0' },
    ],
    note: 'Measured with Dad’s spirit level on 3 November 2026.',
  },
  labels,
} satisfies WhatsIncludedProps;
