import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Price } from './Price.tsx';

const meta = preview.meta({
  component: Price,
  args: {
    price: { minorUnits: 29900, currency: 'USD', locale: 'en-US' },
    labels: { was: 'Was', now: 'Now' },
  },
});

const said = (canvasElement: HTMLElement) => canvasElement.textContent?.replace(/\s+/g, ' ').trim();

/** A round sum needs no cents. */
export const Round = meta.story({
  play: async ({ canvasElement }) => {
    await expect(said(canvasElement)).toBe('$299');
  },
});

/** One that has some keeps them. */
export const WithCents = meta.story({
  args: { price: { minorUnits: 1249950, currency: 'USD', locale: 'en-US' } },
  play: async ({ canvasElement }) => {
    await expect(said(canvasElement)).toBe('$12,499.50');
  },
});

/** With nothing said of a language, as it is written in Britain. */
export const WithoutALocale = meta.story({
  args: { price: { minorUnits: 450, currency: 'GBP' } },
  play: async ({ canvasElement }) => {
    await expect(said(canvasElement)).toBe('£4.50');
  },
});

/** As it is written elsewhere, in a currency with no cents at all. */
export const Yen = meta.story({
  args: { price: { minorUnits: 48000, currency: 'JPY', locale: 'ja-JP' } },
  play: async ({ canvasElement }) => {
    await expect(said(canvasElement)).toBe('¥48,000');
  },
});

/** The old price is struck through, and said to be the old one. */
export const Reduced = meta.story({
  args: {
    price: { minorUnits: 39900, currency: 'EUR', locale: 'de-DE' },
    was: { minorUnits: 49900, currency: 'EUR', locale: 'de-DE' },
    labels: { was: 'Früher', now: 'Jetzt' },
  },
  play: async ({ canvasElement }) => {
    await expect(said(canvasElement)).toBe('Früher 499 € Jetzt 399 €');
  },
});

/** Words instead of a sum. */
export const InWords = meta.story({
  args: { price: 'By quote' },
  play: async ({ canvasElement }) => {
    await expect(said(canvasElement)).toBe('By quote');
  },
});

/** Cents on a sum that has none. */
export const EmptyCents = meta.story({
  tags: ['dont', '!test', '!dev', '!autodocs'],
  args: { price: '$299.00' },
});
