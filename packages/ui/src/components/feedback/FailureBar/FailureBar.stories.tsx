import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { FailureBar } from './FailureBar.tsx';

const meta = preview.meta({
  component: FailureBar,
  args: {
    id: 'note',
    text: 'Part of this page did not arrive. Links and forms still work.',
    button: 'Try again',
  },
});

/** The page's script never came. */
export const Shown = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^Part of this page did not arrive\./);
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

/** In the page from the start, for a script that may have to show it. */
export const Kept = meta.story({
  args: { hidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

/** It comes between a finger and the button it is about to press: that press still reaches the button. */
export const ComesInTheWay = meta.story({
  args: { hidden: true },
  play: async ({ canvasElement }) => {
    const bar = canvasElement.querySelector<HTMLElement>('[role="alert"]')!;
    bar.hidden = false;
    // Stopped at its first moment, which a busy machine would miss.
    const [coming] = bar.getAnimations();
    coming!.pause();
    coming!.currentTime = 0;
    const { left, top, width, height } = bar.getBoundingClientRect();
    const pressed = () => document.elementFromPoint(left + width / 2, top + height / 2) as HTMLElement;
    await expect(bar).not.toContainElement(pressed());
    coming!.finish();
    await expect(bar).toContainElement(pressed());
  },
});

/** German, a word without end, the narrowest phone. */
export const LongWords = meta.story({
  args: {
    text: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung nicht angekommen.',
    button: 'Noch einmal versuchen',
  },
  globals: { viewport: { value: 'narrow' } },
});
