import { renderToString } from 'react-dom/server';
import { expect, within } from 'storybook/test';
import { rendersNothing } from '#storybook/rendersNothing';
import preview from '#storybook/preview';
import { specimens, werkstatt, workshop } from './Testimonials.fixtures.ts';
import { Testimonials } from './Testimonials.tsx';

const meta = preview.meta({
  component: Testimonials,
  args: {
    heading: workshop.heading,
    labels: workshop.labels,
    items: [{ quote: workshop.items[0]!.quote, author: 'M. D.' }],
  },
  parameters: {
    layout: 'fullscreen',
    states: ['least', 'usual', 'long-words', 'many', 'empty', 'keyboard'],
  },
});

/** One card, signed with initials. */
export const One = meta.story({ tags: ['least'] });

/** Awning’s own: sample words, and every stamp says so. No stars, for no customer has given any. */
export const Specimens = meta.story({
  tags: ['usual'],
  args: specimens,
  play: async ({ canvas }) => {
    const cards = canvas.getAllByRole('figure');
    await expect(cards).toHaveLength(3);
    for (const card of cards) await expect(within(card).getByText('Specimen')).toBeVisible();
    await expect(within(cards[0]!).getByText('DO')).toBeVisible();
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
});

/** Beside the words of others, what a visitor can check: under the heading, before the first card. */
export const WithFacts = meta.story({
  tags: ['usual'],
  args: {
    ...specimens,
    facts: [
      { title: 'Your money back', text: 'The whole sum, until we begin.' },
      { title: 'Awning Websites Ltd', text: 'We build them, and we answer your mail.' },
    ],
  },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent('Your money back The whole sum, until we begin.');
    const card = canvas.getAllByRole('figure')[0]!;
    await expect(first!.compareDocumentPosition(card)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
});

/** Real ones: who, when, how many stars, known to have bought, and where it was first written. */
export const WithStars = meta.story({
  tags: ['usual'],
  args: workshop,
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('figure');
    await expect(within(first!).getByRole('img', { name: '5 out of 5 stars' })).toBeVisible();
    await expect(within(first!).getByText('Mended here')).toBeVisible();
    await expect(within(first!).getByText('Commuter, Portobello to Leith')).toBeVisible();
    await expect(within(second!).getByRole('link', { name: 'On the riders’ forum' })).toHaveAttribute(
      'href',
      'https://forum.example/bell-cycles',
    );
  },
});

/** The average of all the stars, and how they are spread. */
export const WithSummary = meta.story({
  tags: ['usual'],
  args: workshop,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '4.6 out of 5 stars' })).toBeVisible();
    await expect(canvas.getByText('from 12 cards')).toBeVisible();
    const five = canvas.getByRole('progressbar', { name: '5 stars' });
    await expect(five).toHaveAttribute('aria-valuetext', '9');
    await expect(five).toHaveAttribute('max', '12');
  },
});

/** Nothing but links to reach: first the one to write a review, then those to the sources. */
export const ByKeyboard = meta.story({
  tags: ['keyboard'],
  args: workshop,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Write us a card' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'On the riders’ forum' })).toHaveFocus();
  },
});

/** On a painted board; the cards stay paper. */
export const OnABoard = meta.story({ tags: ['usual'], args: { ...workshop, tone: 'deep' } });

/** What the server sends passes a strict policy. */
export const FromTheServer = meta.story({
  tags: ['usual'],
  args: workshop,
  play: async () => {
    await expect(renderToString(<Testimonials {...workshop} />)).not.toContain('style=');
  },
});

/** More than a visitor reads, still all there at once. */
export const Many = meta.story({
  tags: ['many'],
  args: {
    ...workshop,
    headingLevel: 1,
    items: Array.from({ length: 11 }, (_, n) => ({
      ...workshop.items[n % 3]!,
      quote: `${n + 1}. ${workshop.items[n % 3]!.quote}`,
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('figure')).toHaveLength(11);
  },
});

/** Long German, and words without end, on a narrow phone. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: werkstatt,
  globals: { viewport: { value: 'narrow' } },
});

/** No customer has written yet, and the page says so. */
export const NoneYet = meta.story({
  tags: ['empty'],
  args: { items: [], empty: 'Nobody has written yet. The box is by the door.', action: workshop.action },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nobody has written yet. The box is by the door.')).toBeVisible();
  },
});

/** With nothing to say, nothing is rendered. */
export const Empty = meta.story({
  tags: ['empty'],
  args: { items: [] },
  play: rendersNothing,
});

/** Praise that no real customer gave. */
export const InventedPraise = meta.story({
  tags: ['dont', '!test', '!dev', '!autodocs'],
  args: {
    ...workshop,
    items: ['Amazing service! Highly recommended!', 'The best ever! Simply amazing!'].map((quote) => ({
      quote,
      author: 'Happy customer',
      rating: 5,
    })),
    summary: { average: 5, count: 'from happy customers' },
  },
});
