import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { bakery, bewerbung, loaf } from './Hero.fixtures.ts';
import { Hero } from './Hero.tsx';

const meta = preview.meta({
  component: Hero,
  args: { heading: bakery.heading },
  parameters: {
    layout: 'fullscreen',
    states: ['least', 'usual', 'long-words', 'missing-picture', 'keyboard'],
  },
});

/** The least an owner may fill in. */
export const HeadingOnly = meta.story({ tags: ['least'] });

/** The opening most one-page sites need. */
export const Centred = HeadingOnly.extend({
  tags: ['usual'],
  args: bakery,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: bakery.heading })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Order for Saturday' })).toHaveAttribute('href', '/order');
  },
});

/** For a business whose work photographs well. */
export const Split = meta.story({ tags: ['usual'], args: { ...bakery, picture: loaf } });

/** The picture may lead on a wide screen, yet is read after the words. */
export const PictureFirst = meta.story({
  tags: ['usual'],
  args: { ...bakery, picture: { ...loaf, side: 'start' } },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1 });
    const picture = canvas.getByRole('img', { name: loaf.alt });
    await expect(heading.compareDocumentPosition(picture)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
});

/** The picture never came: its words stand in its place. */
export const MissingPicture = meta.story({
  tags: ['missing-picture'],
  args: { ...bakery, picture: { ...loaf, src: 'data:image/png;base64,AAAA' } },
});

/** What makes the promise believable, in a row: every fact in it is true. */
export const WithFacts = Centred.extend({
  args: {
    facts: ['Loaves from £3.20', 'Order by noon on Friday', 'Flour from the mill at Sleights'],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByText('Loaves from £3.20')).toBeVisible();
  },
});

/** The same beside a picture. */
export const SplitWithFacts = WithFacts.extend({ args: { picture: loaf } });

/** A German owner who wrote far too much, seen on the narrowest phone. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: { ...bewerbung, picture: loaf },
  globals: { viewport: { value: 'narrow' } },
});

/** One word without end, seen on a phone. */
export const LongWord = meta.story({
  tags: ['long-words'],
  args: { heading: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung' },
  globals: { viewport: { value: 'mobile1' } },
});

/** By keyboard alone: the ways on, in the order they are read. */
export const KeyboardOnly = meta.story({
  tags: ['keyboard'],
  args: bakery,
  play: async ({ canvas, userEvent }) => {
    for (const name of ['Order for Saturday', 'See the menu']) {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name })).toHaveFocus();
    }
  },
});

/** A welcome where the promise should be. */
export const WelcomeInstead = meta.story({
  tags: ['dont', '!test', '!dev', '!autodocs'],
  args: {
    ...bakery,
    heading: 'Welcome to our bakery, where passion meets quality',
    lead: 'Elevate your mornings with our unique selection of lovingly crafted products.',
    actions: [{ label: 'Learn more', href: '/menu' }],
  },
});

/** Facts that any business would claim. */
export const FactsOfNobody = meta.story({
  tags: ['dont', '!test', '!dev', '!autodocs'],
  args: {
    ...bakery,
    facts: ['Best quality', 'Great service', 'Fair prices', 'Years of experience'],
  },
});
