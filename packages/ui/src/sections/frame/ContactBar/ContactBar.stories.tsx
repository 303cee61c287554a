import { expect, within } from 'storybook/test';
import preview from '#storybook/preview';
import { asPrinted } from '../../../testing/asPrinted.ts';
import { cobbler } from './ContactBar.fixtures.ts';
import { ContactBar, type ContactBarProps } from './ContactBar.tsx';

const meta = preview.meta({
  component: ContactBar,
  args: { items: cobbler.items.slice(0, 1), labels: cobbler.labels },
  parameters: { layout: 'fullscreen', states: ['least', 'usual', 'long-words', 'empty', 'keyboard'] },
  globals: { viewport: { value: 'mobile1' } },
  // A screenshot shows the page as a play has scrolled it; the next story begins at the top.
  beforeEach: () => () => window.scrollTo({ top: 0, behavior: 'instant' }),
});

const longPage = Array.from({ length: 40 }, (_, line) => `Pair ${line + 1}, resoled and polished`);

const underALongPage = (args: ContactBarProps) => (
  <>
    {longPage.map((line) => (
      <p key={line}>
        <a href="#pair">{line}</a>
      </p>
    ))}
    <ContactBar {...args} />
  </>
);

/** One way alone. */
export const CallOnly = meta.story({
  tags: ['least'],
  play: async ({ canvas }) => {
    const bar = within(canvas.getByRole('navigation', { name: 'Contact' }));
    await expect(bar.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+441947496012');
  },
});

/** Under a long page it stays at the foot of the screen, and covers nothing once the end is reached. */
export const UnderALongPage = meta.story({
  tags: ['usual'],
  args: cobbler,
  render: underALongPage,
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('navigation', { name: 'Contact' });
    const last = canvas.getByRole('link', { name: /^Pair 40/ });
    window.scrollTo({ top: 0, behavior: 'instant' });
    await expect(bar.getBoundingClientRect().bottom).toBeCloseTo(window.innerHeight, 0);
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    await expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(bar.getBoundingClientRect().top);
  },
});

/** By keyboard alone: each way in turn. */
export const KeyboardOnly = meta.story({
  tags: ['keyboard'],
  args: cobbler,
  play: async ({ canvas, userEvent }) => {
    for (const name of ['Call', 'Book', 'Directions']) {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name })).toHaveFocus();
    }
  },
});

/** A visitor who walks down the page by keyboard sees where they are: the focus is never under the bar. */
export const NeverOverTheFocus = meta.story({
  tags: ['keyboard'],
  args: cobbler,
  render: underALongPage,
  play: async ({ canvas, userEvent }) => {
    const bar = canvas.getByRole('navigation', { name: 'Contact' });
    document.documentElement.style.scrollBehavior = 'auto';
    try {
      for (const line of longPage) {
        await userEvent.tab();
        const pair = canvas.getByRole('link', { name: line });
        await expect(pair).toHaveFocus();
        await expect(pair.getBoundingClientRect().bottom).toBeLessThanOrEqual(
          bar.getBoundingClientRect().top,
        );
      }
    } finally {
      document.documentElement.style.scrollBehavior = '';
    }
  },
});

/** On paper there is no thumb. */
export const Printed = meta.story({
  tags: ['usual'],
  args: cobbler,
  play: async ({ canvas }) => {
    await asPrinted(async () => {
      await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
    });
  },
});

/** There is room on a desktop: its links stand on the page itself. */
export const OnADesktop = meta.story({
  tags: ['usual'],
  args: cobbler,
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
});

/** In German, on the narrowest phone. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: {
    items: [
      { kind: 'mail', label: 'Nachrichtenübermittlung', href: 'mailto:leisten@schuh.example' },
      { kind: 'book', label: 'Terminvereinbarung', href: '#book' },
      { kind: 'directions', label: 'Anfahrtsbeschreibung', href: '#way' },
    ],
  },
  globals: { viewport: { value: 'narrow' } },
});

/** The same with letters twice as large: every link can be read and pressed. */
export const LargeLetters = LongWords.extend({
  tags: ['long-words'],
  play: async ({ canvas }) => {
    document.documentElement.style.fontSize = '200%';
    try {
      for (const way of canvas.getAllByRole('link')) {
        const { left, right, width, height } = way.getBoundingClientRect();
        await expect(Math.min(width, height)).toBeGreaterThanOrEqual(48);
        await expect(left).toBeGreaterThanOrEqual(0);
        await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth);
        await expect(way.scrollWidth).toBeLessThanOrEqual(way.clientWidth);
      }
      await expect(
        canvas.getByRole('navigation', { name: 'Contact' }).getBoundingClientRect().height,
      ).toBeLessThan(window.innerHeight / 2);
    } finally {
      document.documentElement.style.fontSize = '';
    }
  },
});

/** No way at all: no bar. */
export const Empty = meta.story({
  tags: ['empty'],
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
});

/** Sentences to be spoken, and not the words that a visitor looks for. */
export const SentencesForWords = meta.story({
  tags: ['dont', '!test', '!dev', '!autodocs'],
  args: {
    items: [
      { kind: 'call', label: 'Give us a call today', href: 'tel:+441947496012' },
      { kind: 'book', label: 'Book an appointment', href: '#book' },
      { kind: 'directions', label: 'How to find us', href: '#way' },
    ],
  },
});
