import { expect, within } from 'storybook/test';
import { demoOf, inLook, notFound, onAPhone, page } from '#storybook/demo';
import preview from '#storybook/preview';
import { addressesUnder } from '../design/siteAddress.ts';
import { demo } from './demo.ts';
import sample from './sample/content.json';
import { design } from './Site.tsx';

const meta = preview.meta({ component: demo.Page, ...demoOf('restaurant-crumb', demo) });

/** The day by its hours. */
export const Home = meta.story(
  page('', 'Bread first. Then coffee.', async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('Home');
    const opening = within(canvas.getByRole('region', { name: 'The door opens' }));
    await expect(opening.getByText('7.30')).toBeVisible();
  }),
);

/** All there is and what it costs. */
export const Menu = meta.story(
  page('menu', 'What we make, and what it costs.', async ({ canvas }) => {
    const list = within(canvas.getByRole('region', { name: 'What there is' }));
    await expect(list.getByText('Seeded rye').nextElementSibling).toHaveTextContent('£5.20');
  }),
);

/** Hours, the way here, and a loaf kept. */
export const FindUs = meta.story(
  page('find-us', 'A blue door on Weetwood Lane.', async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /^Sunday.* 8\.30 to 1$/ })).toBeVisible();
    await expect(canvas.getByRole('form', { name: 'Have a loaf kept' })).toBeVisible();
  }),
);

/** An address the site does not have. */
export const NotFound = meta.story(notFound('croissants', 'Sold out.'));

/** The front door on a phone. */
export const HomeOnAPhone = Home.extend(onAPhone);

/** At the root of its buyer’s own domain, on the narrowest phone. */
export const OnItsOwnDomain = meta.story({
  args: { href: addressesUnder('/', demo.pages) },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const header = within(canvas.getByRole('banner'));
    await expect(header.getByRole('link', { name: 'Menu' })).toHaveAttribute('href', '/menu/');
  },
});

export const Calm = meta.story({
  ...inLook(design, sample, { palette: 'calm', typefaces: 'plain' }),
  tags: ['nightly'],
});
export const Night = meta.story({
  ...inLook(design, sample, { palette: 'night', typefaces: 'plain' }),
  tags: ['nightly'],
});
