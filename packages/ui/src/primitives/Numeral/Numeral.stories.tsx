import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Numeral } from './Numeral.tsx';

const meta = preview.meta({
  component: Numeral,
  args: { value: '45' },
  decorators: [
    (Story) => (
      <p style={{ fontSize: '72px', inlineSize: 'min(320px, 100%)' }}>
        <Story />
      </p>
    ),
  ],
});

/** How many. */
export const Count = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('45')).toBeVisible();
  },
});

/** What it costs: the sign is small, and read in its place. */
export const Money = meta.story({
  args: { value: '£45' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('£45');
    const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
    const sign = canvas.getByText('£');
    await expect(sizeOf(sign)).toBeLessThan(sizeOf(sign.parentElement!));
  },
});

/** When. */
export const Time = meta.story({ args: { value: '06:15' } });

/** With what it counts, small behind it. */
export const WithUnit = meta.story({
  args: { value: '100', unit: 'kg' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('100 kg');
  },
});

/** A word in place of a number: its first letter is not taken for a currency sign. */
export const NoDigits = meta.story({
  args: { value: 'Free' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Free')).toBeVisible();
  },
});

/** A unit too long for the line goes under the number. */
export const LongUnit = meta.story({
  args: { value: '1250', unit: 'Quadratzentimeter' },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const number = canvas.getByText('1250').getBoundingClientRect();
    const unit = canvas.getByText('Quadratzentimeter').getBoundingClientRect();
    await expect(unit.top).toBeGreaterThan(number.top);
    await expect(unit.right).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
});
