import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { augenoptik, optician } from './QuotePairs.fixtures.ts';
import { QuotePairs } from './QuotePairs.tsx';

const meta = preview.meta({
  component: QuotePairs,
  args: { ...optician, items: optician.items.slice(0, 1) },
  parameters: { layout: 'fullscreen' },
});

/** One customer, twice. */
export const One = meta.story();

/** In on one side, out on the other. */
export const Two = meta.story({
  args: optician,
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('region', { name: 'Said on the way in Said on the way out' }),
    ).toBeVisible();
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'I can see perfectly well.Who put leaves on that tree?Mr Bhatt',
      'Do they have to be big?I look like my own lawyer.Sinead, 71',
    ]);
  },
});

/** The line stays in the middle of a phone. */
export const OnAPhone = Two.extend({ globals: { viewport: { value: 'mobile1' } } });

/** What was said was long. */
export const LongWords = meta.story({ args: augenoptik, globals: { viewport: { value: 'narrow' } } });
