import { expect, within } from 'storybook/test';
import { demoOf, inLook, inPictures, notFound, onAPhone, page } from '#storybook/demo';
import preview from '#storybook/preview';
import { demo } from './demo.ts';
import sample from './sample/content.json';
import { design } from './Site.tsx';

const meta = preview.meta({ component: demo.Page, ...demoOf('flowershop-glasshouse', demo) });

const { inPhotographs } = inPictures(design, sample);

/** The gable end, and what is written on its door. */
export const Home = meta.story(
  page('', 'Come in. Shut the door.', async ({ canvas }) => {
    const strip = within(canvas.getByRole('region', { name: 'Sorted by weather' }));
    await expect(strip.getByRole('link', { name: 'Palm house' })).toHaveAttribute(
      'href',
      '/demos/flowershop-glasshouse/palm-house/',
    );
    // The warmer, the taller: the palm house most of all.
    const [cool, temperate, palms] = strip.getAllByRole('listitem').map((room) => room.clientHeight);
    await expect(temperate).toBeGreaterThan(cool!);
    await expect(palms).toBeGreaterThan(temperate!);
  }),
);

/** Home on a phone. */
export const HomeOnAPhone = meta.story({ ...onAPhone, tags: ['nightly'] });

/** Coat on. */
export const CoolHouse = meta.story(
  page('first-room', 'Cool house', async ({ canvas }) => {
    await expect(canvas.getByText('Fatsia').closest('li')).toHaveTextContent('£22');
    const main = canvas.getByRole('navigation', { name: 'Main' });
    await expect(main.querySelector('[aria-current="page"]')).toHaveTextContent('Cool house');
  }),
);

/** Coat open. */
export const TemperateHouse = meta.story({ args: { slug: 'second-room' } });

/** Coat on the banana. */
export const PalmHouse = meta.story({ args: { slug: 'third-room' } });

/** Two visitors at a time. */
export const OrchidCase = meta.story({ args: { slug: 'fourth-room' } });

/** By the armful. */
export const CutFlowers = meta.story({
  args: { slug: 'cut-flowers' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('spinbutton', { name: /A fistful/ })).toBeEnabled();
  },
});

/** Under the palm. */
export const Weddings = meta.story({
  args: { slug: 'weddings' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Ask about your day' })).toHaveAttribute(
      'href',
      '/demos/flowershop-glasshouse/visit/#ask',
    );
  },
});

/** What seems to be the matter. */
export const PlantHospital = meta.story({
  args: { slug: 'plant-hospital' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /beetles/ })).toBeVisible();
    // An ill plant is brought, not put by.
    await expect(canvas.queryByRole('link', { name: 'Have it put by' })).not.toBeInTheDocument();
  },
});

/** A voucher to choose. */
export const GiftVouchers = meta.story({
  args: { slug: 'gift-vouchers' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /Something small/ })).toBeEnabled();
  },
});

/** Four of them, and a boiler. */
export const Gardeners = meta.story({
  args: { slug: 'gardeners' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /Walt: a flat cap/ })).toBeVisible();
  },
});

/** Before and after. */
export const Questions = meta.story({ args: { slug: 'questions' } });

/** The way there, the hours, and something put by. */
export const Visit = meta.story({
  args: { slug: 'visit' },
  play: async ({ canvas }) => {
    const [here] = canvas.getAllByRole('table');
    await expect(here).toHaveTextContent('Watering');
    await expect(canvas.getByRole('table', { name: 'Open in Bakewell market' })).toHaveTextContent('8 to 3');
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeEnabled();
  },
});

/** An address this site does not have. */
export const NotFound = meta.story(notFound('pineapples', 'A pane is missing'));

export const Photographed = meta.story(inPhotographs);

export const Calm = meta.story({
  ...inLook(design, sample, { palette: 'calm', typefaces: 'warm' }),
  tags: ['nightly'],
});
export const Night = meta.story({
  ...inLook(design, sample, { palette: 'night', typefaces: 'warm' }),
  tags: ['nightly'],
});
