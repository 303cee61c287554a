import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Heading } from '../Heading/Heading.tsx';
import { Section } from '../Section/Section.tsx';
import { Split } from './Split.tsx';

const half = (name: string, tone: 'plain' | 'deep') => (
  <Section labelledBy={name} tone={tone}>
    <Heading id={name} level={2} size="xlarge">
      {name}
    </Heading>
  </Section>
);

const meta = preview.meta({
  component: Split,
  args: { children: [half('Haircuts', 'plain'), half('Shaves', 'deep')] as const },
  parameters: { layout: 'fullscreen' },
});

/** Two parts of equal weight: side by side on a desktop, both as tall as the taller. */
export const Even = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('region').map((part) => part.getBoundingClientRect());
    await expect(first!.right).toBeLessThanOrEqual(second!.left);
    await expect(Math.round(first!.width)).toBe(Math.round(second!.width));
    await expect(first!.height).toBe(second!.height);
  },
});

/** The second part is the more important one. */
export const LessFirst = meta.story({
  args: { first: 'less' },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('region').map((part) => part.getBoundingClientRect().width);
    await expect(first).toBeLessThan(second!);
  },
});

/** The first part is. */
export const MoreFirst = meta.story({
  args: { first: 'more' },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('region').map((part) => part.getBoundingClientRect().width);
    await expect(first).toBeGreaterThan(second!);
  },
});

const Nothing = () => null;

/** A part that draws nothing leaves no hole: the other has the whole width. */
export const OneOfThem = meta.story({
  args: { first: 'more', children: [<Nothing key="none" />, half('Shaves', 'deep')] as const },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, canvasElement }) => {
    const { width } = canvas.getByRole('region').getBoundingClientRect();
    await expect(Math.round(width)).toBe(canvasElement.clientWidth);
  },
});

/** Kept to the page’s measure, on one ground from edge to edge. */
export const OnOneGround = meta.story({
  args: { width: 'content', tone: 'tint' },
  globals: { viewport: { value: 'desktop' } },
});

/** On a phone the first stands above the second. */
export const OnAPhone = meta.story({
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('region').map((part) => part.getBoundingClientRect());
    await expect(second!.top).toBeGreaterThanOrEqual(first!.bottom);
  },
});

/** Where the page reads from the right, the first stands on the right. */
export const RightToLeft = meta.story({
  globals: { viewport: { value: 'desktop' }, direction: 'rtl' },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('region').map((part) => part.getBoundingClientRect());
    await expect(first!.left).toBeGreaterThanOrEqual(second!.right);
  },
});
