import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { lieferanten, mark, suppliers } from './LogoStrip.fixtures.ts';
import { LogoStrip } from './LogoStrip.tsx';

const meta = preview.meta({
  component: LogoStrip,
  args: { heading: suppliers.heading, items: suppliers.items.slice(0, 1) },
  parameters: {
    layout: 'fullscreen',
    states: ['least', 'usual', 'long-words', 'many', 'empty', 'missing-picture', 'keyboard'],
  },
});

/** One name is enough, where it is a good one. */
export const One = meta.story({ tags: ['least'] });

/** Names without marks, each in its own lettering. */
export const Usual = meta.story({
  tags: ['usual'],
  args: suppliers,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: suppliers.heading })).toBeVisible();
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      suppliers.items.map(({ name }) => name),
    );
  },
});

/** Marks and names side by side, on a painted board. */
export const WithMarks = meta.story({
  tags: ['usual'],
  args: {
    ...suppliers,
    tone: 'deep',
    items: suppliers.items.map((item, place) => (place % 2 ? { ...item, picture: mark } : item)),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Robin Hood’s Bay Dairy' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Goathland Honey' })).toBeVisible();
  },
});

/** A linked one is a stop for the Tab key; the others are not. */
export const ByKeyboard = meta.story({
  tags: ['keyboard'],
  args: suppliers,
  play: async ({ canvas, userEvent }) => {
    for (const name of ['Esk Valley Mill', 'Goathland Honey']) {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name })).toHaveFocus();
    }
  },
});

/** A mark that never came: its name stands in its place. */
export const MissingPicture = meta.story({
  tags: ['missing-picture'],
  args: { items: [{ name: 'Sandsend Salt', picture: { ...mark, src: 'data:image/png;base64,AAAA' } }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Sandsend Salt' })).toBeVisible();
  },
});

/** More than one row. */
export const Many = meta.story({
  tags: ['many'],
  args: {
    items: Array.from({ length: 15 }, (_, farm) => ({ name: `${farm + 1} Mile Farm` })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(15);
  },
});

/** German, a word without end, the narrowest phone. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: lieferanten,
  globals: { viewport: { value: 'narrow' } },
});

/** No names to show: none are invented. */
export const Empty = meta.story({
  tags: ['empty'],
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
  },
});

/** A strip as the theme came with it. */
export const TrustedBy = meta.story({
  tags: ['dont', '!test', '!dev', '!autodocs'],
  args: {
    heading: 'Trusted by leading brands',
    items: [{ name: 'Acme Group' }, { name: 'Globalcorp' }, { name: 'Your logo here' }],
  },
});
