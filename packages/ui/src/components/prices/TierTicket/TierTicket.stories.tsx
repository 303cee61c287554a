import { expect, within } from 'storybook/test';
import preview from '#storybook/preview';
import { Board } from '#storybook/Board';
import { Container } from '../../../primitives/index.ts';
import { TierTicket } from './TierTicket.tsx';

const meta = preview.meta({
  component: TierTicket,
  args: {
    tier: { label: 'Basic', tone: 'outlined' as const },
    title: 'A good front door',
    headingLevel: 3 as const,
    price: '$299',
    labels: { included: 'Included', notIncluded: 'Not included', was: 'Was', now: 'Now' },
  },
  decorators: [
    (Story) => (
      <Board tone="tint">
        <Container width="prose">
          <Story />
        </Container>
      </Board>
    ),
  ],
});

/** A size, a price and who it is for. */
export const Least = meta.story();

/** With what it buys and the way to it. */
export const Usual = meta.story({
  args: {
    note: 'One-time payment.',
    facts: ['Up to 3 pages'],
    features: [{ text: 'Your name, hours and photos' }, { text: 'Priority Launch', included: false }],
    action: { label: 'Choose Basic', href: '/templates?tier=Basic' },
  },
  play: async ({ canvas }) => {
    const ticket = within(canvas.getByRole('article', { name: 'Basic A good front door' }));
    await expect(ticket.getByText('Not included:')).toBeInTheDocument();
    await expect(ticket.getByRole('link', { name: 'Choose Basic' })).toBeVisible();
  },
});

/** The one we would buy. */
export const Recommended = Usual.extend({ args: { recommended: 'Recommended' } });

/** For less, for now. */
export const Reduced = Usual.extend({
  args: { was: '$349' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('deletion')).toHaveTextContent('$349');
  },
});

/** Stamped. */
export const SoldOut = meta.story({
  args: { soldOut: 'Fully booked until May', recommended: 'Recommended' },
});

/** A title that repeats the plate. */
export const NameTwice = meta.story({
  tags: ['dont', '!test', '!dev', '!autodocs'],
  args: { title: 'The Basic plan' },
});
