import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { LinkRow } from './LinkRow.tsx';

const meta = preview.meta({
  component: LinkRow,
  args: {
    items: [
      { label: 'On the map', href: 'https://maps.example/' },
      { label: '01632 960 118', href: 'tel:+441632960118' },
    ],
  },
});

/** Two ways to the door. */
export const Usual = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
});

/** The page's purpose. */
export const Bold = meta.story({ args: { weight: 'bold' } });

/** Each is one stop. */
export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: '01632 960 118' })).toHaveFocus();
  },
});

/** An address without end, on the narrowest phone. */
export const LongWords = meta.story({
  args: {
    items: [{ label: `${'rechnungsempfaenger'.repeat(4)}@example.com`, href: 'mailto:a@example.com' }],
  },
  globals: { viewport: { value: 'narrow' } },
});

/** No way yet: no row. */
export const Empty = meta.story({
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});
