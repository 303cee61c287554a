import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { CheckList } from './CheckList.tsx';

const meta = preview.meta({
  component: CheckList,
  args: { items: ['Three pages: Home, Prices, Find us', 'Quick on an old phone with one bar of signal'] },
});

/** What comes with the goods. */
export const Usual = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
});

/** More than a visitor reads. */
export const Many = meta.story({
  args: { items: Array.from({ length: 20 }, (_, place) => `Thing ${place + 1} of twenty`) },
});

/** German, a word without end, the narrowest phone. */
export const LongWords = meta.story({
  args: {
    items: [
      'Barrierefreiheitsprüfung nach der Veröffentlichung',
      'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung',
    ],
  },
  globals: { viewport: { value: 'narrow' } },
});

/** Words that any shop could write. */
export const Virtues = meta.story({
  tags: ['dont', '!test', '!dev', '!autodocs'],
  args: { items: ['Quality', 'Passion', 'Excellence'] },
});
