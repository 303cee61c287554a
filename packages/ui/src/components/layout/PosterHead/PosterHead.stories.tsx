import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { PosterHead } from './PosterHead.tsx';

const meta = preview.meta({ component: PosterHead, args: { heading: 'Pay by the lift', id: 'heading' } });

/** Words that need no explaining. */
export const HeadingAlone = meta.story();

/** With a line that says how to read what follows, on the page's first section. */
export const WithLead = meta.story({
  args: { headingLevel: 1, lead: 'No joining fee, no direct debit, no small print.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Pay by the lift' })).toBeVisible();
    await expect(canvas.getByText('No joining fee, no direct debit, no small print.')).toBeVisible();
  },
});

/** German, a word without end, a narrow phone. */
export const LongWords = meta.story({
  args: {
    heading: 'Krafttrainingseinführung',
    lead: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung',
  },
  globals: { viewport: { value: 'narrow' } },
});
