import { expect, within } from 'storybook/test';
import { demoOf, inLook, inPictures, notFound, onAPhone, page } from '#storybook/demo';
import preview from '#storybook/preview';
import { demo } from './demo.ts';
import sample from './sample/content.json';
import { design } from './Site.tsx';

const meta = preview.meta({ component: demo.Page, ...demoOf('barbershop-comb', demo) });

const { inPhotographs } = inPictures(design, sample);
const { map: _map, ...unmapped } = sample.visit;
const withoutMap = design.render({ content: { ...sample, visit: unmapped } });

/** What a visitor meets first: a comb standing in a great round afro. */
export const Home = meta.story(
  page('', 'Pick it out.', async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: 'Book a chair' })[0]).toHaveAttribute(
      'href',
      '/demos/barbershop-comb/book/',
    );
    const wall = within(canvas.getByRole('region', { name: 'Greatest hits' }));
    await expect(wall.getAllByRole('img')).toHaveLength(6);
    await expect(wall.getByText('The round').closest('li')).toHaveTextContent('45 minutes');
  }),
);

/** Home on a phone. */
export const HomeOnAPhone = Home.extend({ ...onAPhone, tags: ['nightly'] });

/** Home without a map: the words under the teeth of the section before are clear of them. */
export const HomeWithoutAMap = meta.story({
  render: (args) => <withoutMap.Page {...args} />,
  play: async ({ canvas }) => {
    const place = canvas.getByRole('heading', { name: sample.visit.heading });
    const split = place.closest('section')!.parentElement!.parentElement!;
    const teeth = split.previousElementSibling!.firstElementChild!.getBoundingClientRect();
    await expect(teeth.height).toBeGreaterThan(0);
    await expect(teeth.bottom).toBeLessThanOrEqual(place.getBoundingClientRect().top);
  },
});

/** The prices, by the tooth. */
export const Prices = meta.story(
  page('prices', 'Count the teeth', async ({ canvas }) => {
    await expect(canvas.getByText('Box braids').closest('li')).toHaveTextContent('4 hours £120');
    await expect(canvas.getByRole('heading', { level: 2, name: 'Braids' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: /^A skin fade £22/ })).toBeChecked();
    const main = canvas.getByRole('navigation', { name: 'Main' });
    await expect(main.querySelector('[aria-current="page"]')).toHaveTextContent('Prices');
  }),
);

/** Guards on a rail, and styles on covers. */
export const TheLengths = meta.story(
  page('lengths', 'Say a number', async ({ canvas }) => {
    const chart = within(canvas.getByRole('region', { name: 'Say a number' }));
    // To one scale, from the shortest to the longest.
    const heights = chart
      .getAllByRole('listitem')
      .map((item) => item.querySelector('svg')!.getBoundingClientRect().height);
    await expect(heights).toEqual(heights.toSorted((one, other) => one - other));
    await expect(heights.at(-1)).toBeGreaterThan(heights[0]!);
    await expect(canvas.getByRole('region', { name: 'Greatest hits' })).toHaveTextContent('The round');
  }),
);

/** The barbers behind the chairs. */
export const TheFamily = meta.story(
  page('family', 'Side by side', async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /Keziah Shaw in profile/ })).toBeVisible();
    await expect(canvas.getAllByRole('term')[0]).toHaveTextContent('Side A');
  }),
);

/** The same on a phone: the first words hang clear of the header's teeth. */
export const TheFamilyOnAPhone = meta.story({
  ...onAPhone,
  args: { slug: 'family' },
  play: async ({ canvas, canvasElement }) => {
    const teeth = canvasElement.querySelector('main')!.previousElementSibling!.firstElementChild!;
    const heading = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect();
    const edge = teeth.getBoundingClientRect();
    await expect(edge.height).toBeGreaterThan(0);
    await expect(heading.top - edge.bottom).toBeGreaterThanOrEqual(24);
  },
});

/** The booking form, with the times when a barber is there. */
export const Book = meta.story(
  page('book', 'Sit down, then', async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: 'Telephone' })).toBeRequired();
    await expect(canvas.getByRole('combobox', { name: 'What for' })).toHaveDisplayValue('Shape-up, £10');
    await expect(canvas.getByRole('combobox', { name: 'With whom' })).toHaveDisplayValue('Anyone');
    const day = canvas.getByLabelText('Which day');
    await userEvent.type(day, '2031-01-06');
    await expect(canvas.getByText('We are closed on Mondays. Choose another day.')).toBeVisible();
    await userEvent.clear(day);
    await userEvent.type(day, '2031-01-11');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'What time' }), '08:30');
    await expect(day).toBeValid();
    await expect(canvas.getByRole('button', { name: 'Ask for this time' })).toBeEnabled();
  }),
);

/** The way there. */
export const FindUs = meta.story(
  page('find-us', 'Follow the bass', async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveTextContent('Monday');
  }),
);

/** An address this site does not have. */
export const NotFound = meta.story(notFound('perms', 'Too much off'));

export const Photographed = meta.story(inPhotographs);
export const PhotographedOnAPhone = Photographed.extend({ ...onAPhone, tags: ['nightly'] });
export const Calm = meta.story({
  ...inLook(design, sample, { palette: 'calm', typefaces: 'soft' }),
  tags: ['nightly'],
});
export const Night = meta.story({
  ...inLook(design, sample, { palette: 'night', typefaces: 'soft' }),
  tags: ['nightly'],
});
