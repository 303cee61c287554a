import { expect, spyOn } from 'storybook/test';
import preview from '#storybook/preview';
import { PrintButton } from './PrintButton.tsx';

const meta = preview.meta({ component: PrintButton, args: { label: 'Print the receipt' } });

/** Opens the browser’s own dialogue, by pointer and by key. */
export const Usual = meta.story({
  play: async ({ canvas, userEvent }) => {
    const print = spyOn(globalThis, 'print').mockReturnValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Print the receipt' }));
    await expect(print).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Enter}');
    await expect(print).toHaveBeenCalledTimes(2);
  },
});

/** A long label on the narrowest phone. */
export const LongWords = meta.story({
  args: { label: 'Zahlungsbestätigungsunterlagen ausdrucken' },
  globals: { viewport: { value: 'narrow' } },
});
