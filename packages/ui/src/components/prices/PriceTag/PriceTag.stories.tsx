import preview from '#storybook/preview';
import { Container } from '../../../primitives/index.ts';
import { PriceTag } from './PriceTag.tsx';

const meta = preview.meta({
  component: PriceTag,
  args: { price: '$299' },
  decorators: [
    (Story) => (
      <Container width="prose">
        <Story />
      </Container>
    ),
  ],
});

/** The figure alone. */
export const PriceOnly = meta.story();

/** With what the figure means. */
export const WithNotes = meta.story({ args: { notes: ['One-time payment.', 'No monthly fees.'] } });

/** A long price, in words that need theirs. */
export const LongPrice = meta.story({
  args: { price: '12.499,50 €', notes: ['Einmalzahlung ohne Folgekosten.'] },
  globals: { viewport: { value: 'narrow' } },
});

/** A star in place of words. */
export const Asterisk = meta.story({
  tags: ['dont', '!test', '!dev', '!autodocs'],
  args: { price: '$299*' },
});
