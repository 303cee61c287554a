import { renderToString } from 'react-dom/server';
import { expect, within } from 'storybook/test';
import { rendersNothing } from '#storybook/rendersNothing';
import preview from '#storybook/preview';
import { clockAt } from '../../../components/text/OpenNow/clockAt.ts';
import { Photo } from '../../../components/media/Photo/Photo.tsx';
import { markToday } from '../../../components/text/HoursTable/markToday.ts';
import { photo } from '../../../testing/photo.ts';
import { friseur, labels, leith, marchmont, shear } from './Branches.fixtures.ts';
import { Branches } from './Branches.tsx';

const meta = preview.meta({
  component: Branches,
  args: { heading: 'Where we are', labels, items: [{ name: leith.name, address: leith.address }] },
  parameters: {
    layout: 'fullscreen',
    states: ['least', 'usual', 'long-words', 'many', 'missing-picture', 'empty', 'keyboard'],
  },
});

const front = (of: string, src?: string) => (
  <Photo {...photo('chair', `The front in ${of}`)} {...(src && { src })} fill />
);
const pictured = [leith, marchmont].map((branch) => ({ ...branch, picture: front(branch.name) }));

/** A name and an address. */
export const AddressOnly = meta.story({ tags: ['least'] });

/** There is one: it has the width to itself. */
export const One = meta.story({
  tags: ['usual'],
  args: { ...shear, heading: 'Come in', items: pictured.slice(0, 1) },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', { name: 'The front in Leith' }).getBoundingClientRect();
    const table = canvas.getByRole('table').getBoundingClientRect();
    await expect(table.left).toBeGreaterThan(picture.right);
    await expect(table.top).toBeLessThan(picture.bottom);
    const card = canvas.getByRole('listitem').getBoundingClientRect();
    await expect(card.bottom - picture.bottom).toBeLessThan(8);
  },
});

/** Two: screen readers read each with its own details, and their hours stand in one line. */
export const Two = meta.story({
  tags: ['usual'],
  args: shear,
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, canvasElement }) => {
    const [first, second] = canvas.getAllByRole('listitem');
    await expect(within(first!).getByRole('heading', { level: 3, name: 'Leith' })).toBeVisible();
    await expect(within(first!).getByRole('link', { name: '0131 496 0733' })).toHaveAttribute(
      'href',
      'tel:+441314960733',
    );
    await expect(within(second!).getByRole('link', { name: 'Marchmont on the map' })).toBeVisible();
    await expect(second).toHaveTextContent('The Old Dairy117 Warrender RowEdinburgh EH9 1HX');

    markToday(canvasElement, clockAt(new Date('2026-11-24T12:00:00Z')));
    const tables = [labels.hours.replace('{name}', 'Leith'), labels.hours.replace('{name}', 'Marchmont')];
    for (const name of tables)
      await expect(within(canvas.getByRole('table', { name })).getAllByText('Today')[0]).toBeVisible();
    const tops = canvas.getAllByRole('table').map((table) => table.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(1);
  },
});

/** With a picture of each front. */
export const Pictured = meta.story({ tags: ['usual'], args: { ...shear, items: pictured } });

/** On a phone: one under the other. */
export const OnAPhone = meta.story({
  tags: ['usual'],
  args: { ...shear, items: pictured },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem').map((branch) => branch.getBoundingClientRect());
    await expect(second!.top).toBeGreaterThanOrEqual(first!.bottom);
    for (const link of canvas.getAllByRole('link'))
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
});

/** Its pictures never came: their words stand in their place. */
export const MissingPicture = meta.story({
  tags: ['missing-picture'],
  args: {
    ...shear,
    items: shear.items.map((branch) => ({
      ...branch,
      picture: front(branch.name, 'data:image/png;base64,'),
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'The front in Leith' })).toBeVisible();
  },
});

/** A page of its own, on a board. */
export const AsAPage = meta.story({
  tags: ['usual'],
  args: { ...shear, headingLevel: 1, tone: 'deep' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: shear.heading })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Leith' })).toBeVisible();
  },
});

/** A chain, some of it with a telephone and some without. */
export const Many = meta.story({
  tags: ['many'],
  args: {
    ...shear,
    items: ['Leith', 'Marchmont', 'Portobello', 'Gorgie', 'Abbeyhill', 'Stockbridge', 'Juniper Green'].map(
      (name, place) => ({ ...(place % 2 ? marchmont : leith), name }),
    ),
  },
  globals: { viewport: { value: 'desktop' } },
});

/** Each way to each of them is one stop. */
export const ByKeyboard = meta.story({
  tags: ['keyboard'],
  args: shear,
  play: async ({ canvas, userEvent }) => {
    const ways = [leith.telephone, leith.mail, leith.map, marchmont.telephone, marchmont.map];
    for (const { label } of ways) {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: label })).toHaveFocus();
    }
  },
});

/** As it was sent, before any script. */
export const BeforeScript = meta.story({
  tags: ['usual'],
  args: shear,
  render: (args) => <div dangerouslySetInnerHTML={{ __html: renderToString(<Branches {...args} />) }} />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.innerHTML).not.toContain('style=');
    await expect(canvas.getAllByRole('table')).toHaveLength(2);
  },
});

/** German, an address without end, the narrowest phone. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: friseur,
  globals: { viewport: { value: 'narrow' } },
});

/** None: nothing is rendered. */
export const Empty = meta.story({ tags: ['empty'], args: { items: [] }, play: rendersNothing });

/** Branches as the head office counts them. */
export const BranchNumbers = meta.story({
  tags: ['dont', '!test', '!dev', '!autodocs'],
  args: {
    ...shear,
    items: [leith, marchmont].map((branch, place) => ({
      ...branch,
      name: `Branch ${place + 1}`,
      map: { ...branch.map, label: 'Map' },
    })),
  },
});
