import type { FieldsFormProps } from '@awning/ui/sections/FieldsForm';
import { demonstration, formLabels } from './business.ts';

export const vouchersPage = {
  heading: 'A pane of your own',
  lead: 'When a pane cracks we cut what’s left to the size of a postcard, grind the edges and etch your voucher on it. It’s 1874 glass. Nobody’s ever binned one.',
  figure: 'A small pane of glass with a leaf etched on it, in a fuchsia clip',
  ask: 'Ask for one',
};

export const kinds = {
  heading: 'Four to choose from',
  lead: 'Good for three years. The glass, rather longer.',
  items: [
    { name: 'Something small', mark: '£20', text: 'A fern, or two cactuses, or four fistfuls and change.' },
    { name: 'Something with fruit on', mark: '£40', text: 'Lemon money.' },
    {
      name: 'Twelve Fridays',
      mark: '£209',
      text: 'Flowers on their mat for a whole winter. They’ll ring you each time. Let them.',
    },
    {
      name: 'An hour of heat',
      mark: '£30',
      text: 'A chair under the palm, a pot of tea, and nobody allowed to talk to them. Our best seller, February to March.',
    },
  ],
} as const;

export const hurry = {
  heading: 'Is it her birthday today?',
  lead: 'Come to the till. We keep six small panes ready, etched “Sorry it’s late”. They go quickly.',
} as const;

export const form = {
  id: 'ask',
  heading: 'Ask for a voucher',
  lead: 'Bryony etches on Wednesdays, so by the weekend, as a rule.',
  fields: [
    { name: 'name', label: 'Your name', autoComplete: 'name', required: true },
    { name: 'telephone', label: 'Telephone', type: 'tel', autoComplete: 'tel', required: true },
    {
      name: 'voucher',
      label: 'Which one',
      options: ['Something small, £20', 'With fruit on, £40', 'Twelve Fridays, £209', 'An hour of heat, £30'],
    },
    {
      name: 'for',
      label: 'Whose name goes on it',
      required: true,
      placeholder: 'Auntie Jean, spelled with a J',
    },
  ],
  submit: 'Have it etched',
  footnote: demonstration,
  sent: {
    heading: 'The grinder’s warming up',
    text: 'In real life Bryony would ring you about the spelling. Here, nothing has been sent.',
  },
  labels: formLabels,
} satisfies FieldsFormProps;
