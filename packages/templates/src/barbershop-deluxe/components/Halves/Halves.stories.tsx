import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Halves, HalvesHead, HalvesRow } from './Halves.tsx';

const meta = preview.meta({
  component: Halves,
  args: {
    labelledBy: 'heading',
    children: <HalvesHead id="heading" heading="By day" lead="And by night." />,
  },
  parameters: { layout: 'fullscreen' },
});

/** A heading, and what is said to it. */
export const HeadWithLead = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'By day' })).toBeVisible();
  },
});

/** Rows under a head: one that stays in two on a phone, and one that folds. */
export const Rows = meta.story({
  args: {
    children: (
      <>
        <HalvesHead id="heading" heading="By day" />
        <dl>
          <HalvesRow as="terms" height="row">
            <>Sandwich</>
            <>£4</>
          </HalvesRow>
          <HalvesRow as="terms" height="row" fold="phone">
            <>What is in it?</>
            <>Cheese, pickle, and a leaf for the look of the thing.</>
          </HalvesRow>
        </dl>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(2);
  },
});

/** The other way round, for those who read that way. */
export const RightToLeft = Rows.extend({ globals: { direction: 'rtl' } });

/** Two texts of different length that begin on one line. */
export const FirstLinesLevel = meta.story({
  args: {
    children: (
      <>
        <HalvesHead id="heading" heading="By day" />
        <HalvesRow align="start">
          <p>Sandwiches, soup, and a cake for whoever asks before it is gone, which is four o’clock.</p>
          <p>Shut.</p>
        </HalvesRow>
      </>
    ),
  },
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    const { top } = canvas.getByText('Shut.').getBoundingClientRect();
    await expect(canvas.getByText(/^Sandwiches/).getBoundingClientRect().top).toBe(top);
  },
});
