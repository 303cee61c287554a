import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { service, squeak } from './CallToAction.fixtures.ts';
import { CallToAction } from './CallToAction.tsx';

const wheel = (
  <svg viewBox="0 0 100 100">
    <circle cx="50" cy="50" r="44" fill="none" stroke="currentColor" strokeWidth="8" />
    <path stroke="currentColor" strokeWidth="3" d="M50 8v84M8 50h84M20 20l60 60M80 20L20 80" />
  </svg>
);

const meta = preview.meta({
  component: CallToAction,
  args: squeak,
  parameters: { layout: 'fullscreen', states: ['least', 'usual', 'long-words', 'keyboard'] },
});

/** One thing to do. */
export const OneWayOn = meta.story({
  tags: ['least'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'It squeaks. We know why.' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Book a service' })).toHaveAttribute(
      'href',
      '/find-us#book',
    );
  },
});

/** The same, and a telephone number for those who would rather. */
export const TwoWaysOn = meta.story({ tags: ['usual'], args: service });

/** A drawing beside the words, on the one bright band. */
export const WithDrawing = meta.story({
  tags: ['usual'],
  args: { ...service, drawing: wheel, tone: 'spark' },
});

/** Reached by keyboard in the order we hope for. */
export const ByKeyboard = meta.story({
  tags: ['keyboard'],
  args: service,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Book a service' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /^Or ring/ })).toHaveFocus();
  },
});

/** German, a word without end, a narrow phone. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: {
    heading: 'Fahrradreparaturwerkstattterminvereinbarung',
    lead: 'Wir melden uns am selben Werktag zurück.',
    actions: [{ label: 'Jetzt verbindlich vormerken lassen', href: '/termin' }],
    drawing: wheel,
  },
  globals: { viewport: { value: 'narrow' } },
});

/** Every request one could make of a visitor. */
export const AsksForEverything = meta.story({
  tags: ['dont', '!test', '!dev', '!autodocs'],
  args: {
    heading: 'Don’t miss out: *subscribe, follow us and get in touch*',
    lead: 'We look forward to hearing from you!',
    actions: [
      { label: 'Submit', href: '/find-us#book' },
      { label: 'Learn more', href: '/about' },
    ],
  },
});
