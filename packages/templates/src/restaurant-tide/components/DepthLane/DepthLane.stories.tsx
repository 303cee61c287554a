import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Heading, Section, Text } from '@awning/ui/primitives';
import { DepthLane } from './DepthLane.tsx';

const cellar = (
  <Section labelledBy="cellar" tone="deep">
    <Heading id="cellar" level={2} size="xxlarge">
      The second cellar
    </Heading>
    <Text>Where the old vintages are, and the cold.</Text>
  </Section>
);

const meta = preview.meta({
  component: DepthLane,
  args: { children: cellar },
  parameters: { layout: 'fullscreen' },
});

/** The words keep clear of the gauge. */
export const Marked = meta.story({
  args: { mark: { value: '12', unit: 'metres' }, tone: 'deep' },
  play: async ({ canvas }) => {
    const numeral = canvas.getByText('12').getBoundingClientRect();
    const words = canvas.getByRole('heading').getBoundingClientRect();
    await expect(words.left).toBeGreaterThan(numeral.right);
  },
});

/** The same on the narrowest phone, from right to left. */
export const OnAPhone = Marked.extend({
  globals: { direction: 'rtl', viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const numeral = canvas.getByText('12').getBoundingClientRect();
    const words = canvas.getByRole('heading').getBoundingClientRect();
    await expect(words.right).toBeLessThan(numeral.left);
  },
});
