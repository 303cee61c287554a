import { expect } from 'storybook/test';
import { rendersNothing } from '#storybook/rendersNothing';
import preview from '#storybook/preview';
import { leadsTo } from '../../../testing/leadsTo.ts';
import { bakery, barber, directory } from './ServiceList.fixtures.ts';
import { ServiceList } from './ServiceList.tsx';

const meta = preview.meta({
  component: ServiceList,
  args: { heading: 'What we do', items: [{ name: 'Keys cut', text: 'While you wait.' }] },
  parameters: {
    layout: 'fullscreen',
    states: ['least', 'usual', 'long-words', 'many', 'empty', 'keyboard'],
  },
});

/** One thing, done well. */
export const OneService = meta.story({
  tags: ['least'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem')).toHaveTextContent('Keys cut');
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
});

/** Everything a shop sells, with a link and a price for each. */
export const Usual = meta.story({
  tags: ['usual'],
  args: directory,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Directory' })).toBeVisible();
    const names = canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    await expect(names).toEqual(directory.items.map(({ name }) => name));
    await expect(canvas.getByRole('link', { name: 'Blog setup' })).toHaveAttribute(
      'href',
      '/pricing#blog-setup',
    );
  },
});

/** For those who need not read it: a button beside its heading, which comes before the rows. */
export const WithAWayOn = meta.story({
  tags: ['usual'],
  args: { ...directory, action: { label: 'Choose a website', href: '/templates' } },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('link');
    await expect(first).toHaveAccessibleName('Choose a website');
    await expect(first).toHaveAttribute('href', '/templates');
    await expect(second).toHaveAccessibleName(directory.items[0]!.name);
  },
});

/** A press anywhere on a row leads where its name does. */
export const WholeRowLeads = meta.story({
  tags: ['usual'],
  args: directory,
  play: async ({ canvas }) => {
    const [first] = directory.items;
    await expect(leadsTo(canvas.getByText(first!.text))).toBe('/templates');
    await expect(leadsTo(canvas.getByText('by quote'))).toBe('/pricing#quote');
  },
});

/** Prices and times alone: nothing to press. */
export const PricesAndTimes = meta.story({
  tags: ['usual'],
  args: { ...barber, tone: 'tint' },
  play: async ({ canvas }) => {
    const [, shave] = canvas.getAllByRole('listitem');
    await expect(shave).toHaveTextContent('Hot shaveNewTwo towels, one razor. 40 minutes£24');
  },
});

/** Each row is one stop, in the order of the numbers. */
export const ByKeyboard = meta.story({
  tags: ['keyboard'],
  args: directory,
  play: async ({ canvas, userEvent }) => {
    for (const { name } of directory.items) {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name })).toHaveFocus();
    }
  },
});

/** A house with many rooms: the numbers keep their column. */
export const Many = meta.story({
  tags: ['many'],
  args: {
    heading: 'On every floor',
    items: Array.from({ length: 14 }, (_, room) => ({
      name: `Room ${room + 1}`,
      text: 'Ring twice and wait on the stairs.',
      price: '£9',
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(14);
    await expect(canvas.getByText('14')).toBeVisible();
  },
});

/** A German bakery, and words without end, on the narrowest phone. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: bakery,
  globals: { viewport: { value: 'narrow' } },
});

/** The board hangs already, with nothing painted on it. */
export const Empty = meta.story({
  tags: ['empty'],
  args: { heading: 'Directory', items: [], empty: 'The signwriter comes on Thursday.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The signwriter comes on Thursday.')).toBeVisible();
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
  },
});

/** Nothing to list and nothing to say: no bare heading is left standing. */
export const NothingToSay = meta.story({
  tags: ['empty'],
  args: { heading: 'Directory', items: [] },
  play: rendersNothing,
});

/** Feelings instead of facts. */
export const WonderfulServices = meta.story({
  tags: ['dont', '!test', '!dev', '!autodocs'],
  args: {
    ...directory,
    items: [
      { name: 'Digital excellence', text: 'We unlock the full potential of your business.' },
      { name: 'Customer focus', text: 'Because you deserve nothing but the best.' },
      { name: 'Innovation', text: 'Solutions that take you to the next level.' },
    ],
  },
});

/** A badge on every row. */
export const EverythingNew = meta.story({
  tags: ['dont', '!test', '!dev', '!autodocs'],
  args: { ...barber, items: barber.items.map((item) => ({ ...item, badge: 'New' })) },
});
