import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { photo } from '../../../testing/photo.ts';
import { Lightbox } from './Lightbox.tsx';

const slides = [
  { picture: photo('loaf', 'A loaf on a board'), caption: 'The Tuesday loaf' },
  { picture: photo('flowers', 'Flowers on a counter') },
  {
    picture: photo('bicycle', 'A bicycle against a wall'),
    caption: 'How it gets to you',
    details: 'Within two miles, before eight.',
    link: { label: 'See the round', href: '/round', newTab: '(opens in a new tab)' },
  },
];

const meta = preview.meta({
  component: Lightbox,
  args: {
    heading: 'Our work',
    slides,
    start: 0,
    onClose: fn(),
    labels: {
      close: 'Close',
      previous: 'Previous picture',
      next: 'Next picture',
      picture: 'Picture',
      of: 'of',
    },
  },
  parameters: { layout: 'fullscreen' },
});

/** The first of three. */
export const Usual = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('dialog', { name: 'Our work' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Picture 1 of 3: The Tuesday loaf');
    await userEvent.click(canvas.getByRole('button', { name: 'Next picture' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Picture 2 of 3: Flowers on a counter');
    const reached = canvas.getAllByRole('img').filter((picture) => !picture.closest('[inert]'));
    await expect(reached.map((picture) => picture.getAttribute('alt'))).toEqual(['Flowers on a counter']);
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalled();
  },
});

/** Opened at the picture that was pressed; after the last comes the first. */
export const Last = meta.story({
  args: { start: 2 },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('img', { name: 'A bicycle against a wall' })).toBeVisible();
    const link = canvas.getByRole('link', { name: 'See the round (opens in a new tab)' });
    await expect(link).toHaveAttribute('href', '/round');
    await userEvent.click(canvas.getByRole('button', { name: 'Next picture' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Picture 1 of 3');
  },
});

/** Swiped with a thumb: the count follows the picture. */
export const Swiped = meta.story({
  play: async ({ canvas }) => {
    const track = canvas.getByRole('list');
    track.scrollTo({ left: track.clientWidth, behavior: 'instant' });
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Picture 2 of 3'));
    await expect(canvas.getByRole('img', { name: 'Flowers on a counter' })).toBeVisible();
  },
});

/** One picture: nothing to turn to. */
export const One = meta.story({
  args: { slides: slides.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Next picture' })).toBeNull();
  },
});

/** Turned by the arrow keys wherever the focus is, and to either end. */
export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const count = canvas.getByRole('status');
    for (const [key, place] of [
      ['ArrowRight', 2],
      ['End', 3],
      ['ArrowRight', 1],
      ['ArrowLeft', 3],
      ['Home', 1],
    ] as const) {
      await userEvent.keyboard(`{${key}}`);
      await expect(count).toHaveTextContent(`Picture ${place} of 3`);
    }
  },
});

/** Where the page reads from the right, the left arrow leads on. */
export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Picture 2 of 3');
    await expect(canvas.getByRole('img', { name: 'Flowers on a counter' })).toBeVisible();
  },
});

/** The picture never came: its words stand in its place. */
export const MissingPicture = meta.story({
  args: { slides: [{ picture: { ...slides[0]!.picture, src: 'data:image/png;base64,AAAA' } }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'A loaf on a board' })).toBeVisible();
  },
});

/** German, a word without end, the narrowest phone. */
export const LongWords = meta.story({
  args: {
    slides: [
      {
        ...slides[2]!,
        caption: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung',
        details:
          'Lieferung innerhalb des Stadtgebiets am selben Werktagvormittag, sofern die Straßen es zulassen.',
      },
      slides[0]!,
    ],
    labels: {
      close: 'Schließen',
      previous: 'Vorheriges Bild',
      next: 'Nächstes Bild',
      picture: 'Abbildungsnummer',
      of: 'von',
    },
  },
  globals: { viewport: { value: 'narrow' } },
});
