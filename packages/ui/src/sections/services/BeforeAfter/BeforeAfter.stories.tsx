import { expect, fireEvent, waitFor } from 'storybook/test';
import { rendersNothing } from '#storybook/rendersNothing';
import preview from '#storybook/preview';
import { maler, painter } from './BeforeAfter.fixtures.ts';
import { BeforeAfter } from './BeforeAfter.tsx';

const [pair] = painter.items;
const pictures = { before: pair!.before, after: pair!.after };
const clipOf = (picture: HTMLElement) => getComputedStyle(picture.parentElement!).clipPath;
const missing = (picture: typeof pictures.before) => ({ ...picture, src: 'data:image/png;base64,AAAA' });

const meta = preview.meta({
  component: BeforeAfter,
  args: { heading: painter.heading, labels: painter.labels, items: [pictures] },
  parameters: {
    layout: 'fullscreen',
    states: ['least', 'usual', 'long-words', 'many', 'empty', 'missing-picture', 'keyboard'],
  },
});

/** Two pictures and what they are of. */
export const PicturesOnly = meta.story({ tags: ['least'] });

/** The best piece of work, with what was done to it. */
export const Usual = meta.story({
  tags: ['usual'],
  args: painter,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure')).toHaveTextContent('Patel’s, on the corner of Elm Street');
    await expect(
      canvas.getByRole('slider', { name: /^How much of before and after is shown: Patel’s/ }),
    ).toHaveValue('50');
  },
});

/** Arrow keys wipe, Home and End show one of the two whole, as with any slider; the value is told in words. */
export const ByKeyboard = meta.story({
  tags: ['keyboard'],
  args: painter,
  play: async ({ canvas, userEvent }) => {
    const slider = canvas.getByRole('slider');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Ask for a price' })).toHaveFocus();
    await userEvent.tab();
    await expect(slider).toHaveFocus();
    await expect(slider).toHaveAttribute('aria-valuetext', '50 % before, 50 % after');
    const moved = clipOf(canvas.getByRole('img', { name: pair!.before.alt }));
    // A browser moves a slider by its keys; synthetic keys do not, so the value is set as the browser would.
    await fireEvent.input(slider, { target: { value: '0' } });
    await expect(slider).toHaveAttribute('aria-valuetext', '0 % before, 100 % after');
    await expect(clipOf(canvas.getByRole('img', { name: pair!.before.alt }))).not.toBe(moved);
  },
});

/** Three pieces of work: each slider names its own. */
export const Many = meta.story({
  tags: ['many'],
  args: {
    ...painter,
    items: ['Patel’s', 'The Anchor', 'Bell Cycles'].map((caption) => ({ ...pictures, caption })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('slider')).toHaveLength(3);
    await expect(canvas.getByRole('slider', { name: /The Anchor$/ })).toBeInTheDocument();
  },
});

/** One picture never came: its words stand in its place beside the other, with nothing to wipe. */
export const MissingPicture = meta.story({
  tags: ['missing-picture'],
  args: { ...painter, items: [{ ...pair!, after: missing(pair!.after) }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: pair!.after.alt })).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('slider')).not.toBeInTheDocument());
    const [before, after] = [pair!.before, pair!.after].map(({ alt }) =>
      canvas.getByRole('img', { name: alt }).getBoundingClientRect(),
    );
    await expect(before!.right).toBeLessThanOrEqual(after!.left);
  },
});

/** Neither came, on a phone: their words stand one over the other, each with its sign beneath. */
export const BothMissing = meta.story({
  tags: ['missing-picture'],
  args: { ...painter, items: [{ before: missing(pair!.before), after: missing(pair!.after) }] },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('slider')).not.toBeInTheDocument());
    const bottomOf = (element: Element) => element.getBoundingClientRect().bottom;
    const topOf = (element: Element) => element.getBoundingClientRect().top;
    const [before, after] = [pair!.before, pair!.after].map(({ alt }) =>
      canvas.getByRole('img', { name: alt }),
    );
    await expect(topOf(canvas.getByText(painter.labels.before))).toBeGreaterThanOrEqual(bottomOf(before!));
    await expect(topOf(after!)).toBeGreaterThanOrEqual(bottomOf(canvas.getByText(painter.labels.before)));
    await expect(topOf(canvas.getByText(painter.labels.after))).toBeGreaterThanOrEqual(bottomOf(after!));
  },
});

/** On a painted board. */
export const OnABoard = meta.story({ tags: ['usual'], args: { ...painter, tone: 'deep' } });

/** A painter in long German, and a customer without end, on a narrow phone. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: maler,
  globals: { viewport: { value: 'narrow' } },
});

/** Nothing to show, nothing rendered. */
export const Empty = meta.story({
  tags: ['empty'],
  args: { items: [] },
  play: rendersNothing,
});

/** Praise where the facts should be. */
export const AmazingTransformation = meta.story({
  tags: ['dont', '!test', '!dev', '!autodocs'],
  args: {
    ...painter,
    heading: 'Amazing transformations',
    lead: 'See for yourself the difference that true quality makes!',
    items: [{ ...pair!, caption: 'Project 14' }],
  },
});
