import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { StepSheet } from './StepSheet.tsx';

const steps = ['Name and trade', 'Opening hours', 'Prices', 'Pictures'].map((label, place) => ({
  label,
  href: `#step-${place}`,
  done: place === 0 || place === 2,
  current: place === 1,
}));

const meta = preview.meta({
  component: StepSheet,
  args: {
    label: 'What to tell us',
    heading: 'Step 2 of 4',
    progress: '2 of 4 done',
    steps,
    doneLabel: 'done',
  },
});

/** How many can be seen: a folded step has no box. */
const shown = (links: readonly HTMLElement[]) => links.filter((link) => link.checkVisibility()).length;

/** Two done, one open: in any order. */
export const InHand = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'What to tell us' })).toBeVisible();
    await expect(shown(canvas.getAllByRole('link'))).toBe(4);
    await expect(canvas.getByRole('link', { current: 'step' })).toHaveTextContent('Opening hours');
    await expect(canvas.getByRole('link', { name: /^Prices\s*, done$/ })).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Pictures' })).toBeInTheDocument();
  },
});

/** On a phone the list is folded away. */
export const OnPhone = meta.story({
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, userEvent }) => {
    await expect(shown(canvas.getAllByRole('link'))).toBe(0);
    await userEvent.click(canvas.getByText('2 of 4 done'));
    await expect(shown(canvas.getAllByRole('link'))).toBe(4);
  },
});

/** German, a word without end. */
export const LongWords = meta.story({
  args: {
    heading: 'Schritt 2 von 4',
    steps: steps.map((step) => ({
      ...step,
      label: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung',
    })),
  },
});
