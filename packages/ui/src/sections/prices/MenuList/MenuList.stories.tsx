import { expect, within } from 'storybook/test';
import { rendersNothing } from '#storybook/rendersNothing';
import preview from '#storybook/preview';
import { gasthaus, kitchen } from './MenuList.fixtures.ts';
import { MenuList } from './MenuList.tsx';

const meta = preview.meta({
  component: MenuList,
  args: {
    heading: kitchen.heading,
    labels: kitchen.labels,
    groups: [{ heading: 'Today', items: [{ name: 'Soup and bread', price: '£6' }] }],
  },
  parameters: {
    layout: 'fullscreen',
    states: ['least', 'usual', 'long-words', 'many', 'empty', 'disabled', 'keyboard'],
  },
});

/** A café with one pot on. */
export const OneDish = meta.story({ tags: ['least'] });

/** A whole evening: two leaves where it is wide, the marks explained at the foot. */
export const Supper = meta.story({
  tags: ['usual'],
  args: kitchen,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Supper' })).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'To begin',
      'To follow',
      'After that',
      'To drink',
    ]);
    const tart = canvas.getByText('Beetroot tart').closest('li');
    await expect(tart).toHaveTextContent(', vegetarian');
    await expect(tart).toHaveTextContent(', contains nuts');
    await expect(tart).toHaveTextContent('£9');
    for (const { meaning } of kitchen.marks) await expect(canvas.getByText(meaning)).toBeVisible();
  },
});

/** A dish that is off stays on the card, struck through, with the reason, and no price. */
export const OffToday = meta.story({
  tags: ['disabled'],
  args: kitchen,
  play: async ({ canvas }) => {
    const hake = within(canvas.getByText('Hake off the bone').closest('li')!);
    await expect(hake.getByRole('deletion')).toHaveTextContent('Hake off the bone');
    await expect(hake.getByText('No boats in this wind')).toBeVisible();
    await expect(hake.queryByText('£21')).not.toBeInTheDocument();
  },
});

/** A page of its own: the menu’s name is the page’s. */
export const AsAPage = meta.story({
  tags: ['usual'],
  args: { ...kitchen, headingLevel: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Supper' })).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(4);
  },
});

/** Written on a board by the door. */
export const OnABoard = meta.story({ tags: ['usual'], args: { ...kitchen, card: 'deep', tone: 'plain' } });

/** The one thing to press is the table. */
export const ByKeyboard = meta.story({
  tags: ['keyboard'],
  args: kitchen,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Book a table' })).toHaveFocus();
  },
});

/** A kitchen that cannot say no. */
export const Many = meta.story({
  tags: ['many'],
  args: {
    ...kitchen,
    groups: kitchen.groups.map((group) => ({
      ...group,
      items: Array.from({ length: 9 }, (_, n) => ({
        ...group.items[n % group.items.length]!,
        name: `${group.items[n % group.items.length]!.name} ${n + 1}`,
      })),
    })),
  },
});

/** An inn in long German, and a dish without end, on a narrow phone. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: gasthaus,
  globals: { viewport: { value: 'narrow' } },
});

/** The kitchen is closed: the card says so. */
export const KitchenClosed = meta.story({
  tags: ['empty'],
  args: { groups: [{ heading: 'Today', items: [] }], empty: 'The kitchen is closed until Wednesday.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The kitchen is closed until Wednesday.')).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Today' })).not.toBeInTheDocument();
  },
});

/** Nothing to eat and nothing to say: nothing is rendered. */
export const Empty = meta.story({
  tags: ['empty'],
  args: { groups: [] },
  play: rendersNothing,
});

/** Dishes described by how they are meant to be liked. */
export const Adjectives = meta.story({
  tags: ['dont', '!test', '!dev', '!autodocs'],
  args: {
    ...kitchen,
    groups: [
      {
        heading: 'Starters',
        items: [
          { name: 'Our signature soup', description: 'Lovingly prepared, simply delicious', price: '£7' },
          { name: 'Tart of the house', description: 'A true explosion of flavours', price: '£9' },
        ],
      },
    ],
  },
});
