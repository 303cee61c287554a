import { expect, within } from 'storybook/test';
import { demoOf, onAPhone } from '#storybook/demo';
import preview from '#storybook/preview';
import { addressesUnder } from '../design/siteAddress.ts';
import { landscape } from '../content/testing/landscape.ts';
import { files, photographed } from '../content/testing/photographed.ts';
import { demo } from './demo.ts';
import sample from './sample/content.json';
import { design } from './Site.tsx';

const meta = preview.meta({ component: demo.Page, ...demoOf('barbershop-classic', demo) });

const content = photographed(sample);
const inPhotographs = design.render({ content, files });
const inDrawings = design.render({ content, files, options: { pictures: 'drawn' } });

/** The front door. */
export const Home = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Sit down. Look sharp.' })).toBeVisible();
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('Home');
    const board = within(canvas.getByRole('region', { name: 'What it costs' }));
    await expect(board.getByText('Haircut').nextElementSibling).toHaveTextContent('£19');
  },
});

/** The whole board. */
export const Prices = meta.story({
  args: { slug: 'prices' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Know before you sit.' })).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: '0114 496 0162' })[0]).toHaveAttribute(
      'href',
      'tel:+441144960162',
    );
  },
});

/** Hours, map and a chair. */
export const FindUs = meta.story({
  args: { slug: 'find-us' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /^Thursday.* 8\.30 to 8$/ })).toBeVisible();
    const form = canvas.getByRole<HTMLFormElement>('form', { name: 'Hold me a chair' });
    await expect(canvas.getByText(/what you type stays in your browser/)).toBeVisible();
    await expect([...new FormData(form)]).toEqual([]);
  },
});

/** An address the site does not have. */
export const NotFound = meta.story({
  args: { slug: 'perms' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Back to the first page' })).toHaveAttribute(
      'href',
      '/demos/barbershop-classic/',
    );
  },
});

/** The front door on a phone. */
export const HomeOnAPhone = Home.extend(onAPhone);

/** At the root of its buyer’s own domain, on the narrowest phone. */
export const OnItsOwnDomain = meta.story({
  args: { href: addressesUnder('/', demo.pages) },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Prices' })).toHaveAttribute('href', '/prices/');
  },
});

/** With a photograph wherever there can be one, each in the manner of this design. */
export const Photographed = meta.story({
  render: (args) => <inPhotographs.Page {...args} />,
  play: async ({ canvas }) => {
    const [first, ...others] = canvas.getAllByAltText(landscape.alt);
    await expect(first).toHaveAttribute('fetchpriority', 'high');
    for (const other of others) await expect(other).toHaveAttribute('loading', 'lazy');
  },
});

/** The same in a hand. */
export const PhotographedOnAPhone = Photographed.extend(onAPhone);

/** The same with the drawings that stand in for them. */
export const Drawn = meta.story({
  render: (args) => <inDrawings.Page {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.queryAllByAltText(landscape.alt)).toEqual([]);
  },
});
