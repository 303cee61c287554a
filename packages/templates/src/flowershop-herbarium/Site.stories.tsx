import { expect, within } from 'storybook/test';
import { demoOf, inLook, inPictures, notFound, onAPhone, page } from '#storybook/demo';
import preview from '#storybook/preview';
import { demo } from './demo.ts';
import sample from './sample/content.json';
import { design } from './Site.tsx';

const meta = preview.meta({ component: demo.Page, ...demoOf('flowershop-herbarium', demo) });

const { inPhotographs, inDrawings } = inPictures(design, sample);

/** What a visitor meets first: a larkspur strapped to a sheet, and a cabinet of everything else. */
export const Home = meta.story(
  page('', 'Alive this morning', async ({ canvas }) => {
    const second = within(canvas.getByRole('region', { name: 'Too thick to press' }));
    await expect(second.getByRole('heading', { level: 3, name: /^Gypsophila paniculata/ })).toBeVisible();
    await expect(second.getAllByRole('img')).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: 'In the press' })).toHaveAttribute(
      'href',
      '/demos/flowershop-herbarium/this-week/#press',
    );
    await expect(canvas.getByRole('main').getBoundingClientRect().left).toBeGreaterThanOrEqual(
      canvas.getByRole('banner').getBoundingClientRect().right - 1,
    );
  }),
);

/** Home on a phone. */
export const HomeOnAPhone = meta.story({
  ...onAPhone,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Alive this morning' })).toBeVisible();
    // The cabinet is low, and stands on top.
    await expect(canvas.queryByRole('link', { name: 'In the press' })).toBeNull();
  },
});

/** Everything there is, and one thing there is not. */
export const ThisWeek = meta.story(
  page('this-week', 'This week, flat', async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { current: 'page' })[0]).toHaveAccessibleName('This week');
    await expect(canvas.getByText(/Sheet wanting since 2017/)).toBeVisible();
    const itemsOf = (name: string) =>
      within(canvas.getByRole('region', { name }))
        .getAllByRole('listitem')
        .map((item) => item.getBoundingClientRect());
    // They overlap as they do in a drawer.
    const [before, after] = itemsOf('This week, flat');
    await expect(before!.right).toBeGreaterThan(after!.left);
    // The longest wait has the most ruler.
    const heights = itemsOf('Press your own').map(({ height }) => height);
    await expect(heights[2]).toBe(Math.max(...heights.slice(0, 3)));
  }),
);

/** The week on a phone. */
export const ThisWeekOnAPhone = meta.story({ args: { slug: 'this-week' }, ...onAPhone, tags: ['nightly'] });

/** The way to the green door, and the form to order by. */
export const Visit = meta.story(
  page('visit', 'Nine, Turnwell Street', async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toBeRequired();
    await expect(canvas.getByRole('button', { name: 'Send the order' })).toBeEnabled();
  }),
);

/** An address this cabinet has no sheet for. */
export const NotFound = meta.story(notFound('roses', 'Sheet wanting'));

export const Photographed = meta.story(inPhotographs);
export const PhotographedOnAPhone = Photographed.extend({ ...onAPhone, tags: ['nightly'] });
export const Drawn = meta.story({ ...inDrawings, tags: ['nightly'] });
export const Calm = meta.story({
  ...inLook(design, sample, { palette: 'calm', typefaces: 'printed' }),
  tags: ['nightly'],
});
export const Night = meta.story({
  ...inLook(design, sample, { palette: 'night', typefaces: 'printed' }),
  tags: ['nightly'],
});
