import { expect, within } from 'storybook/test';
import { demoOf, inLook, inPictures, notFound, onAPhone, page } from '#storybook/demo';
import preview from '#storybook/preview';
import { addressesUnder } from '../design/siteAddress.ts';
import { demo } from './demo.ts';
import sample from './sample/content.json';
import { design } from './Site.tsx';

const meta = preview.meta({ component: demo.Page, ...demoOf('barbershop-classic', demo) });

const { inPhotographs, inDrawings } = inPictures(design, sample);

/** The front door. */
export const Home = meta.story(
  page('', 'Sit down. Look sharp.', async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('Home');
    const board = within(canvas.getByRole('region', { name: 'What it costs' }));
    await expect(board.getByText('Haircut').nextElementSibling).toHaveTextContent('£19');
    const chart = within(canvas.getByRole('region', { name: 'Ask for it by number' }));
    await expect(chart.getByRole('img', { name: 'High flat top' })).toBeVisible();
  }),
);

/** The whole board. */
export const Prices = meta.story(
  page('prices', 'Know before you sit.', async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: '0114 496 0162' })[0]).toHaveAttribute(
      'href',
      'tel:+441144960162',
    );
  }),
);

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
export const NotFound = meta.story(notFound('perms', 'Nobody in this chair.'));

/** The front door on a phone. */
export const HomeOnAPhone = Home.extend({ ...onAPhone, tags: ['nightly'] });

/** At the root of its buyer’s own domain, on the narrowest phone. */
export const OnItsOwnDomain = meta.story({
  args: { href: addressesUnder('/', demo.pages) },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Prices' })).toHaveAttribute('href', '/prices/');
  },
});

export const Photographed = meta.story(inPhotographs);
export const PhotographedOnAPhone = Photographed.extend({ ...onAPhone, tags: ['nightly'] });
export const Drawn = meta.story({ ...inDrawings, tags: ['nightly'] });
export const Calm = meta.story({
  ...inLook(design, sample, { palette: 'calm', typefaces: 'narrow' }),
  tags: ['nightly'],
});
export const Night = meta.story({
  ...inLook(design, sample, { palette: 'night', typefaces: 'narrow' }),
  tags: ['nightly'],
});
