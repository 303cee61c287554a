import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { LiveText } from './LiveText.tsx';

const meta = preview.meta({ component: LiveText, args: { children: '' } });

/** Waiting for something to say. */
export const Silent = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status').textContent).toBe('');
  },
});

/** A total that has just changed. */
export const Speaking = meta.story({
  args: { children: 'Total $374' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Total $374');
  },
});

/** Words of any length take no room: they are for those who listen. */
export const LongWords = meta.story({
  args: {
    children:
      'Gesamtbetrag aktualisiert: Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung',
  },
  globals: { viewport: { value: 'narrow' } },
});
