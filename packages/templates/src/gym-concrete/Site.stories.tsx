import { expect } from 'storybook/test';
import { demoOf, onAPhone } from '#storybook/demo';
import preview from '#storybook/preview';
import { landscape } from '../content/testing/landscape.ts';
import { files, photographed } from '../content/testing/photographed.ts';
import { demo } from './demo.ts';
import sample from './sample/content.json';
import { design } from './Site.tsx';

const meta = preview.meta({ component: demo.Page, ...demoOf('gym-concrete', demo) });

const content = photographed(sample);
const inPhotographs = design.render({ content, files });
const inDrawings = design.render({ content, files, options: { pictures: 'drawn' } });

/** What a visitor meets first: a car park with its wall off, then everything at a tariff. */
export const Home = meta.story({
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1, name: /^Lifts to.all levels$/ });
    await expect(heading).toBeVisible();
    await document.fonts.ready;
    const words = document.createRange();
    words.selectNodeContents(heading);
    // Three lines, and none of them begins inside a word.
    await expect(new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size).toBe(3);
    await expect(canvas.getAllByRole('link', { name: 'Take a ticket' })[0]).toHaveAttribute(
      'href',
      '/demos/gym-concrete/way-in/#ask',
    );
  },
});

/** Home in a hand. */
export const HomeOnAPhone = Home.extend(onAPhone);

/** What it costs to stay. */
export const Tariff = meta.story({
  args: { slug: 'tariff' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Tariff' })).toBeVisible();
    const pillar = canvas.getByRole('navigation', { name: 'Main' });
    await expect(pillar.querySelector('[aria-current="page"]')).toHaveTextContent('1 Tariff');
    await expect(canvas.getByRole('rowheader', { name: /^Season ticket/ })).toBeVisible();
  },
});

/** When to come. */
export const BayPlan = meta.story({
  args: { slug: 'bay-plan' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Bay plan' })).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Sat' })).toHaveTextContent('09:30 Push a car, Level 2');
    await userEvent.click(canvas.getByRole('radio', { name: 'Ramps: hard breathing' }));
    await expect(canvas.getByText('Push a car, Level 2')).toBeVisible();
    for (const squat of canvas.getAllByText('Squat, Level −2')) await expect(squat).not.toBeVisible();
  },
});

/** What is where. */
export const TheLevels = meta.story({
  args: { slug: 'the-levels' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'The levels' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Platforms' })).toBeVisible();
  },
});

/** Who has the kettle. */
export const Attendants = meta.story({
  args: { slug: 'attendants' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Someone in the booth' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Bev Hadley' })).toBeVisible();
    await expect(canvas.getByRole('article', { name: 'The lift works' })).toBeVisible();
  },
});

/** The one thing every page leads to. */
export const WayIn = meta.story({
  args: { slug: 'way-in' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Come on down' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Telephone' })).toBeRequired();
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeEnabled();
  },
});

/** An address this site does not have. */
export const NotFound = meta.story({
  args: { slug: 'level-nine' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'You have lost your car' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to the first page' })).toHaveAttribute(
      'href',
      '/demos/gym-concrete/',
    );
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
