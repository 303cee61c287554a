import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Stack } from './Stack.tsx';

const lines = ['Flour', 'Water', 'Salt'];
const children = lines.map((line) => <p key={line}>{line}</p>);

const meta = preview.meta({ component: Stack, args: { gap: 'medium' as const, children } });

const boxes = (elements: readonly HTMLElement[]) =>
  elements.map((element) => element.getBoundingClientRect());

/** Things that belong together, one under another, evenly apart. */
export const Usual = meta.story({
  play: async ({ canvas }) => {
    const [first, second, third] = boxes(lines.map((line) => canvas.getByText(line)));
    const gap = second!.top - first!.bottom;
    await expect(gap).toBeGreaterThan(0);
    await expect(third!.top - second!.bottom).toBeCloseTo(gap, 0);
    await expect(third!.width).toBe(first!.width);
  },
});

/** Each as wide as its words, for buttons and plates. */
export const AtTheStart = meta.story({
  args: { align: 'start' },
  play: async ({ canvas }) => {
    const [first, second] = boxes([canvas.getByText('Flour'), canvas.getByText('Salt')]);
    await expect(first!.left).toBe(second!.left);
    await expect(first!.width).not.toBe(second!.width);
  },
});

/** Centred, for words to all visitors at once. */
export const Centred = meta.story({
  args: { align: 'center' },
  play: async ({ canvas }) => {
    const middles = boxes(lines.map((line) => canvas.getByText(line))).map(
      ({ left, right }) => (left + right) / 2,
    );
    for (const middle of middles) await expect(Math.abs(middle - middles[0]!)).toBeLessThan(1);
  },
});

/** More room, where each is a part of its own. */
export const FarApart = meta.story({ args: { gap: 'xlarge' } });

/** Where the page reads from the right, the start is there. */
export const RightToLeft = meta.story({
  args: { align: 'start' },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const [first, second] = boxes([canvas.getByText('Flour'), canvas.getByText('Salt')]);
    await expect(first!.right).toBe(second!.right);
  },
});
