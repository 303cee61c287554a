import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Drawing } from '../../../primitives/index.ts';
import { cycles } from './HeroBanner.fixtures.ts';
import { HeroBanner } from './HeroBanner.tsx';

const wheel = (
  <Drawing viewBox="0 0 400 500" fill="middle" label="A bicycle wheel against a wall">
    <path fill="var(--ui-color-paper4)" d="M0 0h400v500H0z" />
    <circle cx="200" cy="280" r="150" fill="none" stroke="var(--ui-color-paper5)" strokeWidth="22" />
    <path
      stroke="var(--ui-color-paper2)"
      strokeWidth="5"
      d="M200 140v280M60 280h280M100 180l200 200M300 180L100 380"
    />
  </Drawing>
);

const meta = preview.meta({
  component: HeroBanner,
  args: { heading: cycles.heading },
  parameters: { layout: 'fullscreen', states: ['least', 'usual', 'long-words', 'keyboard'] },
});

/** An inner page: its name, across the page. */
export const HeadingOnly = meta.story({
  tags: ['least'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Ride in. Roll out.' })).toBeVisible();
  },
});

/** An inner page, with a line about it. */
export const WithLead = meta.story({
  tags: ['usual'],
  args: { heading: 'Prices', lead: cycles.lead, tone: 'deep' },
});

/** The first page: words on one half, the trade on the other. */
export const WithDrawing = meta.story({
  tags: ['usual'],
  args: { ...cycles, drawing: wheel },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1 });
    const drawing = canvas.getByRole('img', { name: /bicycle wheel/ });
    await expect(heading.compareDocumentPosition(drawing)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expect(canvas.getByRole('link', { name: 'Book a service' })).toHaveAttribute(
      'href',
      '/find-us#book',
    );
  },
});

/** Words of eight letters are drawn smaller than words of four. */
export const MiddlingWords = meta.story({
  args: { ...cycles, heading: 'Bicycles *mended*', drawing: wheel },
});

/** German, a word without end, a narrow phone. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: {
    ...cycles,
    heading: 'Fahrradreparaturwerkstattgemeinschaft *Donaudampfschifffahrt*',
    drawing: wheel,
  },
  globals: { viewport: { value: 'narrow' } },
});

/** By keyboard alone: the ways on, in the order they are read. */
export const KeyboardOnly = meta.story({
  tags: ['keyboard'],
  args: cycles,
  play: async ({ canvas, userEvent }) => {
    for (const name of ['Book a service', 'Punctures £9 and the rest']) {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name })).toHaveFocus();
    }
  },
});

/** A sentence out of a brochure. */
export const SentenceForAHeading = meta.story({
  tags: ['dont', '!test', '!dev', '!autodocs'],
  args: {
    ...cycles,
    heading: 'Professional bicycle *maintenance* and repair for all requirements',
    drawing: wheel,
  },
});
