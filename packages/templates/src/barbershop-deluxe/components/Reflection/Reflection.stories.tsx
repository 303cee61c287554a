import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Reflection } from './Reflection.tsx';

const meta = preview.meta({ component: Reflection, args: { children: 'Prices' } });

/** Seen by those who see, and not heard by those who listen. */
export const Word = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Prices')).toHaveAttribute('aria-hidden', 'true');
  },
});

/** Of a heading. */
export const OfAHeading = meta.story({ args: { size: 'xxlarge' } });
