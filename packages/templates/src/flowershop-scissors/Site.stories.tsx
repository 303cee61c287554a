import { expect, within } from 'storybook/test';
import { demoOf, inLook, inPictures, notFound, onAPhone, page } from '#storybook/demo';
import preview from '#storybook/preview';
import { demo } from './demo.ts';
import sample from './sample/content.json';
import { design } from './Site.tsx';

const meta = preview.meta({ component: demo.Page, ...demoOf('flowershop-scissors', demo) });

const { inPhotographs, inDrawings } = inPictures(design, sample);

/** What a visitor meets first: a headline over a collage, then the bench. */
export const Home = meta.story(
  page('', 'Flowers with the mud still on', async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: 'Order flowers' })[0]).toHaveAttribute(
      'href',
      '/demos/flowershop-scissors/order/',
    );
    // The foot of the collage lies over what follows.
    const opening = canvas.getByRole('region', { name: 'Flowers with the mud still on' });
    const collage = within(opening).getByRole('img').getBoundingClientRect();
    await expect(collage.bottom).toBeGreaterThan(opening.getBoundingClientRect().bottom);
    // No word of the headline stands alone at its end.
    const bright = within(opening).getByText('still on');
    const rows = new Set([...bright.getClientRects()].map(({ top }) => Math.round(top)));
    await expect(rows.size).toBe(1);
  }),
);

/** Home on a phone: the words come first. */
export const HomeOnAPhone = meta.story({
  ...onAPhone,
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect();
    await expect(canvas.getAllByRole('img')[0]!.getBoundingClientRect().top).toBeGreaterThan(heading.bottom);
  },
});

/** The flowers of the week, and their prices. */
export const ThisWeek = meta.story(
  page('this-week', 'Cut this morning', async ({ canvas }) => {
    const main = canvas.getByRole('navigation', { name: 'Main' });
    await expect(main.querySelector('[aria-current="page"]')).toHaveTextContent('This week');
    const bench = within(canvas.getByRole('region', { name: 'On the bench this week' }));
    const [first, second] = bench.getAllByRole('listitem');
    await expect(first).toHaveTextContent(/The big apology.*£58/);
    await expect(first!.clientWidth).toBeGreaterThan(second!.clientWidth * 1.5);
  }),
);

/** The address, and the hours. */
export const Visit = meta.story(
  page('visit', 'Follow the smell', async ({ canvas }) => {
    const hours = canvas.getByRole('table', { name: 'Opening hours' });
    await expect(within(hours).getByRole('row', { name: /^Saturday/ })).toHaveTextContent('8 to 4');
    const story = within(canvas.getByRole('region', { name: /^Nell digs it/ }));
    await expect(story.getByText('If it isn’t in the garden, it isn’t in the window.')).toBeVisible();
  }),
);

/** What grows when. */
export const InSeason = meta.story(
  page('in-season', 'What grows when', async ({ canvas }) => {
    await expect(canvas.getByText('Sweet peas').closest('li')).toHaveTextContent('June to September');
  }),
);

/** Flowers for the big days. */
export const BigDays = meta.story(page('big-days', /^The whole bench,\s+for one day$/));

/** The form that every page leads to. */
export const Order = meta.story(
  page('order', 'Say it with something alive', async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: 'Telephone' })).toBeRequired();
    await userEvent.type(canvas.getByRole('spinbutton', { name: 'Milk jug' }), '2');
    await expect(canvas.getByRole('status', { name: 'Together' })).toHaveTextContent('£48');
    await expect(canvas.queryByRole('textbox', { name: 'Town' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('radio', { name: /^Bring it to an address, £5/ }));
    await expect(canvas.getByRole('status', { name: 'Together' })).toHaveTextContent('£53');
    await expect(canvas.getByRole('textbox', { name: 'Town' })).toBeRequired();
    await expect(canvas.getByRole('button', { name: 'Send the order' })).toBeEnabled();
  }),
);

/** An address this site does not have. */
export const NotFound = meta.story(notFound('plastic-roses', 'This one’s gone over'));

export const Photographed = meta.story(inPhotographs);
export const PhotographedOnAPhone = Photographed.extend({ ...onAPhone, tags: ['nightly'] });
export const Drawn = meta.story({ ...inDrawings, tags: ['nightly'] });
export const Calm = meta.story({
  ...inLook(design, sample, { palette: 'calm', typefaces: 'elegant' }),
  tags: ['nightly'],
});
export const Night = meta.story({
  ...inLook(design, sample, { palette: 'night', typefaces: 'elegant' }),
  tags: ['nightly'],
});
