import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { FacingHead } from './FacingHead.tsx';

const meta = preview.meta({ component: FacingHead, args: { heading: 'This week', id: 'heading' } });

/** With nothing to add. */
export const Alone = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveAccessibleName('This week');
  },
});

/** With a line that says how to read what follows. */
export const WithLead = meta.story({
  args: { lead: 'Picked on Tuesday. What is gone by Friday is gone.' },
  globals: { viewport: { value: 'desktop' } },
});

/** German, a word without end, a narrow phone. */
export const LongWords = meta.story({
  args: {
    heading: 'Öffnungszeitenübersicht',
    lead: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung',
  },
  globals: { viewport: { value: 'narrow' } },
});
