import { expect, within } from 'storybook/test';
import { demoOf, inLook, inPictures, notFound, onAPhone, page } from '#storybook/demo';
import preview from '#storybook/preview';
import { demo } from './demo.ts';
import sample from './sample/content.json';
import { design } from './Site.tsx';

const meta = preview.meta({ component: demo.Page, ...demoOf('restaurant-tide', demo) });

const { inPhotographs, inDrawings } = inPictures(design, sample);

/** What a visitor meets first: sky, a harbour, and a way down. */
export const Home = meta.story(
  page('', 'Supper is down there', async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: 'Book a table' })[0]).toHaveAttribute(
      'href',
      '/demos/restaurant-tide/book-a-table/#ask',
    );
    const shallow = canvas.getByRole('heading', { name: 'Mackerel' }).getBoundingClientRect();
    const deep = canvas.getByRole('heading', { name: 'Turbot' }).getBoundingClientRect();
    await expect(shallow.top).toBeLessThan(deep.top);
    await expect(canvas.getByRole('img', { name: /^On the sea bed: an anchor/ })).toBeVisible();
    // The lead ends before the boat begins.
    const top = canvas.getByRole('heading', { level: 1 }).closest('header')!;
    const harbour = top.lastElementChild!.getBoundingClientRect();
    const lead = within(top)
      .getByText(/^The further you scroll/)
      .getBoundingClientRect();
    if (harbour.top < lead.bottom) await expect(lead.right).toBeLessThan(harbour.left);
  }),
);

/** Home on a phone. */
export const HomeOnAPhone = Home.extend({ ...onAPhone, tags: ['nightly'] });

/** The whole menu, with what is not there today, and what is in each dish. */
export const Board = meta.story(
  page('board', 'What landed', async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByText('Not landed')).toHaveLength(2);
    // The menu stands on the page once.
    await expect(canvas.getAllByText('Mackerel')).toHaveLength(1);
    const menu = within(canvas.getByRole('region', { name: 'What you can swim with' }));
    await userEvent.click(menu.getByRole('checkbox', { name: 'Dairy-free' }));
    await userEvent.click(menu.getByRole('checkbox', { name: 'molluscs' }));
    await expect(menu.getByText('Mackerel')).toBeVisible();
    for (const taken of ['Turbot', 'Squid', 'Leeks on toast'])
      await expect(menu.getByText(taken)).not.toBeVisible();
  }),
);

/** The boats, and where each fishes. */
export const Boats = meta.story({
  args: { slug: 'boats' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: 'Our Janet' })).toBeVisible();
    const [shallow, deep] = ['Five fathoms', 'Thirty fathoms'].map((depth) =>
      canvas.getByText(depth).getBoundingClientRect(),
    );
    await expect(shallow!.top).toBeLessThan(deep!.top);
    await expect(canvas.getByRole('article', { name: 'Denzil has a new rake' })).toBeVisible();
  },
});

/** A day by its tide, and the hours. */
export const Tides = meta.story(
  page('tides', 'We open when they land', async ({ canvas }) => {
    // No letter of one line of the heading touches one of the next.
    const { fontSize, lineHeight } = getComputedStyle(canvas.getByRole('heading', { level: 1 }));
    await expect(Number.parseFloat(lineHeight) / Number.parseFloat(fontSize)).toBeGreaterThan(1.05);
    await expect(canvas.getByRole('table')).toBeVisible();
    // The higher the water, the higher its step; on a phone the day goes down the page.
    const [high, low] = ['06:10', '12:00'].map((time) => canvas.getByText(time).getBoundingClientRect());
    await expect(high!.top).toBeLessThan(low!.top);
  }),
);

/** The same on a phone. */
export const TidesOnAPhone = Tides.extend({ ...onAPhone, tags: ['nightly'] });

/** A form to ask for a table. */
export const Book = meta.story({
  args: { slug: 'book' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'How many of you' })).toHaveDisplayValue('2');
    await expect(canvas.getByRole('combobox', { name: 'What time' })).toBeRequired();
    await expect(canvas.getByRole('textbox', { name: 'Telephone' })).toBeRequired();
    await expect(canvas.getByRole('button', { name: 'Ask for this time' })).toBeEnabled();
  },
});

/** The way there. */
export const FindUs = meta.story(
  page('find-us', 'Walk till it’s wet', async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'On the map' })).toBeVisible();
  }),
);

/** An address this site does not have. */
export const NotFound = meta.story(notFound('mermaids', 'Lost overboard'));

export const Photographed = meta.story(inPhotographs);
export const PhotographedOnAPhone = Photographed.extend({ ...onAPhone, tags: ['nightly'] });
export const Drawn = meta.story({ ...inDrawings, tags: ['nightly'] });
export const Calm = meta.story({
  ...inLook(design, sample, { palette: 'calm', typefaces: 'warm' }),
  tags: ['nightly'],
});
const byNight = inLook(design, sample, { palette: 'night', typefaces: 'warm' });

/** The sky is dark, and a mast before it is not. */
export const Night = meta.story({
  ...byNight,
  tags: ['nightly'],
  play: async (context) => {
    await byNight.play(context);
    const mast = context.canvasElement.querySelector('path[d^="M136 34h6"]')!;
    await expect(getComputedStyle(mast).fill).toBe('rgb(84, 114, 138)');
  },
});

const { Page: SignedByName } = design.render({
  content: { ...sample, business: { ...sample.business, name: 'Long & Daughters' }, designs: {} },
});

/** Without a last word of its own the site is signed by its name, no word of which is broken. */
export const SignedByItsName = meta.story({
  render: (args) => <SignedByName {...args} />,
  play: async ({ canvas }) => {
    const signed = within(canvas.getByRole('contentinfo')).getAllByText('Long & Daughters')[0]!;
    const word = document.createRange();
    const [text] = signed.childNodes;
    word.setStart(text!, 'Long & '.length);
    word.setEnd(text!, 'Long & Daughters'.length);
    await expect(new Set([...word.getClientRects()].map(({ top }) => Math.round(top))).size).toBe(1);
  },
});
