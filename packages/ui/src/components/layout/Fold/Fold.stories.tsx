import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Container, Text } from '../../../primitives/index.ts';
import { Fold } from './Fold.tsx';

const meta = preview.meta({
  component: Fold,
  args: {
    heading: 'Your own domain',
    headingLevel: 2 as const,
    children: <Text>Your website is served there as soon as its records lead here.</Text>,
  },
  decorators: [
    (Story) => (
      <Container width="prose">
        <Story />
      </Container>
    ),
  ],
});

/** Its heading names the region, is reached by Tab, opens it, and closes it again. */
export const Closed = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: 'Your own domain' })).toBeVisible();
    const words = canvas.getByText(/^Your website is served there/);
    await expect(words).not.toBeVisible();
    const summary = canvas.getByRole('heading', { level: 2 }).closest('summary')!;
    await userEvent.tab();
    await expect(summary).toHaveFocus();
    await userEvent.click(summary);
    await expect(words).toBeVisible();
    await userEvent.click(summary);
    await expect(words).not.toBeVisible();
  },
});

/** With something in it that waits. */
export const Open = meta.story({
  args: { defaultOpen: true, note: '2 messages' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Your website is served there/)).toBeVisible();
    await expect(canvas.getByText('2 messages')).toBeVisible();
  },
});

/** The address leads to it: it is open. */
export const LedTo = meta.story({
  args: { id: 'domain' },
  beforeEach: () => {
    const { href } = window.location;
    window.history.replaceState(window.history.state, '', '#domain');
    return () => window.history.replaceState(window.history.state, '', href);
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Your website is served there/)).toBeVisible();
  },
});

/** German, a word without end, the narrowest phone. */
export const LongWords = meta.story({
  args: {
    heading: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung',
    note: 'Vierundzwanzig Mitteilungen',
  },
  globals: { viewport: { value: 'narrow' } },
});
