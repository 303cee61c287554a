import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { FacingHead } from './FacingHead.tsx';

const meta = preview.meta({ component: FacingHead, args: { heading: 'This week', id: 'heading' } });

/** With nothing to add: the heading, seen reflected and heard once. */
export const Reflected = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const [heading, reflection] = canvas.getAllByText('This week');
    await expect(heading).toHaveAccessibleName('This week');
    await expect(reflection).toBeVisible();
    await expect(reflection).toHaveAttribute('aria-hidden', 'true');
  },
});

/** With a line that says how to read what follows. */
export const WithLead = meta.story({
  args: { lead: 'Picked on Tuesday. What is gone by Friday is gone.' },
  globals: { viewport: { value: 'desktop' } },
});

/** One under the other, and nothing to be reflected in. */
export const OnAPhone = meta.story({
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const [, reflection] = canvas.getAllByText('This week');
    await expect(reflection).not.toBeVisible();
  },
});

/** German, a word without end, a narrow phone. */
export const LongWords = meta.story({
  args: {
    heading: 'Öffnungszeitenübersicht',
    lead: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung',
  },
  globals: { viewport: { value: 'narrow' } },
});
