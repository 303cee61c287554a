import { expect, within } from 'storybook/test';
import { demoOf, onAPhone } from '#storybook/demo';
import preview from '#storybook/preview';
import { landscape } from '../content/testing/landscape.ts';
import { files, photographed } from '../content/testing/photographed.ts';
import { demo } from './demo.ts';
import sample from './sample/content.json';
import { design } from './Site.tsx';

const meta = preview.meta({ component: demo.Page, ...demoOf('flowershop-scissors', demo) });

const content = photographed(sample);
const inPhotographs = design.render({ content, files });
const inDrawings = design.render({ content, files, options: { pictures: 'drawn' } });

/** What a visitor meets first: a headline over a collage, then the bench. */
export const Home = meta.story({
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Flowers with the mud still on' }),
    ).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'Order flowers' })[0]).toHaveAttribute(
      'href',
      '/demos/flowershop-scissors/order/',
    );
  },
});

/** Home in a hand. */
export const HomeOnAPhone = Home.extend(onAPhone);

/** What there is, and what it costs. */
export const ThisWeek = meta.story({
  args: { slug: 'this-week' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'On the bench this week' })).toBeVisible();
    const main = canvas.getByRole('navigation', { name: 'Main' });
    await expect(main.querySelector('[aria-current="page"]')).toHaveTextContent('This week');
  },
});

/** Where it is, and when its door is open. */
export const Visit = meta.story({
  args: { slug: 'visit' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Follow the smell' })).toBeVisible();
    const hours = canvas.getByRole('table', { name: 'Opening hours' });
    await expect(within(hours).getByRole('row', { name: /^Saturday/ })).toHaveTextContent('8 to 4');
  },
});

/** What grows when. */
export const InSeason = meta.story({
  args: { slug: 'in-season' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'What grows when' })).toBeVisible();
    await expect(canvas.getByText('Sweet peas').closest('li')).toHaveTextContent('June to September');
  },
});

/** For the days there is only one of. */
export const BigDays = meta.story({
  args: { slug: 'big-days' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'For the big days, and the hard ones' }),
    ).toBeVisible();
  },
});

/** The one thing every page leads to. */
export const Order = meta.story({
  args: { slug: 'order' },
  play: async ({ canvas, userEvent }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Say it with something alive' }),
    ).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Telephone' })).toBeRequired();
    await userEvent.type(canvas.getByRole('spinbutton', { name: 'Milk jug' }), '2');
    await expect(canvas.getByRole('status', { name: 'Together' })).toHaveTextContent('£48');
    await expect(canvas.queryByRole('textbox', { name: 'Town' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('radio', { name: /^Bring it to an address, £5/ }));
    await expect(canvas.getByRole('status', { name: 'Together' })).toHaveTextContent('£53');
    await expect(canvas.getByRole('textbox', { name: 'Town' })).toBeRequired();
    await expect(canvas.getByRole('button', { name: 'Send the order' })).toBeEnabled();
  },
});

/** An address this site does not have. */
export const NotFound = meta.story({
  args: { slug: 'plastic-roses' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'This one’s gone over' })).toBeVisible();
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
