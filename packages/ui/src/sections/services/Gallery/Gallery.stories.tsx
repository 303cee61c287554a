import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, fn, within } from 'storybook/test';
import preview from '#storybook/preview';
import { keysTakenFrom } from '../../../testing/keysTakenFrom.ts';
import { filter, kinds, labels, portfolio, street, werkstatt } from './Gallery.fixtures.ts';
import { Gallery, type GalleryProps } from './Gallery.tsx';

const meta = preview.meta({
  component: Gallery,
  args: { heading: street.heading, items: street.items.slice(0, 1), labels },
  parameters: {
    layout: 'fullscreen',
    states: [
      'least',
      'usual',
      'long-words',
      'many',
      'empty',
      'missing-picture',
      'open',
      'closed',
      'keyboard',
    ],
  },
});

// As a page would do it.
function Chosen(args: GalleryProps) {
  const [value, setValue] = useState('');
  const items = args.items.filter((_, place) => !value || kinds[place] === value);
  const count = `Showing ${items.length} of ${args.items.length} sites`;
  return <Gallery {...args} items={items} filter={{ ...filter, value, onChange: setValue, count }} />;
}

/** One picture: opened, there is nothing to turn to. */
export const One = meta.story({
  tags: ['least'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: street.items[0]!.picture.alt }));
    await expect(canvas.getByRole('dialog', { name: street.heading })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Next picture' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
});

/** A wall of them, to be looked at one by one. */
export const Usual = meta.story({
  tags: ['usual', 'closed'],
  args: street,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: street.heading })).toBeVisible();
    await expect(canvas.getAllByRole('figure')).toHaveLength(6);
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
});

/** One of them, as large as the screen. Closed, the focus is back where it was. */
export const Open = meta.story({
  tags: ['open'],
  args: street,
  play: async ({ canvas, userEvent, step }) => {
    const thumbnail = canvas.getByRole('link', { name: 'Flowers on a counter' });

    await step('with a key held the press is the browser’s', async () => {
      await expect(keysTakenFrom(thumbnail)).toEqual([]);
      await expect(canvas.queryByRole('dialog')).toBeNull();
    });

    await step('it opens at the one that was pressed, and closes again', async () => {
      await userEvent.click(thumbnail);
      await expect(canvas.getByRole('status')).toHaveTextContent('Picture 3 of 6: Fern & Peony');
      await userEvent.click(canvas.getByRole('button', { name: 'Next picture' }));
      const dialog = within(canvas.getByRole('dialog'));
      await expect(dialog.getByRole('img', { name: 'A barber’s chair' })).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
      await expect(canvas.queryByRole('dialog')).toBeNull();
      await expect(thumbnail).toHaveFocus();
    });

    await step('opened again, it rests on the same one', async () => {
      await userEvent.click(thumbnail);
      await expect(canvas.getByText('Picked at five, on the counter by eight.')).toBeVisible();
      await expect(canvas.getByRole('status')).toHaveTextContent('Picture 3 of 6: Fern & Peony');
      const picture = within(canvas.getByRole('dialog')).getByRole('img', { name: 'Flowers on a counter' });
      const { left, right } = picture.getBoundingClientRect();
      await expect((left + right) / 2).toBeCloseTo(window.innerWidth / 2, 0);
    });
  },
});

/** Every site, with the way to its live demo, and one kind at a time. */
export const Portfolio = meta.story({
  tags: ['usual'],
  args: portfolio,
  render: Chosen,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Portfolio' })).toBeVisible();
    await expect(
      canvas.getByRole('link', { name: 'View Demo: Trainer Volt (opens in a new tab)' }),
    ).toHaveAttribute('href', '/demos/trainer-volt/');
    await userEvent.click(canvas.getByText('Flowershop', { selector: 'label' }));
    await expect(canvas.getAllByRole('figure')).toHaveLength(1);
    await expect(canvas.getByRole('status')).toHaveTextContent('Showing 1 of 3 sites');
    await userEvent.click(canvas.getByText('All', { selector: 'label' }));
  },
});

/** For sale: the price of each, and the one action for it. */
export const ForSale = meta.story({
  tags: ['usual'],
  args: {
    ...portfolio,
    items: portfolio.items.map((item) => ({
      ...item,
      offer: { price: '$299', action: { label: 'Try it with your name', href: '/try' } },
    })),
  },
  play: async ({ canvas }) => {
    const first = within(canvas.getAllByRole('figure')[0]!);
    await expect(first.getByText('$299')).toBeVisible();
    await expect(
      first.getByRole('link', { name: 'Try it with your name: Barbershop Classic' }),
    ).toHaveAttribute('href', '/try');
    const [action, demo] = first.getAllByRole('link').slice(1);
    await expect(demo).toHaveAccessibleName('View Demo: Barbershop Classic (opens in a new tab)');
    await expect(action!.getBoundingClientRect().top).toBeGreaterThan(
      first.getByText('$299').getBoundingClientRect().top,
    );
  },
});

/** The opened picture is a larger file than the one on the wall. */
export const LargerFile = meta.story({
  args: {
    items: street.items.slice(0, 2).map((item) => ({
      ...item,
      large: { ...item.picture, src: `${item.picture.src}#large` },
    })),
  },
  play: async ({ canvas }) => {
    const [thumbnail] = canvas.getAllByRole('link');
    await expect(thumbnail!.getAttribute('href')).toMatch(/#large$/);
    await expect(canvas.getAllByRole('img')[0]!.getAttribute('src')).not.toMatch(/#large$/);
  },
});

/** A year of Saturdays: pictures are fetched as they come into sight. */
export const Many = meta.story({
  tags: ['many'],
  args: {
    ...street,
    items: Array.from({ length: 24 }, (_, place) => {
      const { picture, caption } = street.items[place % 6]!;
      return {
        picture: { ...picture, src: `${picture.src}#${place}` },
        caption: `${caption}, week ${place + 1}`,
      };
    }),
  },
  play: async ({ canvas }) => {
    const pictures = canvas.getAllByRole('img');
    await expect(pictures).toHaveLength(24);
    for (const picture of pictures) await expect(picture).toHaveAttribute('loading', 'lazy');
  },
});

/** Nothing of that kind, and a word about it. */
export const Empty = meta.story({
  tags: ['empty'],
  args: {
    items: [],
    filter: { ...filter, value: 'barbershop', count: 'Showing 0 of 3 sites' },
    empty: { heading: 'No sites to show', text: 'Try another trade.' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No sites to show' })).toBeVisible();
  },
});

/** Nothing at all, and no words for that: no heading over an empty wall. */
export const BareWall = meta.story({
  tags: ['empty'],
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
});

/** A picture that never came: its words hang in its frame. */
export const MissingPicture = meta.story({
  tags: ['missing-picture'],
  args: {
    items: street.items.slice(0, 2).map((item, place) => ({
      ...item,
      picture: { ...item.picture, src: `data:image/png;base64,AAA${'AB'[place]}` },
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'A loaf on a board' })).toBeVisible();
  },
});

/** Opened, turned and put away without a mouse. */
export const ByKeyboard = meta.story({
  tags: ['keyboard'],
  args: { ...street, lead: street.lead },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const thumbnail = canvas.getByRole('link', { name: street.items[0]!.picture.alt });
    await expect(thumbnail).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Picture 2 of 6: First out of the oven');
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Picture 6 of 6');
    // The browser turns the Escape key into this; synthetic keys do not.
    canvas.getByRole('dialog').dispatchEvent(new Event('cancel', { cancelable: true }));
    await expect(await canvas.findByRole('link', { name: street.items[0]!.picture.alt })).toHaveFocus();
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
});

/** Before its script: links to the pictures, and a form that loads a page. */
export const BeforeScript = meta.story({
  args: { ...portfolio, filter: { ...filter, value: 'flowershop', onChange: fn() } },
  play: async ({ args, canvas }) => {
    const markup = renderToString(<Gallery {...args} />);
    await expect(markup).not.toContain('style=');
    const page = new DOMParser().parseFromString(markup, 'text/html');
    const form = new FormData(page.querySelector('form')!);
    await expect([...form.entries()]).toEqual([['category', 'flowershop']]);
    const thumbnail = canvas.getByRole('link', { name: portfolio.items[0]!.picture.alt });
    await expect(thumbnail).toHaveAttribute('href', portfolio.items[0]!.picture.src);
  },
});

/** On a painted board. */
export const OnABoard = meta.story({ args: { ...street, tone: 'deep' } });

/** German, words without end, the narrowest phone. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: werkstatt,
  globals: { viewport: { value: 'narrow' } },
});

/** Captions as they come from the camera. */
export const FileNames = meta.story({
  tags: ['dont', '!test', '!dev', '!autodocs'],
  args: {
    ...street,
    items: street.items.slice(0, 3).map(({ picture }, place) => ({
      picture,
      caption: `IMG_20${41 + place}.jpg`,
    })),
  },
});
