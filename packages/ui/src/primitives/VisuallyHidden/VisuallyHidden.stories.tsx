import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = preview.meta({ component: VisuallyHidden, args: { children: 'opens in a new tab' } });

/** Words for a sign that only sighted visitors see: screen readers read them, and they take no room. */
export const Usual = meta.story({
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByText('opens in a new tab').getBoundingClientRect();
    await expect(width).toBeLessThanOrEqual(1);
    await expect(height).toBeLessThanOrEqual(1);
  },
});

/** The target of a link, where its words alone would be the same as its neighbour’s. */
export const InALink = meta.story({
  render: () => (
    <p>
      <a href="#rye">
        Order <VisuallyHidden>rye bread</VisuallyHidden>
      </a>{' '}
      <a href="#spelt">
        Order <VisuallyHidden>spelt bread</VisuallyHidden>
      </a>
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Order spelt bread' })).toBeVisible();
  },
});

/** A sentence without end, at the edge of a page read from the right: nothing scrolls sideways for it. */
export const LongWord = meta.story({
  args: { children: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung '.repeat(8) },
  globals: { viewport: { value: 'narrow' }, direction: 'rtl' },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
});
